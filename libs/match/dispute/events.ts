import type { Answer, Happening, KeptText, RuleId, Seat } from '#kernel';
import type { Games } from '../terms.js';
import type { RedealBegun } from '../redeal/events.js';
import type { RulingCited } from './commands.js';

/** From here nobody moves and no clock runs until it is settled. */
export type DisputeRaised = Happening<
  'DisputeRaised',
  {
    readonly case: string;
    /** Null when a judge raised it, in the role that is named. */
    readonly seat: Seat | null;
    readonly role: string | null;
    /** Null when it is about the result. */
    readonly ply: number | null;
    /** The record that led to that ply, null for the start of a game. */
    readonly seq: number | null;
    /** Where the match stood; null when it was not being played. */
    readonly standsAt: number | null;
    /** Whether the match had its result. */
    readonly over: boolean;
    readonly rule: RuleId | null;
    readonly claim: KeptText;
  },
  null
>;

type Ruled = { readonly case: string; readonly ruling: RulingCited };

/**
 * Back to the position of ply `to`, which becomes that of the next ply; `epoch` is null when nothing is dealt anew. The seed
 * comes from the redeal before, and stands here where none was held.
 */
export type GameRewound = Happening<
  'GameRewound',
  Ruled & { readonly ply: number; readonly to: number; readonly epoch: number | null },
  { readonly seed: string } | null
>;

/** A judge set one thing right, as the game offers it. */
export type GameRepaired = Happening<'GameRepaired', Ruled & { readonly ply: number }, { readonly answer: Answer }>;

export type GameLost = Happening<'GameLost', Ruled & { readonly ply: number; readonly seat: Seat }, null>;

export type ResultRuled = Happening<
  'ResultRuled',
  Ruled & { readonly games: Games; readonly bothLost: boolean; readonly notPlayed?: true },
  null
>;

export type TimeGranted = Happening<'TimeGranted', Ruled & { readonly seat: Seat; readonly ms: number }, null>;

/** Nobody is held any longer; `applied` is false when the ruling could no longer do anything here. */
export type DisputeSettled = Happening<
  'DisputeSettled',
  { readonly case: string; readonly ruling: RulingCited | null; readonly applied: boolean },
  null
>;

export type DisputeEvent =
  DisputeRaised | RedealBegun | GameRewound | GameRepaired | GameLost | ResultRuled | TimeGranted | DisputeSettled;
