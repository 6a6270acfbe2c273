import { fields, list, maybe, named, need, or, type Shape, text, variants, whole, word } from '#cards';
import type { BastionBack, CardText, DeckLine, MindTexts } from '../card-text.js';
import { type Cost, EVENTS, type Group, type Line, type Step } from '../language.js';
import { VERBS } from '../rules/verbs.js';
import { amount, check, faction, grant, group, keyword, pick, playLimit, who, whose } from './words.js';

/** How a card is written in a file of cards. */

const fieldsOf = Object.fromEntries(Object.entries(VERBS).map(([name, verb]) => [name, verb.fields])) as {
  readonly [D in keyof typeof VERBS]: (typeof VERBS)[D]['fields'];
};

const step: Shape<Step> = named('step', () =>
  variants<Step, 'do'>('a step', 'do', {
    ...fieldsOf,
    choose: { what: need(pick) },
    for: { long: or(word('phase', 'turn', 'round', 'conflict', 'game'), 'phase'), give: need(grant) },
    may: { who: or(who, 'you'), steps: need(steps) },
    if: { check: need(check), then: need(steps), else: or(list(step), []) },
    'each-player': { steps: need(steps) },
    repeat: { times: need(amount), steps: need(steps) },
    'one-of': { modes: need(list(steps, 2)) },
  }),
);
const steps = list(step, 1);

const count = whole(1, 9);
const cost: Shape<Cost> = named('cost', () =>
  variants<Cost, 'pay'>('a cost', 'pay', {
    'exhaust-self': {},
    'sacrifice-self': {},
    roll: {},
    mind: { times: or(count, 1) },
    exhaust: { count: or(count, 1), of: need(group) },
    sacrifice: { count: or(count, 1), of: need(group) },
    void: { count: or(count, 1), of: need(group) },
    'discard-arcana': { count: or(count, 1) },
    'void-arcana': { count: or(count, 1) },
    'discard-top': { count: or(count, 1) },
    'dream-damage': { count: or(count, 1) },
    'return-veiled': { count: or(count, 1) },
    'discard-charge': { count: or(count, 1) },
  }),
);

const eventCard: Shape<'self' | 'host' | Group> = {
  ...group,
  says: `"self", "host" or ${group.says}`,
  fits: (value) => typeof value === 'string' || group.fits(value),
  read: (value, at, flaws) =>
    typeof value === 'string' ? word('self', 'host').read(value, at, flaws) : group.read(value, at, flaws),
  schema: (defs) => ({ anyOf: [word('self', 'host').schema(defs), group.schema(defs)] }),
};

const line: Shape<Line> = named('line', () =>
  variants<Line, 'line'>('an effect line', 'line', {
    play: { if: maybe(check), do: need(steps) },
    static: { if: maybe(check), give: need(list(grant, 1)) },
    ability: {
      only: maybe(playLimit),
      often: maybe(word('once-a-turn', 'once-a-round')),
      pay: need(list(cost, 1)),
      if: maybe(check),
      do: need(steps),
    },
    trigger: {
      at: need(word('before', 'when', 'after')),
      event: need(word(...EVENTS)),
      who: or(whose, 'any'),
      card: maybe(eventCard),
      from: or(word('play', 'dream-discard', 'void'), 'play'),
      if: maybe(check),
      do: need(steps),
    },
    start: { do: need(steps) },
  }),
);

const deckLine = (least: number): Shape<DeckLine> =>
  fields<DeckLine>('a line of the back', { count: need(whole(least, 200)), guests: or(whole(0, 200), 0) });
const back: Shape<BastionBack> = fields<BastionBack>('the back of a bastion', {
  dream: need(deckLine(1)),
  major: need(text()),
  arcana: need(deckLine(0)),
});

const lines = or(list(line), []);
const mindTexts: Shape<MindTexts> = fields<MindTexts>('the texts of a mind card', {
  spent: lines,
  one: lines,
  two: lines,
  three: lines,
  four: lines,
});

const printed = { title: need(text()), faction: need(faction), flavour: maybe(text()) };
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
const cardText: Shape<CardText> = named('card', () =>
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
  readonly title: string;
  readonly cards: readonly CardText[];
}
export const setText: Shape<SetText> = fields<SetText>('a set of cards', {
  title: need(text()),
  cards: need(list(cardText, 1)),
});
