import { actorId, Fault, millis, seat } from '#kernel';
import type { MatchEvent } from '#match';
import {
  begun,
  fold,
  GAMES,
  momentOf,
  newStory,
  opened,
  RULES,
  say,
  CREATE,
  SEED,
  STREAM,
  type Story,
  type Told,
} from '#test/match-story';
import { matchDecider, gameRegistry } from '#match';

const answered = (ply: number, text: string, place = 0): MatchEvent => ({
  type: 'AnswerGiven',
  v: 1,
  data: { seat: seat(place), ply, answer: text },
  secret: null,
});
const sealed = (ply: number, text: string, place = 0): MatchEvent => ({
  type: 'AnswerSealed',
  v: 1,
  data: { seat: seat(place), ply },
  secret: { answer: text },
});
const left = (ply: number, place = 0): MatchEvent => ({
  type: 'SeatLeft',
  v: 1,
  data: { seat: seat(place), ply, why: 'conceded' },
  secret: null,
});
const taken = (place: number, who: string, brings: null | string = null): MatchEvent => ({
  type: 'SeatTaken',
  v: 1,
  data: { seat: seat(place), who: actorId(who) },
  secret: { brings },
});
const reported = (confirmBy: number): MatchEvent => ({
  type: 'ResultReported',
  v: 1,
  data: { seat: seat(0), games: { won: [2, 0], drawn: 0 }, intentionalDraw: false, confirmBy: millis(confirmBy) },
  secret: null,
});
const created = (data: Partial<Extract<MatchEvent, { type: 'MatchCreated' }>['data']>): MatchEvent => ({
  type: 'MatchCreated',
  v: 4,
  data: {
    game: 'wayfarer',
    engine: 'wayfarer-1',
    cards: null,
    seats: 1,
    options: {},
    switches: {},
    bestOf: 1,
    drawsAllowed: false,
    clock: null,
    delay: null,
    origin: null,
    players: [null],
    confirmAfter: null,
    listed: true,
    rematchOf: null,
    ...data,
  },
  secret: { seed: SEED },
});
const STARTED: MatchEvent = { type: 'GameStarted', v: 2, data: { game: 1 }, secret: null };
const CANCELLED: MatchEvent = { type: 'MatchCancelled', v: 1, data: {}, secret: null };
const finished = (...places: readonly number[]): MatchEvent => ({
  type: 'MatchFinished',
  v: 2,
  data: {
    places,
    games: { won: places.map((place) => (place === 1 ? 1 : 0)), drawn: 0 },
    how: 'played',
    bothLost: false,
  },
  secret: null,
});

/** A match of three that one has left, which stands at ply 1. */
function deserted(): Story {
  const story = begun('bazaar', 3);
  say(story, 'p1', { type: 'Resign' });
  return story;
}

/** A duel that one has left, before its end is recorded. */
function conceded(): readonly Told[] {
  const story = begun('duel', 2);
  say(story, 'p0', { type: 'Resign' });
  return story.told.slice(0, -2);
}

describe('what could not happen is a fault of the log', () => {
  it.each<[string, () => readonly Told[], string, MatchEvent]>([
    ['a second creation', () => begun('duel', 2).told, 'p0', created({})],
    ['an engine that is not at hand', () => [], 'p0', created({ engine: 'wayfarer-0' })],
    ['a game that is not at hand', () => [], 'p0', created({ game: 'chess' })],
    ['other cards than the engine plays with', () => [], 'p0', created({ cards: 'others' })],
    ['too many seats', () => [], 'p0', created({ seats: 2 })],
    ['more seats than players', () => [], 'p0', created({ players: [] })],
    ['best of three alone', () => [], 'p0', created({ bestOf: 3 })],
    ['terms that the game forbids', () => [], 'p0', created({ options: { diary: 'none' } })],
    ['a seat before the match', () => [], 'p0', taken(0, 'p0')],
    ['a seat that is none', () => begun('wayfarer', 1).told.slice(0, 1), 'p1', taken(1, 'p1')],
    ['a seat for another', () => begun('wayfarer', 1).told.slice(0, 1), 'p1', taken(0, 'p0')],
    ['a seat with what the game forbids', () => begun('wayfarer', 1).told.slice(0, 1), 'p0', taken(0, 'p0', 'a deck')],
    ['a taken seat', () => begun('duel', 2).told.slice(0, 2), 'p1', taken(0, 'p1')],
    ['a second seat', () => begun('duel', 2).told.slice(0, 2), 'p0', taken(1, 'p0')],
    ['a seat after the start', () => begun('duel', 2).told, 'p2', taken(1, 'p2')],
    ['a start with free seats', () => begun('duel', 2).told.slice(0, 2), 'p0', STARTED],
    ['a cancellation by who may not', () => begun('duel', 2).told.slice(0, 2), 'p1', CANCELLED],
    ['leaving when all is over', conceded, 'p1', left(1, 1)],
    ['a second start', () => begun('duel', 2).told, 'p0', STARTED],
    ['a cancelled game', () => begun('duel', 2).told, 'p0', CANCELLED],
    ['an answer that was not offered', () => begun('duel', 2).told, 'p0', sealed(0, 'stance:wide')],
    ['an answer of who was not asked', () => begun('duel', 2).told, 'p1', sealed(0, 'stance:high', 1)],
    ['an answer of no seat', () => begun('duel', 2).told, 'p1', sealed(0, 'stance:high', 7)],
    ['an answer by another', () => begun('duel', 2).told, 'p1', sealed(0, 'stance:high')],
    ['an answer for another ply', () => begun('duel', 2).told, 'p0', sealed(1, 'stance:high')],
    ['a hidden answer in the open', () => begun('duel', 2).told, 'p0', answered(0, 'stance:high')],
    ['an open answer under seal', () => begun('wayfarer', 1).told, 'p0', sealed(0, 'go:east')],
    ['an answer before the start', () => begun('duel', 2).told.slice(0, 1), 'p0', sealed(0, 'stance:high')],
    ['leaving twice', () => deserted().told, 'p1', left(1, 1)],
    ['leaving for another', () => deserted().told, 'p0', left(1, 2)],
    ['leaving at another ply', () => deserted().told, 'p0', left(0, 0)],
    ['a report that is to stand before the time agreed on', () => opened().told, 'p0', reported(1)],
    ['an end before the end', () => begun('duel', 2).told, 'p0', finished(1, 2)],
    ['an end of the match before that of the game', conceded, 'p0', finished(2, 1)],
  ])('%s', (_, told, actor, event) => {
    const before = told();
    const moment = momentOf(actorId(actor), before.length + 1);
    expect(() => fold([...before, [event, moment]])).toThrow(Fault);
  });

  it('a seed that is none', () => {
    const bad: MatchEvent = { ...created({}), secret: { seed: 'abc' } } as MatchEvent;
    expect(() => fold([[bad, momentOf(actorId('p0'), 1)]])).toThrow("The server's seed of a match is 32 bytes in hex.");
  });

  it('another result than the game had, or other places', () => {
    const result = { places: [1, 1], scores: [0, 0], reason: 'conceded', rule: null, carries: null };
    const moment = momentOf(actorId('p0'), 9);
    const wrong: MatchEvent = { type: 'GameFinished', v: 2, data: { game: 1, result }, secret: null };
    expect(() => fold([...conceded(), [wrong, moment]])).toThrow('The recorded result is not that of the game.');
    const ended = begun('duel', 2);
    say(ended, 'p0', { type: 'Resign' });
    expect(() => fold([...ended.told.slice(0, -1), [finished(1, 2), moment]])).toThrow(
      'another result than it came to',
    );
  });
});

describe('engines', () => {
  it('are found by their version, so that an old match goes on under the one that it began with', () => {
    const [newest] = GAMES.newest;
    if (newest === undefined) throw new Error('There is no game.');
    const both = matchDecider(gameRegistry([{ ...newest, engine: 'duel-2' }], [newest]));
    const old = begun('duel', 2).told.reduce((state, told) => both.evolve(state, ...told), both.initial(STREAM));
    expect(old).toMatchObject({ phase: 'playing', plan: { game: { engine: 'duel-1' } } });
    const now = momentOf(actorId('p0'), 1);
    expect(both.decide(both.initial(STREAM), CREATE, now)).toMatchObject({
      events: [{ data: { engine: 'duel-2' } }],
    });
  });

  it('that are not at hand any more are named', () => {
    const none = matchDecider(gameRegistry([]));
    const [first] = begun('duel', 2).told;
    if (first === undefined) throw new Error('Nothing was told.');
    expect(() => none.evolve(none.initial(STREAM), ...first)).toThrow(
      /The engine "duel-1" of the game "duel" with the cards [0-9a-f]{64} is not at hand/,
    );
  });
});

it('the story begins with no match', () => {
  expect(newStory().state).toEqual({ phase: 'none' });
  expect(RULES.settle(newStory().state, momentOf(actorId('p0'), 1))).toEqual([]);
});
