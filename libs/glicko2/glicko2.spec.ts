import fc from 'fast-check';
import { type ActorId, actorId } from '#kernel';
import {
  afterIdle,
  closePeriod,
  correctPeriod,
  leaderboard,
  NEWCOMER,
  type Rated,
  type RatedResult,
  type RatingHistory,
  ratingsAfter,
  resultsOf,
  verifyPeriod,
  withPeriod,
} from '#tournament';
import { GLICKO2 } from './index.js';

const [ANNA, BERT, CARL, DORA] = ['anna', 'bert', 'carl', 'dora'].map(actorId) as [ActorId, ActorId, ActorId, ActorId];

const rated = (rating: number, deviation: number, volatility = 0.06): Rated => ({
  rating: rating * 10_000,
  deviation: deviation * 10_000,
  volatility: volatility * 1e9,
});

it("gives Glickman's worked example", () => {
  const [player] = GLICKO2.rate({
    tau: 500,
    players: [rated(1500, 200), rated(1400, 30), rated(1550, 100), rated(1700, 300)].map((before, nth) => ({
      player: actorId(`p${nth}`),
      before,
    })),
    results: [
      [0, 1, 2, 'm1'],
      [0, 2, 0, 'm2'],
      [3, 0, 2, 'm3'],
    ],
  });
  expect(player).toEqual({ rating: 14_640_507, deviation: 1_515_165, volatility: 59_995_984 });
});

it('makes whoever does not play less certain, as the package does, and never less than a newcomer', () => {
  for (const before of [rated(1500, 200), rated(1800, 50, 0.05), rated(1200, 349.9)]) {
    const idle = GLICKO2.rate({ tau: 500, players: [{ player: ANNA, before }], results: [] });
    const deviation = Math.min(idle[0]!.deviation, NEWCOMER.deviation);
    expect(Math.abs(afterIdle(before, 1).deviation - deviation)).toBeLessThanOrEqual(1);
  }
  expect(afterIdle(rated(1500, 200), 0)).toEqual(rated(1500, 200));
  expect(afterIdle(rated(1500, 200), 100_000)).toEqual(rated(1500, 350));
});

const result = (match: string, one: ActorId, other: ActorId, halves: 0 | 1 | 2): RatedResult => ({
  match,
  players: [one, other],
  halves,
});

const PERIODS: readonly (readonly RatedResult[])[] = [
  [result('m2', BERT, ANNA, 0), result('m1', ANNA, CARL, 2)],
  [result('m3', CARL, BERT, 1)],
  [result('m4', ANNA, CARL, 0), result('m5', DORA, BERT, 2)],
];

const closed = (periods: readonly (readonly RatedResult[])[], season = (_nth: number) => '2026'): RatingHistory =>
  periods.reduce<RatingHistory>(
    (history, results, nth) =>
      withPeriod(history, closePeriod(history, { season: season(nth), tau: 500, results }, GLICKO2)),
    [],
  );

describe('periods of a rating', () => {
  it('hold their inputs in a fixed order, and go on from one another', () => {
    const history = closed(PERIODS);
    expect(history.map(({ period, revision, algorithm }) => [period, revision, algorithm])).toEqual([
      [1, 1, 'glicko2/1.2.2'],
      [2, 1, 'glicko2/1.2.2'],
      [3, 1, 'glicko2/1.2.2'],
    ]);
    expect(history[0]!.players.map(({ player }) => player)).toEqual([ANNA, BERT, CARL]);
    expect(resultsOf(history[0]!).map(({ match }) => match)).toEqual(['m1', 'm2']);
    const carl = history[1]!.players.find(({ player }) => player === CARL)!;
    expect(carl.before).toEqual(afterIdle(history[0]!.players[2]!.after, 0));
    const anna = history[2]!.players.find(({ player }) => player === ANNA)!;
    expect(anna.before).toEqual(afterIdle(history[0]!.players[0]!.after, 1));
    expect(closed(PERIODS.map((results) => [...results].reverse()))).toEqual(history);
  });

  it('can be reckoned again, and a changed number is found', () => {
    const history = closed(PERIODS);
    for (const period of history) expect(verifyPeriod(period, history, GLICKO2)).toEqual({ is: 'same' });
    const [first, , third] = history as [RatingHistory[0], RatingHistory[0], RatingHistory[0]];
    const [anna, ...others] = third.players as [(typeof third.players)[0], ...(typeof third.players)[0][]];
    const better = { ...anna.after, rating: anna.after.rating + 2 };
    expect(verifyPeriod({ ...third, players: [{ ...anna, after: better }, ...others] }, history, GLICKO2)).toEqual({
      is: 'different',
      players: [{ player: ANNA, at: 'after', recorded: better, recomputed: anna.after }],
    });
    const came = verifyPeriod({ ...third, players: [{ ...anna, before: better }, ...others] }, history, GLICKO2);
    expect(came.is === 'different' && came.players).toContainEqual({
      player: ANNA,
      at: 'before',
      recorded: better,
      recomputed: anna.before,
    });
    expect(verifyPeriod({ ...first, algorithm: 'elo' }, history, GLICKO2)).toEqual({
      is: 'unknown-algorithm',
      algorithm: 'elo',
      known: 'glicko2/1.2.2',
    });
  });

  it('that are corrected come again with a higher revision, and so do the later ones that this changes', () => {
    const history = closed(PERIODS);
    const corrected = [result('m1', ANNA, CARL, 2), result('m2', BERT, ANNA, 2)];
    const revisions = correctPeriod(history, { period: 1, results: corrected }, GLICKO2);
    expect(revisions.map(({ period, revision }) => [period, revision])).toEqual([
      [1, 2],
      [2, 2],
      [3, 2],
    ]);
    const after = revisions.reduce(withPeriod, history);
    expect(after.map(({ players, results }) => [players, results])).toEqual(
      closed([corrected, ...PERIODS.slice(1)]).map(({ players, results }) => [players, results]),
    );
    for (const period of after) expect(verifyPeriod(period, after, GLICKO2)).toEqual({ is: 'same' });
    expect(correctPeriod(history, { period: 1, results: PERIODS[0]! }, GLICKO2)).toEqual([]);
    const last = correctPeriod(history, { period: 3, results: PERIODS[2]!.slice(1) }, GLICKO2);
    expect(last.map(({ period }) => period)).toEqual([3]);
  });

  it('of any results are the same in any order of these, and any correction is as if it had been so at once', () => {
    const someone = fc.constantFrom(ANNA, BERT, CARL, DORA);
    const results = fc
      .array(fc.tuple(someone, someone, fc.constantFrom<0 | 1 | 2>(0, 1, 2)), { maxLength: 12 })
      .map((list) =>
        list.flatMap(([one, other, halves], nth) => (one === other ? [] : [result(`m${nth}`, one, other, halves)])),
      );
    fc.assert(
      fc.property(fc.array(results, { minLength: 1, maxLength: 4 }), fc.nat(3), results, (periods, nth, other) => {
        const history = closed(periods);
        const period = (nth % periods.length) + 1;
        const after = correctPeriod(history, { period, results: other }, GLICKO2).reduce(withPeriod, history);
        const atOnce = closed(periods.map((each, place) => (place === period - 1 ? other : each)));
        expect(after.map(({ players }) => players)).toEqual(atOnce.map(({ players }) => players));
        for (const each of after) expect(verifyPeriod(each, after, GLICKO2).is).toBe('same');
        expect(closed(periods.map((each) => [...each].reverse()))).toEqual(history);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a leaderboard', () => {
  const history = closed(PERIODS, (nth) => (nth < 2 ? 'spring' : 'summer'));

  it('ranks all by their ratings, with the interval of 95 %', () => {
    const rows = leaderboard(history, null);
    const now = ratingsAfter(history, 3);
    expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
    expect(rows.map(({ player, matches, lastPeriod }) => [player, matches, lastPeriod])).toEqual([
      [DORA, 1, 3],
      [CARL, 3, 3],
      [ANNA, 3, 3],
      [BERT, 3, 3],
    ]);
    for (const { player, rated: own, interval, isProvisional } of rows) {
      expect(own).toEqual(now.get(player));
      expect((interval[0] + interval[1]) / 2).toBe(own.rating);
      expect(Math.abs(interval[1] - own.rating - 1.96 * own.deviation)).toBeLessThan(1);
      expect(isProvisional).toBe(own.deviation > 1_100_000);
    }
  });

  it('of a season has those who played in it, as they stood at its end', () => {
    const spring = leaderboard(history, 'spring');
    expect(spring.map(({ rank, player, matches }) => [rank, player, matches])).toEqual([
      [1, ANNA, 2],
      [2, BERT, 2],
      [2, CARL, 2],
    ]);
    expect(spring[0]!.rated).toEqual(ratingsAfter(history, 2).get(ANNA));
    expect(leaderboard(history, 'summer')).toHaveLength(4);
    expect(leaderboard(history, 'winter')).toEqual([]);
  });
});
