import fc from 'fast-check';
import { compareFractions, decimal, type Fraction, fraction, mean, plus, sum, times, ZERO } from './fraction.js';

const anyFraction = fc
  .tuple(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: 1, max: 1000 }))
  .map(([top, bottom]) => fraction(top, bottom));

const text = ({ top, bottom }: Fraction): string => `${top}/${bottom}`;

describe('a fraction', () => {
  it.each<[Fraction, string]>([
    [fraction(6, 9), '2/3'],
    [fraction(-6, 9), '-2/3'],
    [fraction(6, -9), '-2/3'],
    [fraction(0, -5), '0/1'],
    [plus(fraction(1, 3), fraction(1, 6)), '1/2'],
    [times(fraction(2, 3), fraction(3, 4)), '1/2'],
    [mean([fraction(1, 2), fraction(1, 3), fraction(1, 6)]), '1/3'],
    [mean([]), '0/1'],
  ])('is kept in lowest terms: %#', (value, expected) => {
    expect(text(value)).toBe(expected);
  });

  it('over nothing is refused', () => {
    expect(() => fraction(1, 0)).toThrow(RangeError);
  });

  it.each<[number, number, number, string]>([
    [133, 300, 4, '0.4433'],
    [2, 3, 2, '0.67'],
    [1, 8, 2, '0.13'],
    [-1, 8, 2, '-0.13'],
    [-1, 1000, 2, '0.00'],
    [5, 2, 0, '3'],
    [199, 100, 1, '2.0'],
    [12, 1, 2, '12.00'],
  ])('%i/%i is shown with %i decimals as %s', (top, bottom, digits, expected) => {
    expect(decimal(fraction(top, bottom), digits)).toBe(expected);
  });

  it('adds in any order to the same, and compares as its numbers do', () => {
    fc.assert(
      fc.property(fc.array(anyFraction, { maxLength: 20 }), (list) => {
        expect(text(sum(list))).toBe(text(sum([...list].reverse())));
        const sorted = [...list].sort(compareFractions);
        for (const [nth, next] of sorted.slice(1).entries())
          expect(Number(sorted[nth]!.top) / Number(sorted[nth]!.bottom)).toBeLessThanOrEqual(
            Number(next.top) / Number(next.bottom),
          );
        expect(compareFractions(sum([...list, ZERO]), sum(list))).toBe(0);
      }),
    );
  });
});
