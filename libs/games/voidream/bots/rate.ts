/** How often something was so, and between which shares the truth lies nineteen times in twenty. */
export interface Rate {
  readonly of: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

/** With Wilson's score interval, which holds for few and for lopsided counts too. */
export function rateOf(outcomes: readonly boolean[]): Rate {
  const n = outcomes.length;
  if (n === 0) return { of: 0, share: 0, low: 0, high: 1 };
  const share = outcomes.filter(Boolean).length / n;
  const shrink = 1 + (Z * Z) / n;
  const middle = (share + (Z * Z) / (2 * n)) / shrink;
  const half = (Z * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n))) / shrink;
  return { of: n, share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

const percent = (share: number): string => (100 * share).toFixed(1);

/** "52.5 % (44.8 to 60.1) of 160" */
export const sayRate = ({ of, share, low, high }: Rate): string =>
  of === 0 ? 'never tried' : `${percent(share)} % (${percent(low)} to ${percent(high)}) of ${of}`;
