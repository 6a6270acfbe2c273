/** An exact rational number in lowest terms; its bottom is positive. */
export interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

export function fraction(top: number, bottom = 1): Fraction {
  const isSmall =
    Number.isInteger(top) && Number.isInteger(bottom) && top >= 0 && top < SMALL && bottom > 0 && bottom < SMALL;
  const known = isSmall ? small[top * SMALL + bottom] : undefined;
  const value = known ?? lowest(BigInt(top), BigInt(bottom));
  if (isSmall) small[top * SMALL + bottom] = value;
  return value;
}

/** Points and counts are nearly all of them small, and there are very many. */
const SMALL = 64;
const small: Fraction[] = [];

export const ZERO = fraction(0);

export const plus = (a: Fraction, b: Fraction): Fraction =>
  a.bottom === b.bottom
    ? lowest(a.top + b.top, a.bottom)
    : lowest(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);

export const times = (a: Fraction, b: Fraction): Fraction =>
  b.top === b.bottom ? a : lowest(a.top * b.top, a.bottom * b.bottom);

/** Below zero when a is less than b. */
export function compareFractions(a: Fraction, b: Fraction): number {
  if (a === b) return 0;
  const isLike = a.bottom === b.bottom;
  const left = isLike ? a.top : a.top * b.bottom;
  const right = isLike ? b.top : b.top * a.bottom;
  return left < right ? -1 : left > right ? 1 : 0;
}

export const larger = (a: Fraction, b: Fraction): Fraction => (compareFractions(a, b) < 0 ? b : a);

export const smaller = (a: Fraction, b: Fraction): Fraction => (compareFractions(a, b) < 0 ? a : b);

/** Brought to lowest terms once, at the end. */
export function sum(list: readonly Fraction[]): Fraction {
  if (list.length === 1) return list[0] as Fraction;
  let [top, bottom] = [0n, 1n];
  for (const each of list) {
    if (each.bottom === bottom) {
      top += each.top;
    } else {
      top = top * each.bottom + each.top * bottom;
      bottom *= each.bottom;
    }
  }
  return lowest(top, bottom);
}

/** Of nothing: zero. */
export const mean = (list: readonly Fraction[]): Fraction =>
  list.length === 0 ? ZERO : times(sum(list), fraction(1, list.length));

/** For display alone: rounded to so many decimals, a half away from zero. */
export function decimal({ top, bottom }: Fraction, digits: number): string {
  const scale = 10n ** BigInt(digits);
  const size = top < 0n ? -top : top;
  const scaled = (2n * size * scale + bottom) / (2n * bottom);
  const whole = `${top < 0n && scaled > 0n ? '-' : ''}${scaled / scale}`;
  return digits === 0 ? whole : `${whole}.${String(scaled % scale).padStart(digits, '0')}`;
}

function lowest(top: bigint, bottom: bigint): Fraction {
  if (bottom === 0n) throw new RangeError('A fraction needs a bottom other than zero.');
  if (bottom === 1n) return { top, bottom };
  let [a, b] = [top < 0n ? -top : top, bottom < 0n ? -bottom : bottom];
  while (b !== 0n) [a, b] = [b, a % b];
  const by = bottom < 0n ? -a : a;
  return { top: top / by, bottom: bottom / by };
}
