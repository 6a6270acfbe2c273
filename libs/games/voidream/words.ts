import type { EventName } from './events.js';

/** The words that all lines of a card share: who, which cards, how many, under which conditions. */

export const FACTIONS = ['chimeric-court', 'fracta', 'subter-venellam', 'the-maze', 'neutral'] as const;
export type Faction = (typeof FACTIONS)[number];
/** Without those that belong to none (VD-8.1.5). */
export const SIDED = FACTIONS.filter((faction) => faction !== 'neutral');
export type Sided = (typeof SIDED)[number];
/** The signs on a card, most often one; it wears the colours of the first. */
export type Signs = readonly [Faction, ...Faction[]];

export const KINDS = ['thought', 'memory', 'entity', 'construct', 'bastion', 'arcanum', 'mind'] as const;
export type Kind = (typeof KINDS)[number];

/** Keywords that stand alone, and those that take a number. */
export const PLAIN_KEYWORDS = [
  'deep',
  'dread',
  'glaring',
  'heroic',
  'indestructible',
  'loop',
  'siege',
  'subtle',
  'unique',
  'veil',
  'voidbound',
] as const;
export const COUNTED_KEYWORDS = ['dormant', 'hierarchy', 'prototype', 'shadowborne', 'worship'] as const;
export type Keyword = (typeof PLAIN_KEYWORDS)[number] | (typeof COUNTED_KEYWORDS)[number];
export interface KeywordWith {
  readonly keyword: Keyword;
  readonly x: number;
}

/** One member of a union for each word of the tag, so that a word finds its member. */
export type Each<Tag extends string, Word extends string, Rest> = Word extends string
  ? Readonly<Record<Tag, Word>> & Rest
  : never;

/**
 * `that-player` is the player of the event, `each` the player whose turn it is in `each-player`; winner and loser are those
 * of the last conflict that was scored, and `its-owner` belongs to what was chosen last.
 */
export const PLAYERS = [
  'you',
  'opponent',
  'active',
  'attacker',
  'defender',
  'winner',
  'loser',
  'in-nightmare',
  'that-player',
  'its-owner',
  'its-controller',
  'each',
] as const;
export type Who = (typeof PLAYERS)[number];
export type Whose = 'yours' | 'theirs' | 'each' | 'any';
export type ConflictType = 'dawn' | 'dusk';

export const SORTS = ['entity', 'memory', 'construct', 'bastion', 'thought', 'arcanum', 'veiled', 'charge'] as const;
export type Sort = (typeof SORTS)[number];
export const CONDITIONS = [
  'ready',
  'exhausted',
  'participating',
  'attacking',
  'defending',
  'bystanding',
  'damaged',
  'attached',
  'free',
  'charged',
  'hosting',
] as const;
export type Condition = (typeof CONDITIONS)[number];
/** `looked` are the cards that the line has looked at or revealed, while they lie in the deck. */
export const PLACES = ['play', 'hand', 'arcana-discard', 'dream-discard', 'void', 'resolving', 'looked'] as const;
export type Place = (typeof PLACES)[number];

export interface Range {
  readonly least: number;
  readonly most: number;
}

/** What a choice is called, where a line speaks of several cards that it has chosen. */
export const NAMES = ['first', 'second', 'third'] as const;
export type Name = (typeof NAMES)[number];
export const isName = (word: unknown): word is Name => NAMES.some((name) => name === word);

/** One certain card: the one with the text, what was chosen last, the host of the first, the card of the event, what was chosen by name. */
export const CARD_WORDS = ['self', 'it', 'host', 'that-card', ...NAMES] as const;
export type CardWord = (typeof CARD_WORDS)[number];

/** In what is counted for each card by itself, the card that it is counted for. */
export const EACH_CARD = 'each';
export type EachCard = typeof EACH_CARD;

export const NUMBERS = ['dawn', 'stability', 'dusk', 'value'] as const;
export type NumberField = (typeof NUMBERS)[number];
/** Those that change places. */
export const SWAPS = ['dawn-and-dusk', 'dawn-and-stability', 'stability-and-dusk'] as const;
export type Swap = (typeof SWAPS)[number];
export const MEASURES = [...NUMBERS, 'damage', 'charges'] as const;
export type Measure = (typeof MEASURES)[number];

/** A number that a card must have: `{ "of": "dawn", "least": 3 }`. */
export interface Having {
  readonly of: Measure;
  readonly least: Amount;
  readonly most: Amount;
}
/** What a card must have in common with another: `{ "a": "title", "with": "it" }`. */
export const SHARED = ['title', 'faction', 'kind', 'subtype'] as const;
export interface Sharing {
  readonly a: (typeof SHARED)[number];
  readonly with: CardWord;
}

/** No number is smaller, and none is larger (VD-H.43). */
export const LEAST = -1000;
export const MOST = 1000;

/** A description that some cards meet: `{ "is": ["entity"], "whose": "yours", "that": ["ready"] }`. */
export interface Group {
  readonly is: readonly Sort[];
  readonly whose: Whose;
  readonly in: Place;
  readonly that: readonly Condition[];
  readonly value: Range | null;
  readonly subtype: string | null;
  readonly faction: Faction | null;
  readonly title: string | null;
  readonly keyword: Keyword | null;
  readonly having: Having | null;
  readonly sharing: Sharing | null;
  readonly owned: 'yours' | 'theirs' | null;
  /** Attached to that card. */
  readonly on: CardWord | null;
  /** Without the card itself. */
  readonly other: boolean;
  /** Without that card, or those cards. */
  readonly but: CardWord | null;
}

/** What is said of a card, wherever it lies. */
export type Described = Omit<Group, 'in'>;
/** What is said of one certain card, wherever all can see which it is, unless the place is named. */
export type Likeness = Described & { readonly in: Place | null };

/** Any card that lies there. */
export const cardsIn = (place: Place): Group => ({
  is: [],
  whose: 'any',
  in: place,
  that: [],
  value: null,
  subtype: null,
  faction: null,
  title: null,
  keyword: null,
  having: null,
  sharing: null,
  owned: null,
  on: null,
  other: false,
  but: null,
});

/** Whether more is asked of a card than its back tells. */
export const isDescribed = (card: string | Described | null): boolean =>
  typeof card === 'object' &&
  card !== null &&
  (card.is.length + card.that.length > 0 ||
    [card.subtype, card.faction, card.title, card.keyword, card.having, card.sharing].some((said) => said !== null));

/** Whether the fronts of a hand would have to be known to tell which cards of it are meant (VD-2.2.3). */
export const isOfFronts = (group: Group): boolean => group.in === 'hand' && isDescribed({ ...group, is: [] });
/** The same, as far as backs tell. */
export const byBacks = ({ whose, value, in: place }: Group): Group => ({ ...cardsIn(place), whose, value });

/** What happens, to whom, and to which card. */
export interface Occurrence<Card> {
  readonly event: EventName;
  readonly who: Exclude<Whose, 'each'>;
  readonly card: Card | null;
}
/** How often it has happened since then; what is under way is not over yet. */
export interface Happened {
  readonly of: 'happened';
  readonly deed: Occurrence<Described>;
  readonly since: Since;
}
export const SINCE = ['turn', 'conflict', 'round', 'game'] as const;
export type Since = (typeof SINCE)[number];

/** What becomes of several amounts. */
export const PUT_TOGETHER = ['sum', 'largest', 'smallest'] as const;
export const TOGETHER = ['total', 'highest', 'lowest'] as const;
export type Amount =
  | number
  | { readonly of: 'count'; readonly group: Group }
  /** Of a number that each card of a group has; 0 where there are none. */
  | Each<'of', (typeof TOGETHER)[number], { readonly field: NumberField; readonly group: Group }>
  | Each<'of', Measure, { readonly on: CardWord | EachCard }>
  /** `score` is as it stands in the conflict that is on, or else as it was reckoned last. */
  | Each<'of', 'depth' | 'mind' | 'hand' | 'deck' | 'score' | 'offerings', { readonly who: Who }>
  /** `difference` is that of the scores, `dealt` the damage of this line so far, `chosen` how many were chosen last, where it may be several. */
  | Each<'of', 'round' | 'rolled' | 'event' | 'difference' | 'dealt' | 'chosen', unknown>
  /** How often this text has been used since then. */
  | { readonly of: 'used'; readonly since: Since }
  | Happened
  | Each<'of', (typeof PUT_TOGETHER)[number], { readonly parts: readonly Amount[] }>
  | { readonly of: 'product'; readonly amount: Amount; readonly times: number }
  | { readonly of: 'half'; readonly amount: Amount; readonly round: 'up' | 'down' };

/** Whether it is counted for each card by itself; a group looks at cards of its own. */
export function isByEach(amount: Amount): boolean {
  if (typeof amount === 'number') return false;
  if ('parts' in amount) return amount.parts.some(isByEach);
  if ('amount' in amount) return isByEach(amount.amount);
  return 'on' in amount && amount.on === EACH_CARD;
}

/** Only those of a group with the highest or lowest number. */
export interface Best {
  readonly end: 'highest' | 'lowest';
  readonly of: NumberField;
}

/** Which cards a step is done to; `attachments` are all cards under this one. */
export type Pick =
  | CardWord
  | 'attachments'
  | { readonly pick: 'all'; readonly of: Group; readonly best: Best | null }
  | {
      readonly pick: 'choose';
      readonly of: Group;
      readonly count: Amount | 'any';
      readonly upTo: boolean;
      readonly by: Who;
      readonly best: Best | null;
      readonly as: Name | null;
    }
  /** Cards at an end of a deck, unseen. */
  | { readonly pick: 'deck'; readonly who: Who; readonly from: 'top' | 'bottom'; readonly count: Amount }
  | { readonly pick: 'random'; readonly of: Group; readonly count: Amount; readonly as: Name | null }
  | Bound;

/** What an earlier choice put into a register; made by the compiler, never written in a file. */
export interface Bound {
  readonly pick: 'bound';
  readonly register: number;
}

export type Check =
  | { readonly is: 'conflict'; readonly type: ConflictType | 'any' }
  | Each<'is', 'attacker' | 'defender' | 'in-nightmare' | 'faced-nightmare' | 'active', { readonly who: Who }>
  /** How the last conflict that was scored went. */
  | Each<'is', 'won' | 'lost', { readonly who: Who }>
  | Each<'is', 'drawn' | 'inverted' | 'done', unknown>
  | { readonly is: 'participating'; readonly what: CardWord }
  | { readonly is: 'card'; readonly what: CardWord; readonly like: Likeness }
  | { readonly is: 'amount'; readonly amount: Amount; readonly least: Amount | null; readonly most: Amount | null }
  | { readonly is: 'phase'; readonly phase: 'beginning' | 'main' | 'nightmare' | 'conflict' }
  | Each<'is', 'has-passed' | 'construct-on-top', { readonly who: Who }>
  | { readonly is: 'not'; readonly check: Check }
  | Each<'is', 'all' | 'any', { readonly checks: readonly Check[] }>;
