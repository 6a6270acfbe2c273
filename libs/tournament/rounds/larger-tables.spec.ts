import { actorId, bySeat, canonicalJson, millis, type Seats, seatsOf, SYSTEM } from '#kernel';
import { entrantId, type Score, type SeatedTable, standingsAfter, toPair, tournamentDecider } from '#tournament';
import { choicesOf, OPEN_TABLE, opened, playOn, say } from '#test/match-story';
import { Day, ORGA } from '#test/tournament';
import { decimal } from '../standings/fraction.js';
import { ruleChoiceFlaw, ruleSetOf } from '../standings/rule-sets.js';
import type { Points } from '../standings/rule-set.js';

/** In twelfths, so that two, three and four can share: four points for the first of four, three for the second and so on. */
const BY_PLACE: Points = {
  win: 48,
  draw: 12,
  loss: 0,
  bye: 48,
  parts: 12,
  byPlace: [
    [48, 36, 24, 12],
    [48, 36, 24],
  ],
};
const RULES = { ruleSet: 'mtr-2026-02-27', points: BY_PLACE, tieBreaks: null };

/** Seven at a table of four and one of three, seated by hand as long as nothing pairs so many. */
function seven(): Day {
  const day = new Day({ game: 'bazaar', rules: RULES, stages: [{ is: 'swiss', rounds: 2, bestOf: 1, cut: null }] });
  day.guests(7);
  day.start();
  const seated = (id: number, entrants: Seats<number>): SeatedTable => ({
    id,
    number: id,
    entrants: bySeat(entrants, (nth) => entrantId(String(nth))),
    players: bySeat(entrants, () => null),
    decks: bySeat(entrants, () => null),
    place: null,
  });
  const data = {
    round: 1,
    stage: 0,
    opens: ['1', '2', '3', '4', '5', '6', '7'].map(entrantId),
    engine: 'by-hand/1',
    seed: '11'.repeat(32),
    revision: day.state.revision,
    tables: [seated(1, [1, 2, 3, 4]), seated(2, [5, 6, 7])],
    byes: [],
    rematches: [],
  };
  const moment = { actor: ORGA, at: millis(2_000), seq: 9 };
  tournamentDecider.evolve(day.state, { type: 'RoundDrafted', v: 1, data, secret: null }, moment);
  day.must(ORGA, { type: 'PublishRound', round: 1 });
  return day;
}

const byPlaces = (places: Seats<number>): Score => ({
  won: bySeat(places, (place) => (place === 1 && places.filter((each) => each === 1).length === 1 ? 1 : 0)),
  drawn: places.filter((place) => place === 1).length > 1 ? 1 : 0,
  bothLost: false,
  places,
});

const PLAYERS = ['p0', 'p1', 'p2', 'p3'].map(actorId);

const report = (table: number, games: Score) =>
  ({ type: 'RecordResult', round: 1, table, games, how: 'reported' }) as const;

const pointsIn = ({ state }: Day): Readonly<Record<string, string>> =>
  Object.fromEntries(standingsAfter(state).map(({ entrant, points }) => [entrant, decimal(points, 1)]));

describe('tables of more than two', () => {
  it.each<[string, Seats<number>, readonly string[]]>([
    ['each place gives its points', [2, 1, 4, 3], ['3.0', '4.0', '1.0', '2.0']],
    ['who shares a place shares what it and the next give', [1, 2, 2, 4], ['4.0', '2.5', '2.5', '1.0']],
    ['also the first', [1, 1, 1, 4], ['3.0', '3.0', '3.0', '1.0']],
    ['and all of them', [1, 1, 1, 1], ['2.5', '2.5', '2.5', '2.5']],
  ])('%s', (_, places, points) => {
    const day = seven();
    day.must(SYSTEM, report(1, byPlaces(places)));
    day.must(SYSTEM, report(2, byPlaces([3, 2, 1])));
    const all = pointsIn(day);
    expect(['1', '2', '3', '4'].map((id) => all[id])).toEqual(points);
    expect(['5', '6', '7'].map((id) => all[id])).toEqual(['2.0', '3.0', '4.0']);
  });

  it.each<[string, Score]>([
    ['of two', { won: [1, 0], drawn: 0, bothLost: false }],
    ['with a place too few', { ...byPlaces([1, 2, 3, 4]), places: [1, 2, 3] }],
    ['with nobody second after the first', byPlaces([1, 3, 4, 4])],
    ['with two first and a second', byPlaces([1, 1, 2, 3])],
    ['won by two', { won: [1, 1, 0, 0], drawn: 0, bothLost: false }],
  ])('a result %s is none of a table of four', (_, games) => {
    expect(seven().do(SYSTEM, report(1, games))).toMatchObject({ code: 'TOURNAMENT.BAD_RESULT' });
  });

  it('are corrected, kept and met as those of two are', () => {
    const day = seven();
    day.must(SYSTEM, report(1, byPlaces([1, 2, 3, 4])));
    day.must(ORGA, {
      type: 'CorrectResult',
      round: 1,
      table: 1,
      games: byPlaces([2, 1, 3, 4]),
      reason: day.state.title,
    });
    expect(pointsIn(day)).toMatchObject({ 1: '3.0', 2: '4.0' });
    const again = tournamentDecider.unpack(day.packed());
    expect(canonicalJson(tournamentDecider.pack(again))).toBe(canonicalJson(day.packed()));
    const [one] = standingsAfter(day.state).filter(({ entrant }) => entrant === '1');
    expect(one?.tieBreaks[0]?.parts.map(({ opponent }) => opponent)).toEqual(['2', '3', '4']);
    expect(one?.record).toEqual({ won: 0, drawn: 0, lost: 1 });
  });

  it('count in the next pairing for everybody who sat there', () => {
    const entrants = bySeat([1, 2, 3, 4], (nth) => entrantId(String(nth)));
    const table = { is: 'match' as const, entrants, games: byPlaces([1, 2, 3, 4]), bothLost: false };
    const known = toPair(entrants, [[table]], ruleSetOf(RULES));
    expect(known.map(({ score, met }) => [score, [...met].join('')])).toEqual([
      [48, '234'],
      [36, '134'],
      [24, '124'],
      [12, '123'],
    ]);
  });

  it('take the places of a game that was played there', () => {
    const origin = {
      ...OPEN_TABLE.origin,
      entrants: seatsOf(['1', '2', '3', '4']),
      decks: bySeat([1, 2, 3, 4], () => null),
    };
    const match = opened({ game: 'bazaar', seats: 4, bestOf: 1, drawsAllowed: false, origin, players: PLAYERS });
    for (const who of PLAYERS) expect(say(match, who, { type: 'JoinMatch', seat: null, brings: null })).toBeNull();
    const choices = choicesOf('four at a bazaar');
    while (playOn(match, choices));
    const end = match.told.map(([event]) => event).find(({ type }) => type === 'MatchFinished');
    if (end?.type !== 'MatchFinished') throw new Error('The game did not end.');
    const { games, places } = end.data;
    const day = seven();
    const score = { won: seatsOf(games.won), drawn: games.drawn, bothLost: false, places: seatsOf(places) };
    day.must(SYSTEM, { ...report(1, score), how: 'played' });
    const points = pointsIn(day);
    const best = places.indexOf(1) + 1;
    expect(Math.max(...[1, 2, 3, 4].map((id) => Number(points[id])))).toBe(Number(points[best]));
    expect([1, 2, 3, 4].reduce((all, id) => all + Number(points[id]), 0)).toBe(10);
  });
});

it.each<[string, NonNullable<Points['byPlace']>]>([
  ['that rise', [[12, 24, 0]]],
  ['that three can not share', [[12, 6, 4]]],
  ['of seven', [[60, 60, 60, 60, 60, 60, 60]]],
  [
    'twice for as many',
    [
      [12, 0, 0],
      [24, 12, 0],
    ],
  ],
])('points of places %s are no choice', (_, byPlace) => {
  expect(ruleChoiceFlaw({ ...RULES, points: { ...BY_PLACE, byPlace } })).toMatchObject({ flaw: 'points' });
});

it('takes a score of two as it always stood in the log', () => {
  const day = new Day();
  day.guests(2);
  day.start();
  day.pair();
  const [recorded] = day.must(SYSTEM, report(1, { won: [2, 1], drawn: 0, bothLost: false }));
  expect(canonicalJson((recorded?.data ?? {}) as never)).toMatch(
    /"games":\{"bothLost":false,"drawn":0,"won":\[2,1\]\}/,
  );
});
