import type { Maybe, SpectatorDelay, SpectatorDelayInput } from '#contract';
import type { Delay } from '#match';

const SECONDS = 86_400;
const MOVES = 200;

/** The delay that somebody wishes for, null for none, or a sentence that says what is wrong with it. */
export function delayIn(wish: Maybe<SpectatorDelayInput> | undefined): Delay | null | { readonly says: string } {
  const { seconds = 0, moves = 0 } = wish ?? {};
  if (seconds < 0 || seconds > SECONDS) return { says: outside('seconds', seconds, SECONDS) };
  if (moves < 0 || moves > MOVES) return { says: outside('moves', moves, MOVES) };
  return seconds === 0 && moves === 0 ? null : { ms: seconds * 1000, moves };
}

const outside = (name: string, value: number, most: number): string =>
  `\`spectatorDelay.${name}\` is ${value}; it is from 0 to ${most}.`;

export const shownDelay = (delay: Delay | null): SpectatorDelay | null =>
  delay === null ? null : { seconds: Math.round(delay.ms / 1000), moves: delay.moves };
