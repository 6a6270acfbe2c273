/** The words in which a card says what it does: the types behind a card file. Part 6 of the rule catalogue. */

export const FACTIONS = ['chimeric-court', 'fracta', 'subter-venellam', 'the-maze', 'neutral'] as const;
export type Faction = (typeof FACTIONS)[number];

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
type Each<Tag extends string, Word extends string, Rest> = Word extends string
  ? Readonly<Record<Tag, Word>> & Rest
  : never;

/** `that-player` is the player of the event, `each` the player whose turn it is in `each-player`. */
export type Who = 'you' | 'opponent' | 'active' | 'attacker' | 'defender' | 'that-player' | 'each';
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
] as const;
export type Condition = (typeof CONDITIONS)[number];
export const PLACES = ['play', 'hand', 'arcana-discard', 'dream-discard', 'void'] as const;
export type Place = (typeof PLACES)[number];

export interface Range {
  readonly least: number;
  readonly most: number;
}

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
  /** Without the card itself. */
  readonly other: boolean;
}

export type Amount =
  | number
  | { readonly of: 'count'; readonly group: Group }
  | { readonly of: 'charges'; readonly on: 'self' | 'host' }
  | { readonly of: 'depth'; readonly who: Who }
  | { readonly of: 'mind'; readonly who: Who }
  | { readonly of: 'hand'; readonly who: Who }
  | { readonly of: 'score'; readonly who: Who }
  | { readonly of: 'round' }
  | { readonly of: 'rolled' }
  | { readonly of: 'event' }
  | { readonly of: 'sum'; readonly parts: readonly Amount[] }
  | { readonly of: 'product'; readonly amount: Amount; readonly times: number };

/** Which cards a step is done to. `it` is what was chosen last, `that-card` the card of the event. */
export type Pick =
  | 'self'
  | 'it'
  | 'host'
  | 'that-card'
  | { readonly pick: 'all'; readonly of: Group }
  | { readonly pick: 'choose'; readonly of: Group; readonly count: Amount; readonly upTo: boolean; readonly by: Who }
  | { readonly pick: 'random'; readonly of: Group; readonly count: Amount }
  | Bound;

/** What an earlier choice put into a register; made by the compiler, never written in a file. */
export interface Bound {
  readonly pick: 'bound';
  readonly register: number;
}

export type Check =
  | { readonly is: 'conflict'; readonly type: ConflictType | 'any' }
  | Each<'is', 'attacker' | 'defender' | 'in-nightmare' | 'active', { readonly who: Who }>
  | Each<'is', 'participating' | 'inverted' | 'done', unknown>
  | { readonly is: 'amount'; readonly amount: Amount; readonly least: Amount | null; readonly most: Amount | null }
  | { readonly is: 'phase'; readonly phase: 'beginning' | 'main' | 'nightmare' | 'conflict' }
  | Each<'is', 'has-passed' | 'construct-on-top', { readonly who: Who }>
  | { readonly is: 'not'; readonly check: Check }
  | Each<'is', 'all' | 'any', { readonly checks: readonly Check[] }>;

export const NUMBERS = ['dawn', 'stability', 'dusk'] as const;
export type NumberField = (typeof NUMBERS)[number];
export const BANS = ['start-conflicts', 'be-destroyed', 'play-arcana', 'evoke', 'exhaust', 'declare'] as const;
export type Ban = (typeof BANS)[number];

/** What goes on being true for a while: by a static line, or from now on by the step `for`. */
export type Grant =
  | Each<'give', 'number' | 'fixed', { readonly to: Pick; readonly field: NumberField; readonly amount: Amount }>
  | { readonly give: 'depth'; readonly who: Who; readonly amount: Amount }
  | { readonly give: 'unveil-cost'; readonly who: Who; readonly amount: Amount }
  | { readonly give: 'score'; readonly who: Who; readonly type: ConflictType; readonly amount: Amount }
  | Each<'give', 'keyword' | 'no-keyword', { readonly to: Pick; readonly keyword: KeywordWith }>
  /** A ban on cards (be-destroyed, exhaust, declare) or on what a player does. */
  | { readonly give: 'ban'; readonly on: Ban; readonly to: Pick }
  | { readonly give: 'player-ban'; readonly on: Ban; readonly who: Who }
  | { readonly give: 'any-depth'; readonly who: Who };

export type Duration = 'phase' | 'turn' | 'round' | 'conflict' | 'game';

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
  | { readonly do: 'remove-damage'; readonly what: Pick; readonly amount: Amount | 'all' }
  | { readonly do: 'put'; readonly what: Pick; readonly where: 'top' | 'bottom' | 'hand' }
  | Each<'do', 'play' | 'replay' | 'unveil' | 'look-at' | 'join' | 'leave-conflict', { readonly what: Pick }>
  | { readonly do: 'control'; readonly what: Pick; readonly who: Who }
  | { readonly do: 'look-top'; readonly who: Who; readonly count: Amount; readonly put: 'back' | 'any-order' }
  | { readonly do: 'reveal-top'; readonly who: Who; readonly count: Amount }
  | Each<'do', 'show-hand' | 'win', { readonly who: Who }>
  | { readonly do: 'skip-roll' }
  | { readonly do: 'instead' }
  | Each<'do', 'discard-top' | 'void-top' | 'veil-top', { readonly who: Who; readonly times: Amount }>
  | { readonly do: 'return-arcana'; readonly who: Who }
  | { readonly do: 'mind'; readonly who: Who; readonly by: Amount }
  | { readonly do: 'start-conflict'; readonly who: Who; readonly type: ConflictType | 'open' }
  | { readonly do: 'switch-conflict'; readonly to: ConflictType | 'other' }
  | { readonly do: 'shuffle'; readonly who: Who }
  | { readonly do: 'lose'; readonly who: Who }
  | { readonly do: 'choose'; readonly what: Pick }
  | { readonly do: 'for'; readonly long: Duration; readonly give: Grant }
  | { readonly do: 'may'; readonly who: Who; readonly steps: readonly Step[] }
  | { readonly do: 'if'; readonly check: Check; readonly then: readonly Step[]; readonly else: readonly Step[] }
  | { readonly do: 'each-player'; readonly steps: readonly Step[] }
  | { readonly do: 'repeat'; readonly times: Amount; readonly steps: readonly Step[] }
  | { readonly do: 'one-of'; readonly modes: readonly (readonly Step[])[] };

export type Cost =
  | Each<'pay', 'exhaust-self' | 'sacrifice-self' | 'roll', unknown>
  | { readonly pay: 'mind'; readonly times: number }
  | Each<'pay', 'exhaust' | 'sacrifice' | 'void', { readonly count: number; readonly of: Group }>
  | Each<
      'pay',
      'discard-arcana' | 'void-arcana' | 'discard-top' | 'dream-damage' | 'return-veiled' | 'discard-charge',
      { readonly count: number }
    >;

export const EVENTS = [
  'rolled',
  'evoked',
  'played',
  'unveiled',
  'veiled',
  'charged',
  'attached',
  'exhausted',
  'readied',
  'inspired',
  'destroyed',
  'sacrificed',
  'discarded',
  'voided',
  'entered',
  'left',
  'damaged',
  'dream-damaged',
  'top-discarded',
  'arcanum-discarded',
  'arcanum-voided',
  'arcana-returned',
  'mind-changed',
  'shuffled',
  'activated',
  'passed',
  'turn-ended',
  'round-began',
  'round-ended',
  'conflict-initiated',
  'conflict-switched',
  'conflict-won',
  'conflict-lost',
  'conflict-drawn',
  'looked-at',
  'conflict-ended',
  'nightmare-faced',
  'nightmare-avoided',
  'nightmare-entered',
  'uncovered',
  'buried',
] as const;
export type EventName = (typeof EVENTS)[number];
export type Timing = 'before' | 'when' | 'after';

export type Line =
  | { readonly line: 'play'; readonly if: Check | null; readonly do: readonly Step[] }
  | { readonly line: 'static'; readonly if: Check | null; readonly give: readonly Grant[] }
  | {
      readonly line: 'ability';
      readonly only: PlayLimit | null;
      readonly often: 'once-a-turn' | 'once-a-round' | null;
      readonly pay: readonly Cost[];
      readonly if: Check | null;
      readonly do: readonly Step[];
    }
  | {
      readonly line: 'trigger';
      readonly at: Timing;
      readonly event: EventName;
      readonly who: Whose;
      readonly card: 'self' | 'host' | Group | null;
      readonly from: 'play' | 'dream-discard' | 'void';
      readonly if: Check | null;
      readonly do: readonly Step[];
    }
  | { readonly line: 'start'; readonly do: readonly Step[] };

/** Where a card or an ability may be used at all. */
export type PlayLimit = 'in-conflicts' | 'outside-conflicts';
