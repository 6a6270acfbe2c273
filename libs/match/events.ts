import type {
  ActorId,
  Answer,
  GameResult,
  GameTerms,
  Happening,
  Hash,
  Json,
  JsonObject,
  KeptText,
  Leaving,
  Millis,
  Moment,
  Seat,
} from '#kernel';
import type { SeatAssigned } from './assign.js';
import type { CeremonyEvent } from './ceremony/events.js';
import type { KeyReleased } from './release/release.js';
import type { DisputeEvent } from './dispute/events.js';
import type { RedealEvent } from './redeal/events.js';
import type { BranchEvent } from './branch/events.js';
import type { GameHandedIn, ImportedCounts } from './handed-in/events.js';
import type { MatchImported } from './imported/events.js';
import type { Signed } from './commands.js';
import type { Games, MatchTerms, Origin, Outcome } from './terms.js';

export type * from './dispute/events.js';

export type MatchCreated = Happening<
  'MatchCreated',
  GameTerms &
    MatchTerms & {
      readonly game: string;
      readonly engine: string;
      readonly cards: string | null;
      readonly seats: number;
      /** Null for a match outside tournaments. */
      readonly origin: Origin | null;
      /** Whose seats they are; null: anybody's outside a tournament, nobody's in one. */
      readonly players: readonly (ActorId | null)[];
      readonly confirmAfter: number | null;
      /** Whether it stands in the lobby. */
      readonly listed: boolean;
      /** The name of the match that it repeats. */
      readonly rematchOf: string | null;
    },
  { readonly seed: string }
>;

export type SeatTaken = Happening<
  'SeatTaken',
  { readonly seat: Seat; readonly who: ActorId },
  { readonly brings: Json }
>;

export type MatchCancelled = Happening<'MatchCancelled', Record<string, never>, null>;

/** Games are counted from 1. */
export type GameStarted = Happening<'GameStarted', { readonly game: number }, null>;

/** The salted root of the next order that chance made in this game; who has the seed can open it. */
export type DeckShuffled = Happening<'DeckShuffled', { readonly ply: number; readonly root: Hash }, null>;

/** An open answer; `ply` is that of the position it answers. */
export type AnswerGiven = Happening<
  'AnswerGiven',
  { readonly seat: Seat; readonly ply: number; readonly answer: Answer },
  null
>;

/** An answer that the others may not know yet. */
export type AnswerSealed = Happening<
  'AnswerSealed',
  { readonly seat: Seat; readonly ply: number },
  { readonly answer: Answer }
>;

export type SeatLeft = Happening<
  'SeatLeft',
  { readonly seat: Seat; readonly ply: number; readonly why: Leaving },
  null
>;

export type DrawOffered = Happening<'DrawOffered', { readonly seat: Seat; readonly ply: number }, null>;
export type DrawDeclined = Happening<'DrawDeclined', { readonly seat: Seat }, null>;
export type DrawAgreed = Happening<'DrawAgreed', { readonly seat: Seat }, null>;

export type GameFinished = Happening<'GameFinished', { readonly game: number; readonly result: GameResult }, null>;

/** A player said how it ended; it stands when the opponent says the same, or at `confirmBy`. */
export type ResultReported = Happening<
  'ResultReported',
  {
    readonly seat: Seat;
    readonly games: Games;
    readonly intentionalDraw: boolean;
    readonly confirmBy: Millis | null;
  },
  null
>;

export type ReportWithdrawn = Happening<'ReportWithdrawn', { readonly seat: Seat }, null>;

/** This seat's report stands. */
export type ResultConfirmed = Happening<
  'ResultConfirmed',
  { readonly seat: Seat; readonly by: 'opponent' | 'time' },
  null
>;

/** The players said different things, which only staff can settle. */
export type ReportsConflict = Happening<'ReportsConflict', Record<string, never>, null>;

/** Calls are counted from 1; `seat` is null when the reports themselves called. */
export type JudgeCalled = Happening<
  'JudgeCalled',
  { readonly call: number; readonly seat: Seat | null; readonly text: KeptText | null },
  null
>;

export type JudgeCallAnswered = Happening<'JudgeCallAnswered', { readonly call: number; readonly role: string }, null>;

export type ResultEntered = Happening<
  'ResultEntered',
  { readonly games: Games; readonly bothLost: boolean; readonly notPlayed: boolean; readonly role: string },
  null
>;

/** Gave up the match before it began. */
export type MatchForfeited = Happening<'MatchForfeited', { readonly seat: Seat }, null>;

/** Gave up the match with the game that was on. */
export type MatchConceded = Happening<'MatchConceded', { readonly seat: Seat }, null>;

export type MatchFinished = Happening<'MatchFinished', Outcome, null>;

export type ClocksPaused = Happening<'ClocksPaused', { readonly reason: KeptText; readonly role: string }, null>;
export type ClocksResumed = Happening<'ClocksResumed', { readonly reason: KeptText; readonly role: string }, null>;

/** Nobody could move in this span: whoever was asked in it gets it back. */
export type ClocksCredited = Happening<'ClocksCredited', { readonly from: Millis; readonly to: Millis }, null>;

/** Something happens by itself at this time, or later: told when it is sooner than was told before, or after that. */
export type DeadlineSet = Happening<'DeadlineSet', { readonly at: Millis }, null>;

export type TimeEvent = ClocksPaused | ClocksResumed | ClocksCredited | DeadlineSet;

/**
 * The device put its name to the command of this record. Command and key stay sealed as long as the answer may: with
 * them, anybody can tell that it was this very command.
 */
export type CommandSigned = Happening<
  'CommandSigned',
  Omit<Signed, 'key'>,
  { readonly key: string; readonly command: JsonObject }
>;

/** What is said and ruled beside the games. */
export type DeskEvent =
  | GameHandedIn
  | SeatAssigned
  | ResultReported
  | ReportWithdrawn
  | ResultConfirmed
  | ReportsConflict
  | JudgeCalled
  | JudgeCallAnswered
  | ResultEntered
  | MatchForfeited
  | MatchConceded;

export type MatchEvent =
  | MatchCreated
  | MatchImported
  | ImportedCounts
  | BranchEvent
  | CommandSigned
  | SeatTaken
  | CeremonyEvent
  | RedealEvent
  | MatchCancelled
  | KeyReleased
  | GameStarted
  | DeckShuffled
  | AnswerGiven
  | AnswerSealed
  | SeatLeft
  | DrawOffered
  | DrawDeclined
  | DrawAgreed
  | GameFinished
  | DeskEvent
  | DisputeEvent
  | TimeEvent
  | MatchFinished;

/** An event of the log, opened, with the moment of its record. Made for one reading: a state may keep parts of it. */
export interface ToldEvent {
  readonly event: MatchEvent;
  readonly moment: Moment;
}
