import type { Hash } from '#kernel';
import type { BastionBack, CardText } from '../card-text.js';
import type { EffectKind } from '../state.js';
import {
  type Amount,
  type Base,
  type Check,
  type Cost,
  type Duration,
  type EventName,
  type Described,
  type Group,
  type Happened,
  type Keyword,
  type Kind,
  type Name,
  NAMES,
  type Often,
  type Passing,
  type Pick,
  type PlayLimit,
  type Signs,
  type Since,
  type Step,
  type Timing,
  type TriggerLine,
  type Who,
  type Whose,
} from '../language.js';

/** The steps that do something; the others only steer and become instructions of their own. */
export type Deed = Exclude<
  Step,
  { do: 'choose' | 'for' | 'may' | 'if' | 'repeat' | 'each-player' | 'for-each' | 'if-able' | 'one-of' }
>;

export type Chosen = Extract<Pick, { pick: 'choose' | 'random' }>;

/** The register of `it`, whatever was chosen last as the line went. Where a line speaks of them, those that are counted and those with names follow. */
export const IT = 0;
export const COUNTED = 1;
export const registerOf = (name: Name): number => COUNTED + 1 + NAMES.indexOf(name);

export type Instruction =
  /** `sure`: nothing stands between the start of the line and this deed, so Before-triggers come first (VD-H.60). */
  | {
      readonly op: 'deed';
      readonly deed: Deed;
      readonly sure: boolean;
      /** The registers that hold what it is done to. */
      readonly needs: readonly number[];
    }
  | {
      readonly op: 'choose';
      readonly pick: Chosen;
      readonly sure: boolean;
      readonly into: number;
      /** What will be done to the chosen: only cards that it can change may be chosen. */
      readonly to: Deed | null;
    }
  /** What a pick covers now goes into a register; `take` moves the first of them into another, or jumps. */
  | { readonly op: 'gather'; readonly pick: Exclude<Pick, Chosen>; readonly into: number; readonly to: Deed | null }
  /** `isIt`: the one that is taken is `it` from now on. */
  | {
      readonly op: 'take';
      readonly from: number;
      readonly into: number;
      readonly isIt: boolean;
      readonly past: number;
    }
  | { readonly op: 'begin'; readonly grant: number; readonly long: Duration }
  | { readonly op: 'may'; readonly who: Who; readonly past: number }
  | { readonly op: 'unless'; readonly check: Check; readonly past: number }
  /** Goes on if the next instruction would change something. */
  | { readonly op: 'if-able'; readonly past: number }
  | { readonly op: 'jump'; readonly to: number }
  /** From here on both players go through the steps, up to where they meet again (VD-H.98). */
  | { readonly op: 'each'; readonly past: number }
  | { readonly op: 'meet' }
  | { readonly op: 'count'; readonly slot: number; readonly times: Amount }
  | { readonly op: 'again'; readonly slot: number; readonly past: number }
  /** Chooses some of the modes, which `next-mode` then begins one by one. */
  | { readonly op: 'modes'; readonly who: Who; readonly count: number; readonly starts: readonly number[] }
  | { readonly op: 'next-mode'; readonly starts: readonly number[]; readonly past: number };

/** One effect line, flat, so that a number says how far it has come. */
export interface Program {
  readonly index: number;
  readonly card: number;
  readonly check: Check | null;
  readonly often: Often | null;
  /** Since when it matters how often it has been used. A use that nobody asks for would make each position a new one (VD-H.85). */
  readonly counted: readonly Since[];
  readonly code: readonly Instruction[];
}

/** `position` is that of the mind card at which the line is in force; -1 on all other cards. */
export interface Ability {
  readonly index: number;
  readonly position: number;
  readonly program: Program;
  readonly from: Base;
  readonly only: PlayLimit | null;
  readonly pay: readonly Cost[];
}

export interface Trigger {
  readonly index: number;
  readonly position: number;
  readonly program: Program;
  readonly at: Timing;
  readonly event: EventName;
  readonly who: Whose;
  readonly card: 'self' | 'host' | Described | null;
  readonly from: Base;
}

/** What is counted as it happens, as cards of the set ask for it. */
export interface Tally {
  readonly index: number;
  readonly at: Timing;
  readonly event: EventName;
  readonly who: Whose;
  readonly card: Described | null;
  readonly since: Since;
  readonly cards: readonly number[];
}

/** What lasts, and what ends something that lasts with what it hears of. */
export type Begun = Passing | { readonly give: 'end'; readonly of: number; readonly line: TriggerLine };

export interface Lasting {
  readonly index: number;
  readonly position: number;
  readonly grant: Begun;
  readonly kind: EffectKind;
  readonly check: Check | null;
  /** Whether the line of a next time goes on about what was chosen before it, and has nothing to go on about without. */
  readonly goesOn: 'no' | 'may' | 'must';
  /** Whether it changes a number, and never makes it smaller. */
  readonly onlyRaises: boolean;
  /** Whether it is counted for each card by itself, and anew each time. */
  readonly byEach: boolean;
  /** Whether it goes by numbers of a whole group. */
  readonly sumsUp: boolean;
  /** Whether it has to be looked at after each step, since it may change more by itself than when it begins or ends. */
  readonly watched: boolean;
  /** The ability or the trigger that it gives. */
  readonly ability: Ability | null;
  readonly trigger: Trigger | null;
}

/** Most cards have none, which is seen at a glance. */
export const NO_KEYWORDS: CardDef['keywords'] = {};

/** A card of the set, ready to be played with. */
export interface CardDef {
  readonly index: number;
  readonly slug: string;
  readonly title: string;
  readonly kind: Kind;
  readonly factions: Signs;
  /** 0 for a mind card, which has none. */
  readonly value: number;
  readonly dawn: number;
  readonly stability: number;
  readonly dusk: number;
  readonly subtypes: readonly string[];
  readonly keywords: Readonly<Partial<Record<Keyword, number>>>;
  readonly only: PlayLimit | null;
  readonly hosts: Group | null;
  readonly normal: readonly Program[];
  readonly inverted: readonly Program[];
  readonly starts: readonly Program[];
  readonly abilities: readonly Ability[];
  readonly triggers: readonly Trigger[];
  readonly statics: readonly Lasting[];
  readonly back: BastionBack | null;
  /** Whether it has triggers that work from a hand or a pile (VD-6.22.4). */
  readonly hearsElsewhere: boolean;
  readonly text: CardText;
}

export interface CardSet {
  readonly title: string;
  readonly hash: Hash;
  readonly cards: readonly CardDef[];
  readonly bySlug: ReadonlyMap<string, CardDef>;
  readonly programs: readonly Program[];
  readonly abilities: readonly Ability[];
  readonly triggers: readonly Trigger[];
  readonly lasting: readonly Lasting[];
  readonly tallies: readonly Tally[];
  readonly tallyOf: ReadonlyMap<Happened, Tally>;
  /** Whether there are abilities that are used from a hand or a pile. */
  readonly usedElsewhere: boolean;
  /** At least as many as there are triggers: a card and one of them make one number by it. */
  readonly triggerRoom: number;
}
