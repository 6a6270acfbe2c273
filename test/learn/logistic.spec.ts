import type { Example } from './games.js';
import { fit, told } from './logistic.js';

/** Games of one position each: so many were won and lost with such a lead. */
const games = (lead: Readonly<Record<string, number>>, won: number, lost: number): readonly Example[] =>
  Array.from({ length: won + lost }, (_, game) => ({ game, lead: new Map(Object.entries(lead)), won: game < won }));

describe('what is learned from games', () => {
  it('gives what wins three games of four odds of three to one', () => {
    expect(fit(games({ entity: 1 }, 30, 10), () => 0).get('entity')).toBeCloseTo(Math.log(3));
  });

  it('tells what wins from what only goes along with it', () => {
    const seen = [...games({ entity: 1 }, 30, 10), ...games({ entity: 1, memory: 2 }, 30, 10)];
    const weights = fit(seen, () => 0);
    expect([weights.get('entity'), weights.get('memory')]).toEqual([expect.closeTo(Math.log(3)), expect.closeTo(0)]);
  });

  it('believes less of what is held back', () => {
    const weights = fit([...games({ often: 1 }, 30, 10), ...games({ seldom: 1 }, 3, 1)], (feature) =>
      feature === 'seldom' ? 20 : 0,
    );
    expect(weights.get('seldom')).toBeGreaterThan(0);
    expect(weights.get('seldom')).toBeLessThan(Math.log(3) / 2);
  });

  it('says how well it foretells', () => {
    const { loss, right } = told(new Map([['entity', Math.log(3)]]), games({ entity: 1 }, 3, 1));
    expect(loss).toBeCloseTo(-(3 * Math.log(3 / 4) + Math.log(1 / 4)) / 4);
    expect(right).toBe(3 / 4);
  });
});
