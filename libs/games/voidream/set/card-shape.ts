import type { JsonObject } from '#kernel';
import {
  type Definitions,
  fields,
  list,
  maybe,
  named,
  need,
  or,
  type Shape,
  text,
  variants,
  whole,
  word,
} from '#cards';
import type { BastionBack, CardText, DeckCondition, DeckGroup, DeckLine, MindTexts } from '../card-text.js';
import { COUNTED_KEYWORDS, KINDS, PLAIN_KEYWORDS } from '../language.js';
import { line } from './line-shape.js';
import { faction, group, keyword, playLimit, range, signs } from './words.js';

/** How a card is written in a file of cards. */

const deckLine = (least: number): Shape<DeckLine> =>
  fields<DeckLine>('a line of the back', { count: need(whole(least, 200)), guests: or(whole(0, 200), 0) });
const deckGroup: Shape<DeckGroup> = named('deck-group', () =>
  fields<DeckGroup>('cards of a deck', {
    kind: maybe(word(...KINDS)),
    value: maybe(range),
    subtype: maybe(text()),
    faction: maybe(faction),
    title: maybe(text()),
    keyword: maybe(word(...PLAIN_KEYWORDS, ...COUNTED_KEYWORDS)),
  }),
);
const most = whole(0, 200);
const condition: Shape<DeckCondition> = named('deck-condition', () =>
  variants<DeckCondition, 'deck'>('a condition on the deck', 'deck', {
    count: { of: need(deckGroup), least: maybe(most), most: maybe(most) },
    copies: { of: need(deckGroup), most: need(most) },
    'same-arcana': { most: need(most) },
    'any-faction': { of: need(deckGroup) },
    'more-bastions': { most: need(whole(1, 9)) },
  }),
);
const back: Shape<BastionBack> = fields<BastionBack>('the back of a bastion', {
  dream: need(deckLine(1)),
  major: need(text()),
  arcana: need(deckLine(0)),
  extra: or(list(condition), []),
});

const lines = or(list(line), []);
const mindTexts: Shape<MindTexts> = fields<MindTexts>('the texts of a mind card', {
  spent: lines,
  one: lines,
  two: lines,
  three: lines,
  four: lines,
});

const printed = { title: need(text()), faction: need(signs), flavour: maybe(text()) };
const value = need(whole(1, 4));
const number = need(whole(-20, 20));
const stability = need(whole(1, 20));
const dream = {
  ...printed,
  value,
  subtypes: or(list(text()), []),
  keywords: or(list(keyword), []),
  only: maybe(playLimit),
  lines,
};

/** Kinds and their fields: VD-2.2.2, VD-2.2.4, VD-2.3.2 to 2.3.5, VD-2.5.1, VD-2.6.1, VD-2.7.5, VD-2.8.7, VD-2.9.3, VD-H.32. */
export const cardText: Shape<CardText> = named('card', () =>
  variants<CardText, 'kind'>('a card', 'kind', {
    thought: dream,
    memory: { ...dream, attachesTo: maybe(group) },
    entity: { ...dream, dawn: number, stability, dusk: number },
    construct: { ...dream, stability },
    bastion: { ...dream, stability, back: need(back) },
    arcanum: { ...printed, value, only: maybe(playLimit), normal: need(list(line, 1)), inverted: need(list(line, 1)) },
    mind: { ...printed, texts: need(mindTexts) },
  }),
);

export interface SetText {
  /** Where an editor finds the schema; no part of the set. */
  readonly $schema: string | null;
  readonly title: string;
  readonly cards: readonly CardText[];
}
export const setText: Shape<SetText> = fields<SetText>('a set of cards', {
  $schema: maybe(text()),
  title: need(text()),
  cards: need(list(cardText, 1)),
});

/** For editors: the same shapes as a JSON Schema. */
export function setSchema(): JsonObject {
  const defs: Definitions = {};
  const { properties = {}, ...rest } = setText.schema(defs);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A set of Voidream cards',
    ...rest,
    properties,
    $defs: defs,
  };
}
