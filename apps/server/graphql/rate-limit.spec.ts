import { millis } from '#kernel';
import { RateLimit } from './rate-limit.js';

const START = 1_000_000;

describe('a budget of points', () => {
  let at = START;
  const limitOf = (perMinute: number): RateLimit => {
    at = START;
    return new RateLimit(perMinute, () => millis(at));
  };
  const ann = { name: 'ann', times: 1 };
  const house = { name: 'the house', times: 3 };

  it('is spent, refused when it is used up, and refilled evenly', () => {
    const limit = limitOf(60);
    expect(limit.spend([ann], 50)).toMatchObject({ granted: true, limit: 60, remaining: 10, resetAt: START + 50_000 });
    expect(limit.spend([ann], 20)).toMatchObject({ granted: false, remaining: 10, waitSeconds: 10 });
    at += 10_000;
    expect(limit.spend([ann], 20)).toMatchObject({ granted: true, remaining: 0 });
    at += 120_000;
    expect(limit.spend([ann], 0)).toMatchObject({ granted: true, remaining: 60 });
  });

  it('is each payer of their own, and nobody pays when one of them cannot', () => {
    const limit = limitOf(60);
    for (const guest of ['a', 'b', 'c']) {
      expect(limit.spend([{ name: guest, times: 1 }, house], 60)).toMatchObject({ granted: true });
    }
    expect(limit.spend([ann, house], 10)).toMatchObject({ granted: false, limit: 180, remaining: 0, waitSeconds: 4 });
    expect(limit.spend([ann], 60)).toMatchObject({ granted: true });
  });

  it('of nothing is no limit', () => {
    expect(limitOf(0).spend([ann], 1_000_000)).toMatchObject({ granted: true, limit: null, remaining: null });
  });

  it('says how long to wait for more than a full budget, and still never grants it', () => {
    const limit = limitOf(60);
    expect(limit.spend([ann], 100)).toMatchObject({ granted: false, remaining: 60 });
  });
});
