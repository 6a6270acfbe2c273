import { actorId, millis } from '#kernel';
import type { Principal } from '../principal.js';
import { Meters } from './meter.js';
import { RateLimit } from './rate-limit.js';

const A_MINUTE = 600;
const VENUE = '203.0.113.7';
const ELSEWHERE = '203.0.113.8';

const person = (name: string): Principal => ({ is: 'person', id: actorId(name), roles: [], scopes: [], until: null });

/** Who asks from where for so many points in one minute, and how many of them they get. */
function spending(): (who: Principal, address: string, points: number) => number {
  const meters = new Meters(new RateLimit(A_MINUTE, () => millis(0)), 1_000);
  return (who, address, points) => {
    for (let spent = 0; spent < points; spent += 100)
      try {
        meters.open(who, address).charge({ cost: 100, heaviest: null, rows: new Map() });
      } catch {
        return spent;
      }
    return points;
  };
}

describe('who asks too much', () => {
  it('is a person beyond their budget, from wherever they ask', () => {
    const spend = spending();
    expect(spend(person('ann'), VENUE, 400)).toBe(400);
    expect(spend(person('ann'), ELSEWHERE, 400)).toBe(200);
  });

  it('are all without a token at one address beyond ten of these, and another address has its own', () => {
    const spend = spending();
    expect([VENUE, ELSEWHERE].map((address) => spend({ is: 'nobody' }, address, 10_000))).toEqual([6_000, 6_000]);
  });

  it('are all people at one address beyond twenty', () => {
    const spend = spending();
    const hall = Array.from({ length: 20 }, (_, nth) => spend(person(`in-the-hall-${nth}`), VENUE, 1_000));
    expect(hall).toEqual(hall.map(() => 600));
    expect(spend(person('eve'), VENUE, 1_000)).toBe(0);
    expect(spend(person('eve'), ELSEWHERE, 1_000)).toBe(600);
  });

  it('answers for it afterwards, where only the answer shows how much it was', () => {
    let at = 0;
    const meters = new Meters(new RateLimit(A_MINUTE, () => millis(at)), 1_000);
    const charge = (): number => {
      const meter = meters.open(person('ann'), VENUE);
      meter.charge({ cost: 100, heaviest: null, rows: new Map([['TournamentRound.tables', 0.5]]) });
      meter.found('TournamentRound.tables', 1_800);
      meter.found('Tournament.ranking', 1_000_000);
      return meter.left().remaining ?? 0;
    };
    expect(charge()).toBe(500);
    expect(charge).toThrow('This request costs 100 points; 0 are left of 600 a minute. Wait 50 s, or ask for less.');
    at += 50_000;
    expect(charge()).toBe(0);
    expect(charge).toThrow('Wait 70 s');
  });

  it('does not begin what waited for its turn while the budget was overdrawn', () => {
    const meters = new Meters(new RateLimit(A_MINUTE, () => millis(0)), 1_000);
    const [first, second] = [meters.open(person('ann'), VENUE), meters.open(person('ann'), VENUE)];
    for (const meter of [first, second]) meter.charge({ cost: 100, heaviest: null, rows: new Map() });
    first.afford();
    first.owe(400);
    second.afford();
    first.owe(1);
    expect(() => {
      second.afford();
    }).toThrow('This request costs 100 points; 0 are left of 600 a minute. Wait 1 s');
  });

  it('pays for each answer of what is watched from a budget of its own, and waits for the next until it is not overdrawn', () => {
    let at = 0;
    const meters = new Meters(new RateLimit(A_MINUTE, () => millis(at)), 1_000);
    const [watching, acting] = [meters.open(person('ann'), VENUE), meters.open(person('ann'), VENUE)];
    watching.charge({ cost: 250, heaviest: null, rows: new Map() });
    watching.watch();
    const waits = [1, 2, 3].map(() => {
      watching.again();
      return watching.wait();
    });
    expect(waits).toEqual([0, 0, 15_000]);
    at += 14_000;
    expect(watching.wait()).toBe(1_000);
    expect(acting.left().remaining).toBe(490);
  });

  it('hears at once that a request costs more than a whole minute has', () => {
    const meter = new Meters(new RateLimit(A_MINUTE, () => millis(0)), 1_000).open(person('ann'), VENUE);
    expect(() => {
      meter.charge({ cost: 601, heaviest: null, rows: new Map() });
    }).toThrow(/601.*600/s);
  });
});
