import type { Timing } from './events.js';
import type {
  Amount,
  Check,
  ConflictType,
  Described,
  Each,
  Group,
  KeywordWith,
  NumberField,
  Occurrence,
  Pick,
  Sided,
  Since,
  Swap,
  Who,
} from './words.js';
export * from './events.js';
export * from './words.js';

/** What a card says: lines, steps, costs, events, and what goes on being true. Part 6 of the rule catalogue. */

/** What cannot be done to cards, and what players cannot do. */
export const CARD_BANS = [
  'be-destroyed',
  'be-damaged',
  'be-discarded',
  'be-voided',
  'be-veiled',
  'be-moved',
  'be-chosen',
  'be-attached-to',
  'be-charged',
  'exhaust',
  'ready',
  'declare',
  'attack',
  'defend',
] as const;
export type CardBan = (typeof CARD_BANS)[number];
/** What cards must do wherever they can. */
export const DUTIES = ['declare', 'attack', 'defend'] as const;
export type Duty = (typeof DUTIES)[number];
export const PLAYER_BANS = [
  'start-conflicts',
  'play-arcana',
  'invert-arcana',
  'play-cards',
  'unveil',
  'activate',
  'evoke',
  'roll',
  'charge',
  'avoid-nightmare',
] as const;
export type PlayerBan = (typeof PLAYER_BANS)[number];
/** What players may do against a rule. */
export const PERMITS = [
  'any-depth',
  'no-limits',
  'free-arcana',
  'free-unveil',
  'skip-roll',
  'declare-exhausted',
  'join-on-entering',
] as const;
export type Permit = (typeof PERMITS)[number];

/** What goes on being true for a while: by a static line, or from now on by the step `for`. */
export type Grant =
  | Each<'give', 'number' | 'fixed', { readonly to: Pick; readonly field: NumberField; readonly amount: Amount }>
  | Each<'give', 'depth' | 'fixed-depth' | 'unveil-cost' | 'roll', { readonly who: Who; readonly amount: Amount }>
  | { readonly give: 'score'; readonly who: Who; readonly type: ConflictType; readonly amount: Amount }
  | Each<'give', 'keyword' | 'no-keyword', { readonly to: Pick; readonly keyword: KeywordWith }>
  /** The hand, or the top card of the deck, which all see then. */
  | { readonly give: 'open'; readonly what: 'hand' | 'top'; readonly who: Who }
  /** What it is besides what is printed on it. */
  | { readonly give: 'subtype'; readonly to: Pick; readonly subtype: string }
  | { readonly give: 'faction'; readonly to: Pick; readonly faction: Sided }
  /** Who has the turn after this one, of two the later. */
  | { readonly give: 'next-turn'; readonly who: Who }
  /** What is printed as the one counts as the other; what effects add stays where it is. */
  | { readonly give: 'swapped'; readonly to: Pick; readonly numbers: Swap }
  /** What is printed on it: its keywords and its lines. */
  | { readonly give: 'no-text'; readonly to: Pick }
  /** `by` are the cards whose text can't do it; without them none can. */
  | { readonly give: 'ban'; readonly on: CardBan; readonly to: Pick; readonly by: Described | null }
  | { readonly give: 'duty'; readonly on: Duty; readonly to: Pick }
  /** `with` are the cards that it concerns: those that are played, or whose text does it. */
  | { readonly give: 'player-ban'; readonly on: PlayerBan; readonly who: Who; readonly with: Described | null }
  | Each<'give', Permit, { readonly who: Who; readonly with: Described | null }>
  /** A whole ability. */
  | { readonly give: 'line'; readonly to: Pick; readonly line: AbilityLine | TriggerLine };

/** What only a step can begin. */
export type Passing =
  | Grant
  | { readonly give: 'control'; readonly to: Pick; readonly who: Who }
  /** A trigger of the next time only. */
  | { readonly give: 'next'; readonly line: TriggerLine };

/** What ends something before its time, once it has happened. */
export type Until = Occurrence<'self' | 'host' | Described>;

export interface Lasts {
  readonly long: Duration;
  readonly while: Check | null;
  readonly until: Until | null;
}
export type Duration = 'phase' | 'turn' | 'round' | 'conflict' | 'game';

export const WHERE = ['top', 'bottom', 'hand', 'play', 'discard'] as const;
export type Where = (typeof WHERE)[number];

export type Step =
  | Each<'do', 'evoke' | 'roll', { readonly who: Who; readonly times: Amount }>
  | { readonly do: 'charge'; readonly what: Pick; readonly times: Amount }
  | Each<'do', 'exhaust' | 'ready' | 'destroy' | 'sacrifice' | 'discard' | 'inspire', { readonly what: Pick }>
  | { readonly do: 'void'; readonly what: Pick; readonly offering: boolean }
  | { readonly do: 'veil'; readonly what: Pick }
  | { readonly do: 'attach'; readonly what: Pick; readonly to: Pick }
  | { readonly do: 'damage'; readonly what: Pick; readonly amount: Amount }
  | { readonly do: 'dream-damage'; readonly who: Who; readonly amount: Amount }
  | { readonly do: 'prevent'; readonly amount: Amount }
  | { readonly do: 'multiply'; readonly by: number }
  | { readonly do: 'redirect'; readonly who: Who }
  | { readonly do: 'redirect-to'; readonly what: Pick }
  | { readonly do: 'remove-damage'; readonly what: Pick; readonly amount: Amount | 'all' }
  /** `who` has it in play. */
  | { readonly do: 'put'; readonly what: Pick; readonly where: Where; readonly who: Who }
  /** `inverted` is of arcana. */
  | { readonly do: 'play'; readonly what: Pick; readonly inverted: boolean }
  | Each<'do', 'replay' | 'reveal' | 'join' | 'leave-conflict' | 'detach', { readonly what: Pick }>
  | { readonly do: 'unveil'; readonly what: Pick; readonly free: boolean }
  | { readonly do: 'look-at'; readonly what: Pick; readonly who: Who }
  | { readonly do: 'control'; readonly what: Pick; readonly who: Who }
  | { readonly do: 'look-top'; readonly who: Who; readonly count: Amount; readonly put: 'back' | 'any-order' }
  | { readonly do: 'reveal-top'; readonly who: Who; readonly count: Amount }
  | Each<'do', 'show-hand' | 'win', { readonly who: Who }>
  | { readonly do: 'skip-roll' }
  | { readonly do: 'instead' }
  | Each<'do', 'discard-top' | 'void-top' | 'veil-top', { readonly who: Who; readonly times: Amount }>
  | { readonly do: 'return-arcana'; readonly who: Who }
  | { readonly do: 'mind'; readonly who: Who; readonly by: Amount }
  | { readonly do: 'set-mind'; readonly who: Who; readonly to: Amount }
  | Each<'do', 'enter-nightmare' | 'avoid-nightmare', { readonly who: Who }>
  | { readonly do: 'start-conflict'; readonly who: Who; readonly type: ConflictType | 'open' }
  | { readonly do: 'switch-conflict'; readonly to: ConflictType | 'other' }
  | { readonly do: 'shuffle'; readonly who: Who }
  | { readonly do: 'lose'; readonly who: Who }
  | { readonly do: 'choose'; readonly what: Pick }
  | Each<'do', 'for', Lasts & { readonly give: Passing }>
  | { readonly do: 'may'; readonly who: Who; readonly steps: readonly Step[] }
  | { readonly do: 'if'; readonly check: Check; readonly then: readonly Step[]; readonly else: readonly Step[] }
  | { readonly do: 'each-player'; readonly steps: readonly Step[] }
  /** `until` is looked at after each time. */
  | { readonly do: 'repeat'; readonly times: Amount; readonly until: Check | null; readonly steps: readonly Step[] }
  | { readonly do: 'for-each'; readonly of: Pick; readonly steps: readonly Step[] }
  | { readonly do: 'if-able'; readonly steps: readonly Step[]; readonly else: readonly Step[] }
  | {
      readonly do: 'one-of';
      readonly who: Who;
      readonly count: number;
      readonly modes: readonly (readonly Step[])[];
    };

export type Cost =
  | Each<'pay', 'exhaust-self' | 'sacrifice-self' | 'roll', unknown>
  | { readonly pay: 'mind'; readonly times: number }
  | Each<'pay', 'exhaust' | 'sacrifice' | 'void', { readonly count: number; readonly of: Group }>
  | Each<
      'pay',
      'discard-arcana' | 'void-arcana' | 'discard-top' | 'dream-damage' | 'return-veiled' | 'discard-charge' | 'detach',
      { readonly count: number }
    >;

export type Often = `once-a-${Since}`;
/** Where the text of a card is in force: in play, or in the one pile that it names (VD-6.22.4, VD-H.63). */
export const BASES = ['play', 'hand', 'arcana-discard', 'dream-discard', 'void'] as const;
export type Base = (typeof BASES)[number];

export interface AbilityLine {
  readonly line: 'ability';
  readonly only: PlayLimit | null;
  readonly often: Often | null;
  readonly from: Base;
  readonly pay: readonly Cost[];
  readonly if: Check | null;
  readonly do: readonly Step[];
}
export interface TriggerLine extends Until {
  readonly line: 'trigger';
  readonly at: Timing;
  readonly from: Base;
  readonly often: Often | null;
  readonly if: Check | null;
  readonly do: readonly Step[];
}
export type Line =
  | { readonly line: 'play'; readonly if: Check | null; readonly do: readonly Step[] }
  | { readonly line: 'static'; readonly if: Check | null; readonly give: readonly Grant[] }
  | AbilityLine
  | TriggerLine
  | { readonly line: 'start'; readonly do: readonly Step[] };

/** Whether any part of it means what was chosen last. */
export const speaksOfIt = (part: unknown): boolean => /"(what|to|of|on|but|with)":"it"/.test(told(part));
/** Whether cards are chosen in it, or looked at, which are `it` then. */
export const choosesCards = (part: unknown): boolean =>
  /"pick":"(choose|random|deck)"|"do":"(for-each|look-top|reveal-top)"/.test(told(part));
const told = (part: unknown): string => (typeof part === 'string' ? part : JSON.stringify(part));

/** Where a card or an ability may be used at all. */
export type PlayLimit = 'in-conflicts' | 'outside-conflicts';
