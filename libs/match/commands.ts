import type { Answer, GameTerms, Json } from '#kernel';

/** The server that takes the command adds the seed: 32 random bytes in hex, the same whenever the command is sent again. */
export type CreateMatch = GameTerms & {
  readonly type: 'CreateMatch';
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
};

/** Sits down on this seat, or on the first free one, with a deck or whatever else the game wants of a seat. */
export type JoinMatch = { readonly type: 'JoinMatch'; readonly seat: number | null; readonly brings: Json };

/** `ply` is that of the position the player saw. */
export type AnswerDecision = { readonly type: 'AnswerDecision'; readonly ply: number; readonly answer: Answer };

export type Resign = { readonly type: 'Resign' };

/** Before the start, and by who created the match. */
export type CancelMatch = { readonly type: 'CancelMatch' };

export type MatchCommand = CreateMatch | JoinMatch | AnswerDecision | Resign | CancelMatch;
