import { actorId, hash, millis, seat } from '#kernel';
import type { Outcome } from '#match';
import { factsOfMatch, NOTHING_KNOWN } from './facts-of-match.js';
import type { ToldAt, ToldOfMatch } from './told-of-match.js';

const DECK = hash('d'.repeat(64));
const ORIGIN = { tournament: 'cup', round: 1, table: 4, entrants: ['1', '7'], decks: [DECK, null] } as const;

const created = (origin: typeof ORIGIN | null, players: readonly (string | null)[], listed = true): ToldOfMatch => ({
  type: 'MatchCreated',
  data: {
    game: 'duel',
    engine: 'duel/1',
    cards: 'c1',
    seats: 2,
    switches: {},
    options: {},
    bestOf: 3,
    drawsAllowed: true,
    clock: null,
    delay: null,
    origin,
    players: players.map((player) => (player === null ? null : actorId(player))),
    confirmAfter: null,
    listed,
    rematchOf: null,
  },
});
const sits = (nth: number, who: string): ToldOfMatch => ({
  type: 'SeatTaken',
  data: { seat: seat(nth), who: actorId(who) },
});
const starts = (game: number): ToldOfMatch => ({ type: 'GameStarted', data: { game } });
const answers: ToldOfMatch = { type: 'AnswerGiven', data: {} };
const answersHidden: ToldOfMatch = { type: 'AnswerSealed', data: {} };
const ends = (game: number, places: readonly number[], reason = 'score'): ToldOfMatch => ({
  type: 'GameFinished',
  data: { game, result: { places, scores: null, reason, rule: null, carries: null } },
});
const finished = (how: Outcome['how'], won: readonly number[], drawn = 0): ToldOfMatch => ({
  type: 'MatchFinished',
  data: { places: [1, 2], games: { won, drawn }, how, bothLost: false },
});
const reports = (by: number, intentionalDraw: boolean): ToldOfMatch => ({
  type: 'ResultReported',
  data: { seat: seat(by), games: { won: [0, 0], drawn: 1 }, intentionalDraw, confirmBy: null },
});
const stands = (by: number): ToldOfMatch => ({ type: 'ResultConfirmed', data: { seat: seat(by), by: 'opponent' } });

/** One event every ten milliseconds. */
const story = (...events: readonly ToldOfMatch[]): readonly ToldAt[] =>
  events.map((event, nth) => ({ event, at: millis(nth * 10) }));

const FREE = [created(null, [null, null]), sits(1, 'bert'), sits(0, 'anna')];

it('each game that was played has its own end, length and places', () => {
  const facts = factsOfMatch(
    'm1',
    story(
      ...FREE,
      starts(1),
      answers,
      answersHidden,
      answers,
      ends(1, [1, 2]),
      starts(2),
      answers,
      ends(2, [2, 1], 'conceded'),
      finished('played', [1, 1]),
    ),
  );
  expect(facts).toMatchObject([
    { id: 'm1.1', game: 'duel', set: 'c1', match: 'm1', tournament: null, at: 70, ended: 'score' },
    { id: 'm1.2', at: 100, ended: 'conceded', decisions: 1, duration: 20 },
  ]);
  expect(facts[0]).toMatchObject({ decisions: 3, duration: 40, rounds: null });
  expect(facts.map(({ seats }) => seats.map(({ player, place }) => `${player} ${place}`))).toEqual([
    ['anna 1', 'bert 2'],
    ['anna 2', 'bert 1'],
  ]);
});

const rewinds = (ply: number, to: number): ToldOfMatch => ({
  type: 'GameRewound',
  data: { case: 'c1', ruling: { seq: 9, hash: DECK }, ply, to, epoch: null },
});

it.each<[string, readonly ToldOfMatch[], readonly string[]]>([
  [
    'in the game that is on',
    [
      starts(1),
      answers,
      answers,
      answers,
      rewinds(3, 1),
      answers,
      ends(1, [1, 2]),
      starts(2),
      answers,
      ends(2, [2, 1]),
    ],
    ['1: 2, won by 0', '2: 1, won by 1'],
  ],
  [
    'twice, the second time to what the first took back nothing of',
    [starts(1), answers, answers, rewinds(2, 1), answersHidden, answers, rewinds(5, 4), ends(1, [1, 2])],
    ['1: 2, won by 0'],
  ],
  [
    'into an earlier game, whose end and followers count no more',
    [
      ...[starts(1), answers, answers, ends(1, [1, 2]), starts(2), answers, rewinds(4, 1)],
      ...[answers, answers, ends(1, [2, 1]), starts(2), answers, answers, ends(2, [2, 1])],
    ],
    ['1: 3, won by 1', '2: 2, won by 1'],
  ],
])('counts no answer and no game that a ruling took back: %s', (_, events, expected) => {
  const facts = factsOfMatch('m1', story(...FREE, ...events, finished('played', [1, 1])));
  const told = facts.map(
    ({ id, decisions, seats }) => `${id.slice(3)}: ${decisions}, won by ${seats.findIndex(({ place }) => place === 1)}`,
  );
  expect(told).toEqual(expected);
});

it.each<[string, readonly ToldOfMatch[], readonly string[]]>([
  ['reported', [finished('reported', [2, 1])], ['reported 1-2', 'reported 1-2', 'reported 2-1']],
  ['entered by staff, with a draw', [finished('entered', [1, 0], 1)], ['entered 1-2', 'entered 1-1']],
  ['an agreed draw', [reports(1, true), stands(1), finished('reported', [0, 0], 1)], ['agreed 1-1']],
  [
    'another report than that of an agreed draw',
    [reports(0, true), reports(1, false), stands(1), finished('reported', [0, 0], 1)],
    ['reported 1-1'],
  ],
  ['forfeited, which is no game', [finished('forfeited', [0, 2])], []],
  [
    'played in part, and then entered: only what was played counts',
    [starts(1), ends(1, [2, 1]), finished('entered', [2, 0])],
    ['score 2-1'],
  ],
])('a result that is %s', (_, events, expected) => {
  const facts = factsOfMatch('m1', story(created(ORIGIN, ['anna', null]), ...events));
  expect(facts.map(({ ended, seats }) => `${ended} ${seats.map(({ place }) => place).join('-')}`)).toEqual(expected);
});

it.each<[string, Outcome['how'], boolean, number]>([
  ['it was not played', 'entered', true, 0],
  ['it was played after all', 'forfeited', false, 2],
])('a correction says that %s, and so many games there are', (_, how, isWalkover, games) => {
  const corrected = {
    won: [2, 0] as const,
    drawn: 0,
    bothLost: false,
    ...(isWalkover ? { notPlayed: true as const } : {}),
  };
  const told = story(created(ORIGIN, ['anna', null]), finished(how, [2, 0]));
  expect(factsOfMatch('m1', told, { ...NOTHING_KNOWN, corrected })).toHaveLength(games);
});

it('at a table of a tournament, players are who was paired, guests by their entry, with their decks', () => {
  const [fact] = factsOfMatch('m1', story(created(ORIGIN, ['anna', null]), finished('reported', [1, 0])));
  expect(fact).toMatchObject({
    tournament: 'cup',
    decisions: null,
    duration: null,
    seats: [
      { player: 'anna', deck: DECK },
      { player: 'cup.7', deck: null },
    ],
  });
});

it('a match that is not listed is not counted, unless it is the table of a tournament', () => {
  const game = [sits(0, 'anna'), sits(1, 'bert'), starts(1), ends(1, [1, 2]), finished('played', [1, 0])];
  expect(factsOfMatch('m1', story(created(null, [null, null], false), ...game))).toEqual([]);
  expect(factsOfMatch('m1', story(created(ORIGIN, ['anna', 'bert'], false), ...game))).toHaveLength(1);
});

it('an end without a beginning is a fault', () => {
  expect(() => factsOfMatch('m1', story(finished('played', [1, 0])))).toThrow('an end and no beginning');
});
