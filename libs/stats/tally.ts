import { type Appearance, endingOf } from './facts.js';

/** What so many appearances came to. */
export interface Tally {
  readonly n: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export const NOTHING: Tally = { n: 0, won: 0, drawn: 0, lost: 0 };

/** With one more appearance. */
export function counted({ n, won, drawn, lost }: Tally, appearance: Appearance): Tally {
  const ended = endingOf(appearance);
  return {
    n: n + 1,
    won: ended === 'won' ? won + 1 : won,
    drawn: ended === 'drawn' ? drawn + 1 : drawn,
    lost: ended === 'lost' ? lost + 1 : lost,
  };
}

/** How often somebody wins, a draw being half a win; never without how many games that is of. */
export interface Rate {
  readonly n: number;
  /** Null of no games. */
  readonly share: number | null;
  /** Wilson's interval: the true rate lies in it with 95 %. */
  readonly low: number;
  readonly high: number;
}

/** The normal distribution leaves 5 % outside of so many deviations. */
const Z = 1.959963984540054;

export function rateOf({ n, won, drawn }: Tally): Rate {
  if (n === 0) return { n, share: null, low: 0, high: 1 };
  const share = (won + drawn / 2) / n;
  const spread = 1 + (Z * Z) / n;
  const middle = (share + (Z * Z) / (2 * n)) / spread;
  const side = (Z * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n))) / spread;
  return { n, share, low: Math.max(0, middle - side), high: Math.min(1, middle + side) };
}
