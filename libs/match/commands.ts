import type { ActorId, Answer, GameTerms, Hash, Json, KeptText, Millis, StreamId } from '#kernel';
import type { SeatSeed, SeedCommand } from './ceremony/commands.js';
import type { BranchCommand } from './branch/commands.js';
import type { AssignSeat } from './assign.js';
import type { DisputeCommand, RaiseDispute } from './dispute/commands.js';
import type { CountImported, HandInGames } from './handed-in/events.js';
import type { ImportMatch } from './imported/events.js';
import type { ReleaseKey } from './release/release.js';
import type { Games, MatchTerms, Origin } from './terms.js';

export type * from './dispute/commands.js';

/** The server that takes the command adds the seed: 32 random bytes in hex, the same whenever the command is sent again. */
export type CreateMatch = GameTerms &
  MatchTerms & {
    readonly type: 'CreateMatch';
    readonly game: string;
    readonly seats: number;
    readonly seed: string;
    /** The match's own stream, when it holds a seed ceremony; without one the server's seed is the match's. */
    readonly ceremony?: StreamId;
    /** Whether it stands in the lobby; otherwise only who knows its id finds it. */
    readonly listed: boolean;
  };

/** Once more, with the same players on each other's seats. */
export type CreateRematch = Omit<CreateMatch, 'type'> & {
  readonly type: 'CreateRematch';
  readonly players: readonly (ActorId | null)[];
  readonly rematchOf: string;
};

/** By the house, for a pairing: the seats are the players' own, null for who has no account. */
export type OpenTable = GameTerms &
  MatchTerms & {
    readonly type: 'OpenTable';
    readonly game: string;
    readonly seats: number;
    readonly seed: string;
    /** The match's own stream, when it holds a seed ceremony; without one the server's seed is the match's. */
    readonly ceremony?: StreamId;
    readonly origin: Origin;
    readonly players: readonly (ActorId | null)[];
    /** After so many milliseconds a report stands that the opponent did not confirm; null: never. */
    readonly confirmAfter: number | null;
  };

/** Sits down on this seat, or on the first free one, with a deck or whatever else the game wants of a seat. */
export type JoinMatch = {
  readonly type: 'JoinMatch';
  readonly seat: number | null;
  readonly brings: Json;
  /** In a match that holds a seed ceremony. */
  readonly seed?: SeatSeed;
};

/** `ply` is that of the position the player saw; `seat` is for who has several, as in a branch. */
export type AnswerDecision = {
  readonly type: 'AnswerDecision';
  readonly ply: number;
  readonly answer: Answer;
  readonly seat?: number;
};

/** Gives up the game; before a game began, the whole match, where seats are assigned. */
export type Resign = { readonly type: 'Resign' };

/** Gives up the whole match, also once a game is on. */
export type ConcedeMatch = { readonly type: 'ConcedeMatch' };

/** Before the start, and by who created the match; by the house also later, when a pairing is taken back. */
export type CancelMatch = { readonly type: 'CancelMatch' };

export type OfferDraw = { readonly type: 'OfferDraw' };
export type AcceptDraw = { readonly type: 'AcceptDraw' };
export type DeclineDraw = { readonly type: 'DeclineDraw' };

/** What came of a match that was played elsewhere, by one of its players; `won` counts by seat. */
export type ReportResult = {
  readonly type: 'ReportResult';
  readonly games: Games;
  /** Agreed without playing it out. */
  readonly intentionalDraw: boolean;
};

/** The opponent's report is right. */
export type ConfirmResult = { readonly type: 'ConfirmResult' };
export type WithdrawReport = { readonly type: 'WithdrawReport' };

export type CallJudge = { readonly type: 'CallJudge'; readonly text: KeptText | null };

/** A judge sees to a call; the server checks the role. */
export type AnswerJudgeCall = { readonly type: 'AnswerJudgeCall'; readonly call: number; readonly role: string };

/** Staff say what the result is, whatever was played or reported; the server checks the role. */
export type EnterResult = {
  readonly type: 'EnterResult';
  readonly games: Games;
  readonly bothLost: boolean;
  /** Whoever lost it did not come. */
  readonly notPlayed: boolean;
  readonly role: string;
};

/** That this other seat has been asked for two minutes and did nothing. */
export type ClaimAway = { readonly type: 'ClaimAway'; readonly seat: number };

/** A judge holds the match: nobody's time runs, and nobody moves. */
export type PauseClocks = { readonly type: 'PauseClocks'; readonly reason: KeptText; readonly role: string };
export type ResumeClocks = { readonly type: 'ResumeClocks'; readonly reason: KeptText; readonly role: string };

/** By the house, once a deadline has passed. */
export type ExpireTime = { readonly type: 'ExpireTime' };

/** By the house: nobody could move from then to then. */
export type CreditClocks = { readonly type: 'CreditClocks'; readonly from: Millis; readonly to: Millis };

/** What is done in a game that is on. */
export type PlayCommand = AnswerDecision | OfferDraw | AcceptDraw | DeclineDraw | ClaimAway;

/** What players say of the result of a match that was played elsewhere. */
export type ReportCommand = ReportResult | ConfirmResult | WithdrawReport;

/** What is said and ruled beside the games. */
export type DeskCommand =
  HandInGames | AssignSeat | ReportCommand | CallJudge | AnswerJudgeCall | EnterResult | PauseClocks | ResumeClocks;

export type TimeCommand = ExpireTime | CreditClocks;

/** What a match begins with. */
export type FoundingCommand = CreateMatch | CreateRematch | OpenTable;

/** What a player may sign with a key of their device. */
export type Signable = PlayCommand | ReportCommand | Resign | ConcedeMatch | RaiseDispute;

/** Whose device signed it (a public key in base64url), the head that it saw, and the idempotency key it was sent under. */
export type Signed = {
  readonly device: string;
  readonly saw: { readonly seq: number; readonly hash: Hash };
  readonly signature: string;
  readonly key: string;
};

export type SignedCommand = Signable & { readonly signed: Signed };

/** What a match is told; a signature beside it changes nothing of what happens. */
export type MatchCommand = PlainCommand | SignedCommand;

export type PlainCommand =
  | ImportMatch
  | CountImported
  | BranchCommand
  | FoundingCommand
  | JoinMatch
  | SeedCommand
  | CancelMatch
  | ReleaseKey
  | Resign
  | ConcedeMatch
  | PlayCommand
  | DeskCommand
  | DisputeCommand
  | TimeCommand;
