import { actorId, canonicalJson, Fault, hash, type KeptText, millis, type Viewer } from '#kernel';
import { type Clock, type MatchCommand, type MatchEvent, matchView } from '#match';
import { begun, choicesOf, fold, momentOf, opened, playing, playOn, RULES, say, type Story } from '#test/match-story';

const PUBLIC: Viewer = { as: 'public' };
const TOTAL: Clock = { is: 'total', ms: 60_000, incrementMs: 5_000 };
const DECISION: Clock = { is: 'decision', ms: 20_000 };
const EXPIRE: MatchCommand = { type: 'ExpireTime' };
const REASON: KeptText = { ref: 'jane/text/x', commitment: hash('0'.repeat(64)) };
const PAUSE: MatchCommand = { type: 'PauseClocks', reason: REASON, role: 'judge' };
const RESUME: MatchCommand = { type: 'ResumeClocks', reason: REASON, role: 'judge' };
const answer = (ply: number, text: string): MatchCommand => ({ type: 'AnswerDecision', ply, answer: text });

const total = (): Story => playing({ clock: TOTAL });
const decision = (): Story => playing({ clock: DECISION });

/** What each seat has left, and when it began to run, from the start of the game on. */
function clocks({ state, told }: Story): unknown {
  const began = told.find(([{ type }]) => type === 'GameStarted')?.[1].at ?? 0;
  const shown = matchView(state, PUBLIC, 99)?.play?.clocks ?? [];
  return shown.map(({ left, runsSince }) => [left, runsSince === null ? null : runsSince - began]);
}

const after = (story: Story, ...said: readonly (readonly [number, string, MatchCommand])[]): Story => {
  for (const [at, actor, command] of said) expect(sayAt(story, at, actor, command)).toBeUndefined();
  return story;
};

/** So many milliseconds after the game began; the code of a refusal. */
function sayAt(story: Story, at: number, actor: string, command: MatchCommand): string | undefined {
  const began = story.told.find(([{ type }]) => type === 'GameStarted')?.[1].at ?? 0;
  return say(story, actor, command, began + at - momentOf(actorId(actor), story.told.length + 1).at)?.code;
}

const deadlines = ({ told }: Story): readonly number[] => {
  const began = told.find(([{ type }]) => type === 'GameStarted')?.[1].at ?? 0;
  return told.flatMap(([event]) => (event.type === 'DeadlineSet' ? [event.data.at - began] : []));
};

describe('clocks', () => {
  it('run from the start for who is asked', () => {
    expect(clocks(total())).toEqual([
      [60_000, 0],
      [60_000, null],
    ]);
    expect(deadlines(total())).toEqual([60_000]);
  });

  it('of a whole game lose what was thought, and win a little by each answer', () => {
    const story = after(total(), [10_000, 'p0', answer(0, 'stance:high')]);
    expect(clocks(story)).toEqual([
      [55_000, 10_000],
      [60_000, null],
    ]);
  });

  it('of single decisions begin anew with each', () => {
    const story = after(decision(), [10_000, 'p0', answer(0, 'stance:high')]);
    expect(clocks(story)).toEqual([
      [20_000, 10_000],
      [20_000, null],
    ]);
  });

  it('announce a deadline when it is sooner than was said, or after that', () => {
    const story = total();
    after(story, [50_000, 'p0', answer(0, 'stance:high')]);
    expect(deadlines(story)).toEqual([60_000]);
    expect(sayAt(story, 60_000, 'system', EXPIRE)).toBe('MATCH.TIME_IS_NOT_UP');
    after(story, [61_000, 'p1', { type: 'OfferDraw' }]);
    expect(deadlines(story)).toEqual([60_000, 65_000]);
  });

  it('that run out refuse every move, although nobody has said so', () => {
    for (const move of [answer(0, 'stance:high'), { type: 'Resign' }, { type: 'OfferDraw' }] as const) {
      expect(sayAt(total(), 60_000, 'p0', move)).toBe('MATCH.TIME_IS_UP');
    }
    expect(sayAt(total(), 60_000, 'p1', { type: 'Resign' })).toBe('MATCH.TIME_IS_UP');
    expect(sayAt(total(), 59_999, 'p0', answer(0, 'stance:high'))).toBeUndefined();
  });

  it('that run out lose the game, when the house says so, and the next begins with all of its time', () => {
    const story = total();
    expect(sayAt(story, 59_999, 'system', EXPIRE)).toBe('MATCH.TIME_IS_NOT_UP');
    after(story, [60_100, 'system', EXPIRE]);
    expect(story.told.slice(-6).map(([event]) => event)).toMatchObject([
      { type: 'SeatLeft', data: { seat: 0, why: 'timed-out' } },
      { type: 'GameFinished', data: { result: { places: [2, 1] } } },
      { type: 'GameStarted', data: { game: 2 } },
      { type: 'DeckShuffled' },
      { type: 'DeckShuffled' },
      { type: 'DeadlineSet' },
    ]);
    expect(clocks(story)).toEqual([
      [60_000, 60_100],
      [60_000, null],
    ]);
  });

  it('are said to have run out by the house alone', () => {
    expect(sayAt(total(), 70_000, 'p1', EXPIRE)).toBe('MATCH.NOT_YOURS');
  });

  it('are given back what nobody could use', () => {
    const story = total();
    const began = story.told.at(-2)![1].at;
    const credit = (from: number, to: number): MatchCommand => ({
      type: 'CreditClocks',
      from: millis(began + from),
      to: millis(began + to),
    });
    expect(sayAt(story, 40_000, 'system', credit(30_000, 41_000))).toBe('MATCH.TIME_IS_NOT_UP');
    expect(sayAt(story, 40_000, 'system', credit(-9_000, -1_000))).toBe('MATCH.TIME_IS_NOT_UP');
    expect(sayAt(story, 40_000, 'p0', credit(0, 30_000))).toBe('MATCH.NOT_YOURS');
    after(story, [40_000, 'system', credit(-9_000, 30_000)]);
    expect(clocks(story)).toEqual([
      [90_000, 0],
      [60_000, null],
    ]);
    expect(sayAt(story, 89_000, 'system', EXPIRE)).toBe('MATCH.TIME_IS_NOT_UP');
    after(story, [89_500, 'p0', answer(0, 'stance:high')]);
  });

  it('stand while a judge holds the match, and nobody moves', () => {
    const story = after(total(), [10_000, 'jane', PAUSE]);
    expect(matchView(story.state, PUBLIC, 99)).toMatchObject({ pausedAt: story.told.at(-1)![1].at });
    expect(sayAt(story, 11_000, 'p0', answer(0, 'stance:high'))).toBe('MATCH.PAUSED');
    expect(sayAt(story, 11_000, 'p0', { type: 'OfferDraw' })).toBe('MATCH.PAUSED');
    expect(sayAt(story, 11_000, 'jane', PAUSE)).toBe('MATCH.PAUSED');
    expect(sayAt(story, 500_000, 'system', EXPIRE)).toBe('MATCH.TIME_IS_NOT_UP');
    expect(clocks(story)).toEqual([
      [50_000, null],
      [60_000, null],
    ]);
    after(story, [500_000, 'jane', RESUME]);
    expect(clocks(story)).toEqual([
      [50_000, 500_000],
      [60_000, null],
    ]);
    expect(deadlines(story)).toEqual([60_000, 550_000]);
    expect(sayAt(story, 500_001, 'jane', RESUME)).toBe('MATCH.NOT_PAUSED');
  });

  it('are not paused before the start, nor outside tournaments, nor by who plays', () => {
    for (const own of [PAUSE, RESUME]) expect(say(total(), 'p0', own)?.code).toBe('MATCH.OWN_MATCH');
    expect(say(opened(), 'jane', PAUSE)?.code).toBe('MATCH.NOT_PLAYING');
    expect(say(begun('duel', 2), 'jane', PAUSE)?.code).toBe('MATCH.NO_TOURNAMENT');
  });

  it('let somebody resign while they stand, and the next game wait', () => {
    const story = after(total(), [10_000, 'jane', PAUSE], [11_000, 'p0', { type: 'Resign' }]);
    expect(story.state).toMatchObject({ phase: 'playing', play: { number: 2 } });
    expect(clocks(story)).toEqual([
      [60_000, null],
      [60_000, null],
    ]);
  });

  it('run for all who are asked at once, each for itself', () => {
    const story = playing({ game: 'bazaar', clock: TOTAL, options: {} });
    expect(clocks(story)).toEqual([
      [60_000, 0],
      [60_000, 0],
    ]);
    after(story, [10_000, 'p1', answer(0, 'bid:1')]);
    expect(clocks(story)).toEqual([
      [50_000, 10_000],
      [55_000, null],
    ]);
  });

  it.each([TOTAL, DECISION])('are the same however they are read: %j', (clock) => {
    const story = playing({ clock, bestOf: 5 });
    const choices = choicesOf('clocks');
    while (playOn(story, choices)) {
      const packed = canonicalJson(RULES.pack(story.state));
      expect(canonicalJson(RULES.pack(fold(story.told)))).toBe(packed);
      story.state = RULES.unpack(JSON.parse(packed) as never);
    }
    expect(story.state.phase).toBe('finished');
  });
});

describe('who is away', () => {
  const claim = (seat: number): MatchCommand => ({ type: 'ClaimAway', seat });
  const TWO_MINUTES = 120_000;

  it('loses the game when the other claims it, two minutes after they were asked', () => {
    const story = playing();
    expect(sayAt(story, TWO_MINUTES - 1, 'p1', claim(0))).toBe('MATCH.NOT_AWAY');
    after(story, [TWO_MINUTES, 'p1', claim(0)]);
    expect(story.told.slice(-5).map(([event]) => event)).toMatchObject([
      { type: 'SeatLeft', data: { seat: 0, why: 'removed' } },
      { type: 'GameFinished' },
      { type: 'GameStarted' },
      { type: 'DeckShuffled' },
      { type: 'DeckShuffled' },
    ]);
  });

  it('is told how long it takes still', () => {
    const story = playing();
    const refusal = say(story, 'p1', claim(0), 89_500);
    expect(refusal).toMatchObject({ code: 'MATCH.NOT_AWAY', facts: { seat: 0 } });
    expect(refusal?.says).toBe('Seat 0 may take its time: claim in 31 s, if it does nothing.');
  });

  it('is nobody who says something', () => {
    const story = after(playing(), [100_000, 'p0', { type: 'OfferDraw' }]);
    expect(sayAt(story, TWO_MINUTES, 'p1', claim(0))).toBe('MATCH.NOT_AWAY');
    expect(sayAt(story, TWO_MINUTES + 100_000, 'p1', claim(0))).toBeUndefined();
  });

  it.each<[string, string, MatchCommand, string]>([
    ['oneself', 'p0', claim(0), 'MATCH.NOT_AWAY'],
    ['who is not asked', 'p0', claim(1), 'MATCH.NOT_AWAY'],
    ['no seat', 'p0', claim(7), 'MATCH.NOT_AWAY'],
    ['anybody, from outside', 'eve', claim(0), 'MATCH.NOT_SEATED'],
  ])('is not %s', (_, actor, command, code) => {
    expect(sayAt(playing(), TWO_MINUTES, actor, command)).toBe(code);
  });

  it('waits for nobody while a judge holds the match', () => {
    const story = after(playing(), [100_000, 'jane', PAUSE]);
    expect(sayAt(story, 300_000, 'p1', claim(0))).toBe('MATCH.PAUSED');
    after(story, [300_000, 'jane', RESUME]);
    expect(sayAt(story, 419_999, 'p1', claim(0))).toBe('MATCH.NOT_AWAY');
    after(story, [420_000, 'p1', claim(0)]);
  });
});

describe('what could not happen is a fault of the log', () => {
  const event = (type: string, data: object): MatchEvent => ({ type, v: 1, data, secret: null }) as never;
  const left = (seat: number, why: string): MatchEvent => event('SeatLeft', { seat, ply: 0, why });

  it.each<[string, () => Story, number, string, MatchEvent]>([
    ['time that has not run out', total, 59_000, 'system', left(0, 'timed-out')],
    ['time of another', total, 60_000, 'system', left(1, 'timed-out')],
    ['time that a player says is out', total, 60_000, 'p1', left(0, 'timed-out')],
    ['a seat removed too soon', total, 59_000, 'p1', left(0, 'removed')],
    ['a seat removed by itself', playing, 130_000, 'p0', left(0, 'removed')],
    ['a seat removed from outside', playing, 130_000, 'eve', left(0, 'removed')],
    ['a late answer', total, 60_000, 'p0', event('AnswerSealed', { seat: 0, ply: 0 })],
    ['a late resignation', total, 60_000, 'p0', left(0, 'conceded')],
    ['a resumption without a pause', total, 1_000, 'jane', event('ClocksResumed', { reason: REASON, role: 'judge' })],
    ['a deadline that is none', total, 1_000, 'p0', event('DeadlineSet', { at: 5 })],
    ['time given back by a player', total, 9_000, 'p0', event('ClocksCredited', { from: 1, to: 2 })],
  ])('%s', (_, given, at, actor, wrong) => {
    const story = given();
    const began = story.told.find(([{ type }]) => type === 'GameStarted')![1].at;
    const secret = wrong.type === 'AnswerSealed' ? { answer: 'stance:high' } : null;
    const moment = { actor: actorId(actor), at: millis(began + at), seq: 99 };
    expect(() => fold([...story.told, [{ ...wrong, secret } as MatchEvent, moment]])).toThrow(Fault);
  });
});
