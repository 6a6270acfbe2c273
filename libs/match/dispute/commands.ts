import type { Answer, Hash, KeptText, RuleId, Seat } from '#kernel';
import type { Games } from '../terms.js';
import type { Randomness } from './line.js';

/** The record of a case that holds a final ruling. */
export type RulingCited = { readonly seq: number; readonly hash: Hash };

/** What a ruling does to a match. */
export type MatchRemedy =
  | { readonly is: 'play-on' }
  | { readonly is: 'rewind'; readonly to: number; readonly randomness: Randomness }
  | { readonly is: 'repair'; readonly answer: Answer }
  | { readonly is: 'game-loss'; readonly seat: Seat }
  /** `notPlayed`: one of them did not come, or with `bothLost` nobody did. */
  | { readonly is: 'result'; readonly games: Games; readonly bothLost: boolean; readonly notPlayed?: true };

export type TimeGift = { readonly seat: Seat; readonly ms: number };

/** By a player, or by a judge, of whom the server has checked the role; `ply` is null when it is about the result. */
export type RaiseDispute = {
  readonly type: 'RaiseDispute';
  readonly case: string;
  readonly ply: number | null;
  readonly rule: RuleId | null;
  readonly claim: KeptText;
  readonly role: string | null;
};

/**
 * By the house, once the case is decided; `ruling` is null when it was taken back. `redeal` is what the server brings to a
 * rewind that deals anew: its own seed, and one for each seat, 32 bytes in hex each.
 */
export type SettleDispute = {
  readonly type: 'SettleDispute';
  readonly case: string;
  readonly ruling: RulingCited | null;
  readonly remedy: MatchRemedy;
  readonly credits: readonly TimeGift[];
  readonly redeal: RedealSeeds | null;
};

export type RedealSeeds = { readonly server: string; readonly seats: readonly string[] };

export type DisputeCommand = RaiseDispute | SettleDispute;
