import type { Hash } from '#kernel';
import type { BastionBack, CardText } from '../card-text.js';
import type {
  Amount,
  Check,
  Cost,
  Duration,
  EventName,
  Faction,
  Grant,
  Group,
  Keyword,
  Kind,
  Pick,
  PlayLimit,
  Step,
  Timing,
  Who,
  Whose,
} from '../language.js';

/** The steps that do something; the others only steer and become instructions of their own. */
export type Deed = Exclude<Step, { do: 'choose' | 'for' | 'may' | 'if' | 'repeat' | 'each-player' | 'one-of' }>;

export type Instruction =
  /** `sure`: nothing stands between the start of the line and this deed, so Before-triggers come first (VD-H.60). */
  | { readonly op: 'deed'; readonly deed: Deed; readonly sure: boolean }
  | {
      readonly op: 'choose';
      readonly pick: Extract<Pick, { pick: 'choose' | 'random' }>;
      readonly sure: boolean;
      readonly into: number;
      /** What will be done to the chosen: only cards that it can change may be chosen. */
      readonly to: Deed | null;
    }
  | { readonly op: 'begin'; readonly grant: number; readonly long: Duration }
  | { readonly op: 'may'; readonly who: Who; readonly past: number }
  | { readonly op: 'unless'; readonly check: Check; readonly past: number }
  | { readonly op: 'jump'; readonly to: number }
  /** From here on `each` is the active player, then the other. */
  | { readonly op: 'each'; readonly first: boolean }
  | { readonly op: 'count'; readonly slot: number; readonly times: Amount }
  | { readonly op: 'again'; readonly slot: number; readonly past: number }
  | { readonly op: 'modes'; readonly starts: readonly number[] };

/** One effect line, flat, so that a number says how far it has come. */
export interface Program {
  readonly index: number;
  readonly card: number;
  readonly check: Check | null;
  readonly code: readonly Instruction[];
}

/** `position` is that of the mind card at which the line is in force; -1 on all other cards. */
export interface Ability {
  readonly index: number;
  readonly position: number;
  readonly program: Program;
  readonly only: PlayLimit | null;
  readonly often: 'once-a-turn' | 'once-a-round' | null;
  readonly pay: readonly Cost[];
}

export interface Trigger {
  readonly index: number;
  readonly position: number;
  readonly program: Program;
  readonly at: Timing;
  readonly event: EventName;
  readonly who: Whose;
  readonly card: 'self' | 'host' | Group | null;
  readonly from: 'play' | 'dream-discard' | 'void';
}

export interface Lasting {
  readonly index: number;
  readonly position: number;
  readonly grant: Grant;
  readonly check: Check | null;
}

/** A card of the set, ready to be played with. */
export interface CardDef {
  readonly index: number;
  readonly slug: string;
  readonly title: string;
  readonly kind: Kind;
  readonly faction: Faction;
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
  readonly text: CardText;
}

export interface CardSet {
  readonly title: string;
  readonly hash: Hash;
  readonly cards: readonly CardDef[];
  readonly bySlug: ReadonlyMap<string, CardDef>;
  readonly programs: readonly Program[];
  readonly triggers: readonly Trigger[];
  readonly lasting: readonly Lasting[];
}
