import fc from 'fast-check';
import { canonicalJson, hash, type KeptText, type Millis, type Seat, seat, type Viewer } from '#kernel';
import {
  type Begun,
  explain,
  explainMove,
  type In,
  informationDelta,
  type InformationDelta,
  isSimpleBackup,
  type MatchCommand,
  type MatchRemedy,
  remedyProblem,
  matchView,
  type RedealSeeds,
  seePosition,
} from '#match';
import { choicesOf, fold, opened, playing, playOn, RULES, say, type Story } from '#test/match-story';

const CLAIM: KeptText = { ref: 'p0/text/x', commitment: hash('0'.repeat(64)) };
const RULING = { seq: 5, hash: hash('ab'.repeat(32)) };
const redealFrom = (byte: string): RedealSeeds => ({
  server: byte.repeat(32),
  seats: ['ab', 'ac'].map((own) => own.repeat(32)),
});
const REDEAL = redealFrom('cd');
const JUDGE: Viewer = { as: 'judge' };
const seats: readonly Viewer[] = [0, 1].map((place) => ({ as: 'seat', seat: seat(place) }));

const raise = (ply: number | null, role: string | null = null): MatchCommand => ({
  type: 'RaiseDispute',
  case: 'c1',
  ply,
  rule: null,
  claim: CLAIM,
  role,
});
const settle = (remedy: MatchRemedy, more: Partial<Extract<MatchCommand, { type: 'SettleDispute' }>> = {}) =>
  ({
    type: 'SettleDispute',
    case: 'c1',
    ruling: RULING,
    remedy,
    credits: [],
    redeal: REDEAL,
    ...more,
  }) satisfies MatchCommand;
const rewind = (to: number, randomness: 'keep' | 'redeal' = 'keep'): MatchRemedy => ({ is: 'rewind', to, randomness });
const PLAY_ON: MatchRemedy = { is: 'play-on' };

const begun = ({ state }: Story): Begun => {
  if (state.phase === 'none') throw new Error('There is no match.');
  return state;
};
const on = ({ state }: Story): In<'playing'> => {
  if (state.phase !== 'playing') throw new Error(`It is ${state.phase}.`);
  return state;
};
const plyOf = (story: Story): number => on(story).play.first + on(story).play.moves.length;
const does = (story: Story, actor: string, command: MatchCommand, later = 0): Story => {
  expect(say(story, actor, command, later)).toBeNull();
  return story;
};
const code = (story: Story, actor: string, command: MatchCommand, later = 0): string | undefined =>
  say(story, actor, command, later)?.code;

/** A duel in which so many answers were given by dice. */
function after(moves: number, choices = 'dispute', terms: Parameters<typeof playing>[0] = {}): Story {
  const story = playing({ options: { goal: 5 }, ...terms });
  const dice = choicesOf(choices);
  for (let nth = 0; nth < moves; nth++) playOn(story, dice);
  return story;
}

function deltaOf(story: Story, from: number): InformationDelta {
  const delta = informationDelta(on(story), from);
  if (delta === null) throw new Error(`Nobody can go back to ply ${from}.`);
  return delta;
}

const table = (story: Story): string => canonicalJson(on(story).play.table.encode());

describe('a dispute', () => {
  it('holds game and clocks in its own record, and only its case lets them go', () => {
    const story = after(4, 'dispute', { clock: { is: 'total', ms: 60_000, incrementMs: 0 } });
    does(story, 'p1', raise(4));
    expect(story.told.at(-1)?.[0]).toMatchObject({
      type: 'DisputeRaised',
      data: { case: 'c1', seat: 1, role: null, ply: 4, standsAt: 4, seq: on(story).play.moves[3]?.seq },
    });
    expect(on(story).play.clocks.map(({ runsSince }) => runsSince)).toEqual([null, null]);
    expect(matchView(story.state, { as: 'public' }, 99)?.pausedAt).toBe(story.told.at(-1)?.[1].at);
    const asked = on(story).play.table.requests()[0]?.seat ?? 0;
    for (const command of [
      { type: 'AnswerDecision', ply: 4, answer: 'x' },
      { type: 'OfferDraw' },
      { type: 'Resign' },
    ] satisfies MatchCommand[]) {
      expect(code(story, `p${asked}`, command)).toBe('MATCH.DISPUTED');
    }
    expect(code(story, 'p0', raise(3))).toBe('MATCH.DISPUTED');
    expect(code(story, 'p1', settle(PLAY_ON))).toBe('MATCH.NOT_YOURS');
    expect(code(story, 'system', settle(PLAY_ON, { case: 'c2' }))).toBe('MATCH.NO_SUCH_DISPUTE');
    does(story, 'system', settle(PLAY_ON, { credits: [{ seat: seat(0), ms: 5_000 }] }), 600_000);
    expect(story.told.slice(-3).map(([{ type }]) => type)).toEqual(['TimeGranted', 'DisputeSettled', 'DeadlineSet']);
    const { clocks } = on(story).play;
    expect(clocks[asked]?.runsSince).toBe(story.told.at(-1)?.[1].at);
    expect(clocks[0]?.left).toBeGreaterThan(60_000);
    playOn(story, choicesOf('on'));
    expect(plyOf(story)).toBe(5);
  });

  it('stands beside a pause: the match goes on when both are over', () => {
    const story = after(3, 'dispute', { clock: { is: 'total', ms: 60_000, incrementMs: 0 } });
    does(story, 'j', { type: 'PauseClocks', reason: CLAIM, role: 'judge' });
    does(story, 'p0', raise(2));
    does(story, 'j', { type: 'ResumeClocks', reason: CLAIM, role: 'judge' });
    expect(on(story).play.clocks.every(({ runsSince }) => runsSince === null)).toBe(true);
    does(story, 'system', settle(PLAY_ON));
    expect(on(story).play.clocks.some(({ runsSince }) => runsSince !== null)).toBe(true);
  });

  it.each<[string, () => Story, readonly [string, MatchCommand, number], string | undefined]>([
    ['a stranger', () => after(3), ['eve', raise(2), 0], 'MATCH.NOT_SEATED'],
    ['a judge, in a role', () => after(3), ['j', raise(2, 'judge'), 0], undefined],
    ['the start of the game', () => after(3), ['p0', raise(0), 0], undefined],
    ['a ply to come', () => after(3), ['p0', raise(4), 0], 'MATCH.NOT_DISPUTABLE'],
    ['the result of a running match', () => after(3), ['p0', raise(null), 0], 'MATCH.NOT_DISPUTABLE'],
    ['a result that nobody reported', () => opened(), ['p0', raise(null), 0], 'MATCH.NOT_DISPUTABLE'],
    ['a ply before the start', () => opened(), ['p0', raise(1), 0], 'MATCH.NOT_DISPUTABLE'],
    [
      'a match called off',
      () => does(opened(), 'system', { type: 'CancelMatch' }),
      ['p0', raise(null), 0],
      'MATCH.NOT_DISPUTABLE',
    ],
    [
      'after the time ran out',
      () => after(3, 'dispute', { clock: { is: 'decision', ms: 60_000 } }),
      ['p0', raise(2), 70_000],
      'MATCH.TIME_IS_UP',
    ],
    ['a result, at once', () => does(opened(), 'p0', { type: 'Resign' }), ['p0', raise(null), 60_000], undefined],
    [
      'a result, an hour later',
      () => does(opened(), 'p0', { type: 'Resign' }),
      ['p0', raise(null), 3_600_000],
      'MATCH.TIME_IS_UP',
    ],
  ])('raised: %s', (_, story, said, expected) => {
    expect(code(story(), ...said)).toBe(expected);
  });

  it('is raised once over the same thing by the same player', () => {
    const story = does(does(after(4), 'p0', raise(3)), 'system', settle(PLAY_ON));
    expect(code(story, 'p0', raise(3))).toBe('MATCH.DISPUTED_BEFORE');
    expect(code(story, 'p1', raise(3))).toBeUndefined();
  });

  it('over a reported result keeps the report from standing, and gives back the time', () => {
    const story = opened({ confirmAfter: 60_000 });
    const report: MatchCommand = { type: 'ReportResult', games: { won: [2, 0], drawn: 0 }, intentionalDraw: false };
    does(does(story, 'p0', report), 'p1', raise(null), 1_000);
    expect(code(story, 'p1', { type: 'ConfirmResult' }, 2_000)).toBe('MATCH.DISPUTED');
    expect(code(story, 'system', { type: 'ExpireTime' }, 100_000)).toBe('MATCH.TIME_IS_NOT_UP');
    does(story, 'system', settle(PLAY_ON), 101_000);
    expect(code(story, 'system', { type: 'ExpireTime' }, 150_000)).toBe('MATCH.TIME_IS_NOT_UP');
    does(story, 'system', { type: 'ExpireTime' }, 170_000);
    expect(story.state.phase).toBe('finished');
  });

  it.each<[string, readonly [number, number], object, object]>([
    ['that the other won', [0, 2], {}, { places: [2, 1], how: 'entered' }],
    ['that both lost', [0, 0], { bothLost: true }, { bothLost: true, how: 'entered' }],
    ['that one did not come', [0, 2], { notPlayed: true }, { places: [2, 1], how: 'forfeited' }],
    ['that nobody came', [0, 0], { bothLost: true, notPlayed: true }, { bothLost: true, how: 'forfeited' }],
  ])('over a reported result ends with what was ruled: %s', (_, won, more, outcome) => {
    const story = opened();
    const report: MatchCommand = { type: 'ReportResult', games: { won: [2, 0], drawn: 0 }, intentionalDraw: false };
    does(does(story, 'p0', report), 'p1', raise(null));
    const remedy: MatchRemedy = { is: 'result', games: { won, drawn: 0 }, bothLost: false, ...more };
    expect(remedyProblem(begun(story), remedy)).toBeNull();
    does(story, 'system', settle(remedy));
    expect(story.state).toMatchObject({ phase: 'finished', outcome });
  });

  it.each<[string, () => Story, readonly [number, number], string]>([
    ['of a match whose game was begun', () => after(4), [2, 0], 'MATCH.NOT_DISPUTABLE'],
    ['with a game for who did not come', () => opened(), [2, 1], 'MATCH.IMPOSSIBLE_RESULT'],
    ['with too few games for who came', () => opened(), [1, 0], 'MATCH.IMPOSSIBLE_RESULT'],
  ])('is not ruled as not played %s', (_, story, won, expected) => {
    const remedy: MatchRemedy = { is: 'result', games: { won, drawn: 0 }, bothLost: false, notPlayed: true };
    expect(remedyProblem(begun(story()), remedy)?.code).toBe(expected);
  });
});

describe('a ruling', () => {
  it('rewinds, keeping what comes: the table is what it was, and what is cut stays readable', () => {
    const story = after(7);
    const cut = matchView(story.state, seats[0]!, -1)?.play?.facts;
    const there = table(after(4));
    does(does(story, 'p0', raise(6)), 'system', settle(rewind(4)));
    expect(table(story)).toBe(there);
    expect(plyOf(story)).toBe(8);
    expect(matchView(story.state, JUDGE, 99)?.branches).toEqual([
      { from: 4, first: 5, last: 7, at: 8, case: 'c1', randomness: 'keep' },
    ]);
    const facts = matchView(story.state, seats[0]!, -1)?.play?.facts ?? [];
    expect(facts.slice(0, -1)).toEqual(cut);
    expect(facts.at(-1)).toEqual({ ply: 8, facts: [{ kind: 'rewound', rule: null, data: { to: 4, redealt: false } }] });
    const packed = RULES.unpack(RULES.pack(story.state));
    expect(matchView(packed, seats[0]!, -1)?.play?.facts).toEqual(facts);
    expect(seePosition(on(story), 6, [JUDGE])?.cut).toBe(true);
    expect(seePosition(on(story), 3, [JUDGE])?.cut).toBe(false);
    expect(code(story, 'p1', raise(6))).toBe('MATCH.NOT_DISPUTABLE');
  });

  it('rewinds and deals anew only what no seat knows; the same seed deals the same', () => {
    const redealt = (seed: RedealSeeds): Story =>
      does(does(after(7), 'p0', raise(6)), 'system', settle(rewind(4, 'redeal'), { redeal: seed }));
    const [one, same, other] = [redealt(REDEAL), redealt(REDEAL), redealt(redealFrom('ef'))];
    const before = after(4);
    for (const viewer of [...seats, JUDGE]) {
      expect(on(one).play.table.view(viewer)).toEqual(on(before).play.table.view(viewer));
    }
    expect(table(one)).toBe(table(same));
    expect([table(one), table(other)]).not.toContain(table(before));
    expect(table(one)).not.toBe(table(other));
    expect(table({ ...one, state: RULES.unpack(RULES.pack(one.state)) })).toBe(table(one));
  });

  it('lets a game be won that the other branch had lost', () => {
    const story = after(5);
    does(does(story, 'p0', raise(5)), 'system', settle(rewind(0, 'redeal')));
    const dice = choicesOf('to the end');
    while (story.state.phase === 'playing' && story.state.games.length === 0) playOn(story, dice);
    expect(story.told.some(([{ type }]) => type === 'GameFinished')).toBe(true);
    expect(matchView(fold(story.told), JUDGE, -1)).toEqual(matchView(story.state, JUDGE, -1));
  });

  it('repairs what the game offers, takes the game from a seat, or does nothing that it can no longer do', () => {
    const repaired = does(does(after(4), 'p0', raise(4)), 'system', settle({ is: 'repair', answer: 'score.1:3' }));
    expect(repaired.told.at(-2)?.[0]).toMatchObject({ type: 'GameRepaired', secret: { answer: 'score.1:3' } });
    expect(on(repaired).play.table.view(JUDGE)).toMatchObject({ players: [{}, { score: 3 }] });

    const lost = does(does(after(4), 'p0', raise(4)), 'system', settle({ is: 'game-loss', seat: seat(1) }));
    expect(matchView(lost.state, JUDGE, 99)?.score.won).toEqual([1, 0]);
    expect(plyOf(lost)).toBe(6);

    const moot = does(does(after(4), 'p0', raise(4)), 'system', { type: 'CancelMatch' });
    does(moot, 'system', settle(rewind(2)));
    expect(moot.told.at(-1)?.[0]).toMatchObject({ type: 'DisputeSettled', data: { applied: false } });
    expect(moot.state.phase).toBe('cancelled');
  });

  it('starts a decision clock anew after a rewind', () => {
    const story = after(4, 'dispute', { clock: { is: 'decision', ms: 60_000 } });
    does(story, 'p0', raise(4), 50_000);
    does(story, 'system', settle(rewind(3)), 90_000);
    expect(on(story).play.clocks.map(({ left }) => left)).toEqual([60_000, 60_000]);
  });

  it('whatever was played and wherever it goes back to, leads to the position of that ply, and the fold agrees', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.nat(30), fc.nat(30), fc.string(), (moves, back, more, choices) => {
        const story = after(1 + moves, choices, { bestOf: 1, options: { goal: 9 } });
        if (story.state.phase !== 'playing') return;
        const to = back % plyOf(story);
        const there = seePosition(on(story), to, [...seats, JUDGE]);
        does(does(story, 'p0', raise(plyOf(story))), 'system', settle(rewind(to)));
        const here = seePosition(on(story), plyOf(story), [...seats, JUDGE]);
        expect(here?.requests).toEqual(there?.requests);
        expect(here?.views.map((view) => view.table)).toEqual(there?.views.map((view) => view.table));
        const dice = choicesOf(`${choices} on`);
        for (let nth = 0; nth < more && playOn(story, dice); nth++);
        expect(matchView(fold(story.told), JUDGE, -1)).toEqual(matchView(story.state, JUDGE, -1));
        expect(matchView(RULES.unpack(RULES.pack(story.state)), JUDGE, -1)).toEqual(matchView(story.state, JUDGE, -1));
      }),
      { numRuns: 60 },
    );
  });
});

describe('what a judge is told', () => {
  it('what each seat has learned since a ply, also in what was taken back', () => {
    const story = after(9);
    const delta = deltaOf(story, 2);
    expect(delta).toMatchObject({ from: 2, to: 9, undone: 7 });
    const counts = delta.learned.map(({ plies }) => plies.length);
    expect(Math.max(...counts)).toBeGreaterThan(0);
    does(does(story, 'p0', raise(9)), 'system', settle(rewind(2)));
    const later = deltaOf(story, 2);
    expect(later.learned.map(({ plies }) => plies.length)).toEqual(counts);
    expect(later).toMatchObject({ undone: 0, draws: 0 });
  });

  it('whether a judge may take it back without more ado', () => {
    const seen = [...Array(12).keys()].map((moves) => {
      const delta = deltaOf(after(moves + 1), moves);
      return [isSimpleBackup(delta), delta.draws, delta.learned.flatMap(({ plies }) => plies).length] as const;
    });
    for (const [simple, draws, learned] of seen) expect(simple).toBe(draws === 0 && learned === 0);
    expect(new Set(seen.map(([simple]) => simple))).toEqual(new Set([true, false]));
    expect(isSimpleBackup(deltaOf(after(2), 0))).toBe(false);
  });

  it('a rule for every answer that anybody can think of, at any ply and for any seat', () => {
    const story = after(12);
    fc.assert(
      fc.property(fc.nat(12), fc.nat(1), fc.string(), (ply, place, answer) => {
        const told = explain(on(story), ply, place as Seat, answer);
        expect(told?.legal === true || told?.rule).toBeTruthy();
        expect(told?.lines.length).toBeGreaterThan(0);
      }),
    );
    for (let ply = 1; ply <= 12; ply++) {
      const given = explainMove(on(story), ply);
      expect(given).toMatchObject({ ply: ply - 1, legal: true, rule: null });
      expect(given?.lines.every(({ held }) => held)).toBe(true);
    }
    expect(explain(on(story), 99, seat(0), 'x')).toBeNull();
    expect(explain(on(story), 3, seat(7), 'x')).toBeNull();
  });
});

it('the time of a record is taken from the log alone', () => {
  const story = does(after(2), 'p0', raise(2), 77);
  const at: Millis | undefined = story.told.at(-1)?.[1].at;
  expect(matchView(fold(story.told), JUDGE, 99)?.pausedAt).toBe(at);
});
