import {
  didYouMean,
  either,
  fields,
  flag,
  type Flaw,
  list,
  maybe,
  need,
  or,
  type Path,
  slugOf,
  text,
  whole,
  word,
} from '#cards';
import type { Shape } from '#cards';
import type { Kind } from '../language.js';
import type { CardSet } from '../set/compiled.js';
import { MOST_CARDS } from '../table.js';

/** How a scenario sets a table out: names of cards as they are printed or as answers call them, decks top first. */

export const NAMES = ['you', 'opponent'] as const;
export type Name = (typeof NAMES)[number];

export interface PlacedText {
  readonly card: string;
  readonly exhausted: boolean;
  readonly veiled: boolean;
  /** Takes part in the conflict. */
  readonly joined: boolean;
  readonly attached: readonly string[];
  readonly charges: readonly string[];
}

export interface SideText {
  readonly bastion: string | null;
  readonly exhaustedBastion: boolean;
  readonly mindCard: string | null;
  readonly mind: number;
  readonly hand: readonly string[];
  readonly deck: readonly string[];
  /** `Guard`, exhausted `Guard!`, veiled `Guard?`, or with all details. */
  readonly play: readonly (string | PlacedText)[];
  readonly arcanaDiscard: readonly string[];
  readonly dreamDiscard: readonly string[];
  readonly void: readonly string[];
  readonly offerings: readonly string[];
}

export interface TableText {
  readonly you: SideText;
  readonly opponent: SideText;
  readonly active: Name;
  readonly round: number;
  readonly phase: 'beginning' | 'main' | 'nightmare' | 'conflict';
  readonly conflict: { readonly attacker: Name; readonly type: 'dawn' | 'dusk' } | null;
  /** Who faced Nightmare in the round before. */
  readonly faced: Name | null;
}

export interface DeckText {
  readonly main: string;
  readonly guest: string | null;
  readonly bastion: string;
  readonly mind: string;
  readonly arcana: readonly string[];
  readonly dream: readonly string[];
}
export interface DecksText {
  readonly you: DeckText;
  readonly opponent: DeckText;
}

const card = text('the name of a card');
const cards = or(list(card), []);
const name = word(...NAMES);

const placed: Shape<PlacedText> = fields<PlacedText>('a card in play', {
  card: need(card),
  exhausted: or(flag(), false),
  veiled: or(flag(), false),
  joined: or(flag(), false),
  attached: cards,
  charges: cards,
});

const side: Shape<SideText> = fields<SideText>('a side of the table', {
  bastion: maybe(card),
  exhaustedBastion: or(flag(), false),
  mindCard: maybe(card),
  mind: or(whole(0, 4), 4),
  hand: cards,
  deck: cards,
  play: or(list(either(card, placed)), []),
  arcanaDiscard: cards,
  dreamDiscard: cards,
  void: cards,
  offerings: cards,
});
const EMPTY = side.read({}, [], []) as SideText;

export const tableShape: Shape<TableText> = fields<TableText>('a table', {
  you: or(side, EMPTY),
  opponent: or(side, EMPTY),
  active: or(name, 'you'),
  round: or(whole(1, 300), 2),
  phase: or(word('beginning', 'main', 'nightmare', 'conflict'), 'main'),
  conflict: maybe(fields('a conflict', { attacker: need(name), type: need(word('dawn', 'dusk')) })),
  faced: maybe(name),
});

const deck: Shape<DeckText> = fields<DeckText>('a deck', {
  main: need(text()),
  guest: maybe(text()),
  bastion: need(card),
  mind: need(card),
  arcana: need(list(card)),
  dream: need(list(card)),
});
export const decksShape: Shape<DecksText> = fields<DecksText>('two decks', { you: need(deck), opponent: need(deck) });

const DREAM: readonly Kind[] = ['thought', 'memory', 'entity', 'construct'];
const ARCANA: readonly Kind[] = ['arcanum'];

export const placedOf = (given: string | PlacedText): PlacedText =>
  typeof given !== 'string'
    ? given
    : {
        card: given.replace(/[!?]$/, ''),
        exhausted: given.endsWith('!'),
        veiled: given.endsWith('?'),
        joined: false,
        attached: [],
        charges: [],
      };

/** Cards that the set does not have, or that can't lie where they are put. */
export function layoutFlaws(set: CardSet, table: TableText | null, decks: DecksText | null): Flaw[] {
  const flaws: Flaw[] = [];
  let count = 0;
  const check = (title: string, kinds: readonly Kind[], at: Path): void => {
    count += 1;
    const kind = set.bySlug.get(slugOf(title))?.kind;
    if (kind !== undefined && kinds.includes(kind)) return;
    const what = kinds.length === 1 ? String(kinds[0]) : `card of the kinds ${kinds.join(', ')}`;
    if (kind !== undefined)
      flaws.push({
        at,
        says: `"${title}" is of the kind ${kind}; only cards of the kind ${kinds.join(' or ')} may lie here.`,
      });
    else {
      const titles = set.cards.filter((one) => kinds.includes(one.kind)).map((one) => one.title);
      flaws.push({ at, says: `There is no ${what} "${title}" in the set.${didYouMean(title, titles)}` });
    }
  };
  const all = (titles: readonly string[], kinds: readonly Kind[], at: Path): void => {
    titles.forEach((title, i) => {
      check(title, kinds, [...at, i]);
    });
  };
  for (const who of NAMES) {
    if (table !== null) checkSide(table[who], ['table', who], check, all);
    if (decks === null) continue;
    const at = ['decks', who];
    check(decks[who].bastion, ['bastion'], [...at, 'bastion']);
    check(decks[who].mind, ['mind'], [...at, 'mind']);
    all(decks[who].arcana, ARCANA, [...at, 'arcana']);
    all(decks[who].dream, DREAM, [...at, 'dream']);
  }
  if (count > MOST_CARDS)
    flaws.push({
      at: [table === null ? 'decks' : 'table'],
      says: `A game has at most ${MOST_CARDS} cards. These are ${count}.`,
    });
  return flaws;
}

type Check = (title: string, kinds: readonly Kind[], at: Path) => void;
type CheckAll = (titles: readonly string[], kinds: readonly Kind[], at: Path) => void;

function checkSide(on: SideText, at: Path, check: Check, all: CheckAll): void {
  if (on.bastion !== null) check(on.bastion, ['bastion'], [...at, 'bastion']);
  if (on.mindCard !== null) check(on.mindCard, ['mind'], [...at, 'mindCard']);
  all(on.hand, ARCANA, [...at, 'hand']);
  all(on.arcanaDiscard, ARCANA, [...at, 'arcanaDiscard']);
  all(on.deck, DREAM, [...at, 'deck']);
  all(on.dreamDiscard, DREAM, [...at, 'dreamDiscard']);
  all(on.void, [...DREAM, ...ARCANA], [...at, 'void']);
  all(on.offerings, [...DREAM, ...ARCANA], [...at, 'offerings']);
  on.play.forEach((given, i) => {
    const one = placedOf(given);
    const place = [...at, 'play', i];
    check(
      one.card,
      one.veiled ? DREAM : ['memory', 'entity', 'construct'],
      typeof given === 'string' ? place : [...place, 'card'],
    );
    all(one.attached, DREAM, [...place, 'attached']);
    all(one.charges, DREAM, [...place, 'charges']);
  });
}
