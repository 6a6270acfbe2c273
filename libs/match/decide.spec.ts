import type { MatchCommand } from '#match';
import { duel } from '#test/games';
import { begun, CREATE, newStory, say, SEED, type Story } from '#test/match-story';

const JOIN: MatchCommand = { type: 'JoinMatch', seat: null, brings: null };
const CANCEL: MatchCommand = { type: 'CancelMatch' };
const RESIGN: MatchCommand = { type: 'Resign' };
const answer = (ply: number, text: string): MatchCommand => ({ type: 'AnswerDecision', ply, answer: text });

const created = (): Story => after(newStory(), ['ann', CREATE]);

function after(story: Story, ...said: readonly (readonly [string, MatchCommand])[]): Story {
  for (const [actor, command] of said) expect(say(story, actor, command)).toBeNull();
  return story;
}

const SOME_ROOT: unknown = expect.stringMatching(/^[0-9a-f]{64}$/);

const lastly = (story: Story, count: number): readonly unknown[] => story.told.slice(-count).map(([event]) => event);

describe('a match', () => {
  it('is created with a sealed seed and the engine that now plays the game', () => {
    expect(lastly(created(), 1)).toEqual([
      {
        type: 'MatchCreated',
        v: 4,
        data: {
          game: 'duel',
          engine: 'duel-1',
          cards: duel.cards,
          seats: 2,
          options: {},
          switches: {},
          bestOf: 1,
          drawsAllowed: false,
          clock: null,
          delay: null,
          origin: null,
          players: [null, null],
          confirmAfter: null,
          listed: true,
          rematchOf: null,
        },
        secret: { seed: SEED },
      },
    ]);
  });

  it('seals what a seat brings, and starts by itself when the last seat is taken', () => {
    const story = after(created(), ['ann', { type: 'JoinMatch', seat: 1, brings: null }], ['ben', JOIN]);
    expect(lastly(story, 5)).toEqual([
      { type: 'SeatTaken', v: 1, data: { seat: 1, who: 'ann' }, secret: { brings: null } },
      { type: 'SeatTaken', v: 1, data: { seat: 0, who: 'ben' }, secret: { brings: null } },
      { type: 'GameStarted', v: 2, data: { game: 1 }, secret: null },
      ...[0, 1].map(() => ({ type: 'DeckShuffled', v: 1, data: { ply: 0, root: SOME_ROOT }, secret: null })),
    ]);
  });

  it('seals an answer that must stay hidden, and gives an open one in the open', () => {
    const story = after(begun('duel', 2), ['p0', answer(0, 'stance:high')]);
    expect(lastly(story, 1)).toEqual([
      { type: 'AnswerSealed', v: 1, data: { seat: 0, ply: 0 }, secret: { answer: 'stance:high' } },
    ]);
    const legal = legalOf(story, 'p0');
    after(story, ['p0', answer(1, legal)]);
    expect(lastly(story, 1)).toEqual([
      { type: 'AnswerGiven', v: 1, data: { seat: 0, ply: 1, answer: legal }, secret: null },
    ]);
  });

  it('ends with its game', () => {
    const story = after(begun('duel', 2), ['p1', RESIGN]);
    const result = { places: [1, 2], scores: [0, 0], reason: 'conceded', rule: 'TG-1.12', carries: null };
    expect(lastly(story, 3)).toEqual([
      { type: 'SeatLeft', v: 1, data: { seat: 1, ply: 0, why: 'conceded' }, secret: null },
      { type: 'GameFinished', v: 2, data: { game: 1, result }, secret: null },
      {
        type: 'MatchFinished',
        v: 2,
        data: { places: [1, 2], games: { won: [1, 0], drawn: 0 }, how: 'played', bothLost: false },
        secret: null,
      },
    ]);
  });

  it('goes on when one of many leaves', () => {
    const story = after(begun('bazaar', 4), ['p2', RESIGN]);
    expect(lastly(story, 1)).toEqual([
      { type: 'SeatLeft', v: 1, data: { seat: 2, ply: 0, why: 'conceded' }, secret: null },
    ]);
    expect(say(story, 'p2', answer(1, 'drop'))?.code).toBe('MATCH.NOT_ASKED');
  });

  it('can be cancelled before the start, by who created it or by the house', () => {
    expect(lastly(after(created(), ['ann', CANCEL]), 1)).toMatchObject([{ type: 'MatchCancelled' }]);
    expect(lastly(after(created(), ['system', CANCEL]), 1)).toMatchObject([{ type: 'MatchCancelled' }]);
  });

  it('takes sealed answers of several seats in the order they come, each for the ply its seat saw', () => {
    const story = after(
      begun('bazaar', 3),
      ['p2', answer(0, 'bid:1')],
      ['p0', answer(0, 'drop')],
      ['p1', answer(2, 'bid:2')],
    );
    expect(lastly(story, 3)).toMatchObject([{ data: { ply: 0 } }, { data: { ply: 1 } }, { data: { ply: 2 } }]);
    expect(say(story, 'p0', answer(0, 'grab:0'))?.code).toBe('MATCH.STALE');
  });
});

describe('a refusal says what was wrong and what would be right', () => {
  const begunDuel = (): Story => begun('duel', 2);
  const atLead = (): Story => after(begunDuel(), ['p0', answer(0, 'stance:low')]);
  const cancelled = (): Story => after(created(), ['ann', CANCEL]);
  const finished = (): Story => after(begunDuel(), ['p0', RESIGN]);

  it.each<[string, () => Story, string, MatchCommand, Record<string, unknown>]>([
    ['create twice', created, 'ann', CREATE, { code: 'MATCH.ALREADY_CREATED' }],
    [
      'a game that is not played here',
      newStory,
      'ann',
      { ...CREATE, game: 'chess' },
      { code: 'MATCH.UNKNOWN_GAME', facts: { known: ['duel', 'bazaar', 'wayfarer'] } },
    ],
    [
      'too many for the game',
      newStory,
      'ann',
      { ...CREATE, seats: 3 },
      { code: 'MATCH.BAD_TERMS', facts: { least: 2, most: 2 }, says: 'Stances takes 2 players, not 3.' },
    ],
    ['nobody at all', newStory, 'ann', { ...CREATE, seats: 0 }, { code: 'MATCH.BAD_TERMS' }],
    ['half a player', newStory, 'ann', { ...CREATE, game: 'bazaar', seats: 2.5 }, { code: 'MATCH.BAD_TERMS' }],
    [
      'a switch that does not exist',
      newStory,
      'ann',
      { ...CREATE, switches: { 'TG-1.H1': 'z' } },
      { code: 'MATCH.BAD_TERMS', rule: 'TG-1.H1', says: 'TG-1.H1 has no reading "z": choose one of a, b.' },
    ],
    [
      'an option that does not exist',
      newStory,
      'ann',
      { ...CREATE, options: { gaol: 3 } },
      { code: 'MATCH.BAD_TERMS' },
    ],
    ['join what is not there', newStory, 'ann', JOIN, { code: 'MATCH.NOT_CREATED' }],
    ['answer what is not there', newStory, 'ann', answer(0, 'pass'), { code: 'MATCH.NOT_CREATED' }],
    [
      'sit down twice',
      () => after(created(), ['ann', JOIN]),
      'ann',
      JOIN,
      { code: 'MATCH.ALREADY_SEATED', facts: { seat: 0 } },
    ],
    [
      'sit on a taken seat',
      () => after(created(), ['ann', JOIN]),
      'ben',
      { ...JOIN, seat: 0 },
      { code: 'MATCH.SEAT_NOT_FREE', facts: { free: [1] } },
    ],
    ['sit on no seat', created, 'ben', { ...JOIN, seat: 2 }, { code: 'MATCH.SEAT_NOT_FREE', facts: { free: [0, 1] } }],
    [
      'bring a bad deck',
      created,
      'ben',
      { ...JOIN, brings: { deck: ['wyrm', 'wyrm', 'wyrm', 'wyrm'] } },
      { code: 'MATCH.UNFIT_FOR_SEAT', rule: 'TG-1.1', facts: { problems: [{ line: 4 }, { line: null }] } },
    ],
    ['join after the start', begunDuel, 'cid', JOIN, { code: 'MATCH.NOT_OPEN', facts: { phase: 'playing' } }],
    ['join what was cancelled', cancelled, 'cid', JOIN, { code: 'MATCH.NOT_OPEN', facts: { phase: 'cancelled' } }],
    ["cancel another's match", created, 'ben', CANCEL, { code: 'MATCH.NOT_YOURS' }],
    ['cancel after the start', begunDuel, 'p0', CANCEL, { code: 'MATCH.NOT_OPEN' }],
    [
      'answer before the start',
      created,
      'ann',
      answer(0, 'pass'),
      { code: 'MATCH.NOT_PLAYING', facts: { phase: 'open' } },
    ],
    ['answer after the end', finished, 'p1', answer(1, 'pass'), { code: 'MATCH.NOT_PLAYING' }],
    ['resign before the start', created, 'ann', RESIGN, { code: 'MATCH.NOT_PLAYING' }],
    ['resign after the end', finished, 'p1', RESIGN, { code: 'MATCH.NOT_PLAYING' }],
    ['resign twice', () => after(begun('bazaar', 3), ['p1', RESIGN]), 'p1', RESIGN, { code: 'MATCH.ALREADY_LEFT' }],
    ['answer from outside', begunDuel, 'eve', answer(0, 'stance:high'), { code: 'MATCH.NOT_SEATED' }],
    ['resign from outside', begunDuel, 'eve', RESIGN, { code: 'MATCH.NOT_SEATED' }],
    [
      "answer on another's turn",
      begunDuel,
      'p1',
      answer(0, 'stance:high'),
      { code: 'MATCH.NOT_ASKED', facts: { ply: 0 } },
    ],
    [
      'answer once more',
      atLead,
      'p0',
      answer(0, 'stance:low'),
      { code: 'MATCH.STALE', facts: { ply: 1, answered: 0 } },
    ],
    [
      'answer what is yet to come',
      begunDuel,
      'p0',
      answer(1, 'stance:low'),
      { code: 'MATCH.STALE', facts: { ply: 0 } },
    ],
    ['answer before all time', begunDuel, 'p0', answer(-1, 'stance:low'), { code: 'MATCH.STALE' }],
    [
      'an answer that the game refuses',
      begunDuel,
      'p0',
      answer(0, 'stance:wide'),
      {
        code: 'MATCH.ILLEGAL_ANSWER',
        rule: 'TG-1.3',
        facts: { why: 'GAME.NO_SUCH_ANSWER', kind: 'stance', legal: [{ key: 'stance:high' }, { key: 'stance:low' }] },
      },
    ],
    [
      'a bid above all coins',
      () => begun('bazaar', 2),
      'p1',
      answer(0, 'bid:11'),
      { code: 'MATCH.ILLEGAL_ANSWER', rule: 'TG-2.3', facts: { why: 'GAME.OUT_OF_BOUNDS', min: 0, max: 10 } },
    ],
  ])('%s', (_, given, actor, command, refusal) => {
    const story = given();
    const before = story.told.length;
    expect(say(story, actor, command)).toMatchObject(refusal);
    expect(story.told).toHaveLength(before);
  });
});

/** The first card that may be led. */
function legalOf(story: Story, actor: string): string {
  const refusal = say(story, actor, answer(1, 'nothing'));
  const [first] = refusal?.facts.legal as readonly { readonly key: string }[];
  return first?.key ?? '';
}
