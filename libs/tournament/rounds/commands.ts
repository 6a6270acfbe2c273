import type { KeptText } from '#kernel';
import type { MaySay } from '../said.js';
import type { EntrantId } from '../standings/results.js';
import type { Score } from './round.js';

/** Whoever did not check in is out, if the plan says so; then rounds can be paired. */
export type StartTournament = {
  readonly type: 'StartTournament';
  /** Lets those play who have handed in no deck where decks are asked for. */
  readonly withoutDecks: boolean;
};
export type ReturnToRegistration = { readonly type: 'ReturnToRegistration'; readonly reason: KeptText };
export type EndTournament = { readonly type: 'EndTournament' };
/** It is not played, or not to its end: matches that are on end without a result. */
export type CancelTournament = { readonly type: 'CancelTournament'; readonly reason: KeptText };
/** Takes the end back, or that it was cancelled. */
export type ReopenTournament = { readonly type: 'ReopenTournament'; readonly reason: KeptText };

/** Pairs the next round by a lot of 32 bytes in hex; nobody but the staff sees it yet. */
export type DraftRound = { readonly type: 'DraftRound'; readonly seed: string };
export type DiscardDraft = { readonly type: 'DiscardDraft' } & MaySay;
export type PublishRound = {
  readonly type: 'PublishRound';
  readonly round: number;
  /** The record up to which whoever publishes it saw the draft; left out, it does not matter. */
  readonly seen?: number;
};

/** Two change places, in a draft or at tables without a result. */
export type SwapPlayers = {
  readonly type: 'SwapPlayers';
  readonly round: number;
  readonly swapped: readonly [EntrantId, EntrantId];
  readonly reason: KeptText;
};

/** These tables, and whoever came in since, are paired anew; all others stay. */
export type RepairRound = {
  readonly type: 'RepairRound';
  readonly round: number;
  readonly dissolved: readonly number[];
  readonly seed: string;
  readonly reason: KeptText;
};

/** Takes the last round back; `losing` is how many finished matches that undoes, so that nobody loses one unseen. */
export type WithdrawRound = {
  readonly type: 'WithdrawRound';
  readonly round: number;
  readonly losing: number;
  readonly reason: KeptText;
};

/** What a finished match came to; sent by the house alone. */
export type RecordResult = {
  readonly type: 'RecordResult';
  readonly round: number;
  readonly table: number;
  readonly games: Score;
  readonly how: 'played' | 'reported' | 'entered' | 'forfeited';
};

export type CorrectResult = {
  readonly type: 'CorrectResult';
  readonly round: number;
  readonly table: number;
  readonly games: Score;
  /** How often it had been corrected when whoever corrects it looked, -1 without a result; left out, it does not matter. */
  readonly seen?: number;
  readonly reason: KeptText;
};

export type CourseCommand =
  StartTournament | ReturnToRegistration | EndTournament | CancelTournament | ReopenTournament;

export type PairingCommand = DraftRound | DiscardDraft | PublishRound | SwapPlayers | RepairRound | WithdrawRound;

export type ScoringCommand = RecordResult | CorrectResult;
