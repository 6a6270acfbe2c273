import type { ActorId, Answer, GameResult, GameTerms, Happening, Json, Leaving, Seat } from '#kernel';

export type MatchCreated = Happening<
  'MatchCreated',
  GameTerms & {
    readonly game: string;
    readonly engine: string;
    readonly cards: string | null;
    readonly seats: number;
  },
  { readonly seed: string }
>;

export type SeatTaken = Happening<
  'SeatTaken',
  { readonly seat: Seat; readonly who: ActorId },
  { readonly brings: Json }
>;

export type MatchCancelled = Happening<'MatchCancelled', Record<string, never>, null>;

export type GameStarted = Happening<'GameStarted', Record<string, never>, null>;

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

export type GameFinished = Happening<'GameFinished', { readonly result: GameResult }, null>;

export type MatchFinished = Happening<'MatchFinished', { readonly places: readonly number[] }, null>;

export type MatchEvent =
  | MatchCreated
  | SeatTaken
  | MatchCancelled
  | GameStarted
  | AnswerGiven
  | AnswerSealed
  | SeatLeft
  | GameFinished
  | MatchFinished;
