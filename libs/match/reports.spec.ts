import { actorId, Fault, type KeptText, hash, millis, seat, SYSTEM, type Viewer } from '#kernel';
import { type BestOf, deskView, type EnterResult, type MatchCommand, type MatchEvent, matchView } from '#match';
import { canonicalJson } from '#kernel';
import {
  CREATE,
  fold,
  momentOf,
  newStory,
  opened,
  playing,
  RULES,
  say,
  type Story,
  type Told,
} from '#test/match-story';

const MINUTE = 60_000;
const TEXT: KeptText = { ref: 'p0/text/x', commitment: hash('0'.repeat(64)) };

const report = (won: readonly number[], drawn = 0, intentionalDraw = false): MatchCommand => ({
  type: 'ReportResult',
  games: { won, drawn },
  intentionalDraw,
});
const enter = (won: readonly number[], drawn = 0, bothLost = false): EnterResult => ({
  type: 'EnterResult',
  games: { won, drawn },
  bothLost,
  notPlayed: false,
  role: 'judge',
});
const CONFIRM: MatchCommand = { type: 'ConfirmResult' };
const WITHDRAW: MatchCommand = { type: 'WithdrawReport' };
const CALL: MatchCommand = { type: 'CallJudge', text: TEXT };
const ANSWER: MatchCommand = { type: 'AnswerJudgeCall', call: 1, role: 'head-judge' };
const JOIN: MatchCommand = { type: 'JoinMatch', seat: null, brings: null };
const RESIGN: MatchCommand = { type: 'Resign' };

const after = (story: Story, ...said: readonly (readonly [string, MatchCommand])[]): Story => {
  for (const [actor, command] of said) expect(say(story, actor, command)).toBeNull();
  return story;
};
const types = (story: Story, count: number): readonly string[] => story.told.slice(-count).map(([{ type }]) => type);

const reported = (): Story => after(opened(), ['p0', report([2, 1])]);
const conflict = (): Story => after(reported(), ['p1', report([1, 2])]);
const finished = (): Story => after(reported(), ['p1', CONFIRM]);
const outcome = (
  won: readonly number[],
  places: readonly number[],
  how: string,
  drawn = 0,
  bothLost = false,
): object => ({
  phase: 'finished',
  outcome: { places, games: { won, drawn }, how, bothLost },
});

describe('a report', () => {
  it('waits for the opponent, and says until when', () => {
    const story = reported();
    const [event, { at }] = story.told.at(-2)!;
    expect(event).toMatchObject({ data: { seat: 0, games: { won: [2, 1], drawn: 0 }, confirmBy: at + MINUTE } });
    expect(story.told.at(-1)?.[0]).toEqual({ type: 'DeadlineSet', v: 1, data: { at: at + MINUTE }, secret: null });
    expect(story.state.phase).toBe('open');
  });

  it('waits for ever where no time was agreed', () => {
    const story = after(opened({ confirmAfter: null }), ['p1', report([0, 2])]);
    expect(story.told.at(-1)).toMatchObject([{ data: { seat: 1, confirmBy: null } }, {}]);
  });

  it('stands when the opponent confirms it', () => {
    expect(types(finished(), 2)).toEqual(['ResultConfirmed', 'MatchFinished']);
    expect(finished().state).toMatchObject(outcome([2, 1], [1, 2], 'reported'));
  });

  it('stands when the opponent reports the same', () => {
    const story = after(reported(), ['p1', report([2, 1])]);
    expect(types(story, 3)).toEqual(['ResultReported', 'ResultConfirmed', 'MatchFinished']);
    expect(story.state).toMatchObject(outcome([2, 1], [1, 2], 'reported'));
  });

  it('of an agreed draw counts no game that was not played', () => {
    const story = after(opened(), ['p0', report([0, 0], 0, true)], ['p1', CONFIRM]);
    expect(story.state).toMatchObject(outcome([0, 0], [1, 1], 'reported'));
  });

  it('stands when nobody says otherwise in time, as the house finds', () => {
    expect(say(reported(), 'system', { type: 'ExpireTime' }, MINUTE - 100)?.code).toBe('MATCH.TIME_IS_NOT_UP');
    const story = reported();
    expect(say(story, 'system', { type: 'ExpireTime' }, MINUTE)).toBeNull();
    expect(story.told.at(-2)?.[0]).toMatchObject({ type: 'ResultConfirmed', data: { seat: 0, by: 'time' } });
    expect(story.state).toMatchObject(outcome([2, 1], [1, 2], 'reported'));
    expect(say(conflict(), 'system', { type: 'ExpireTime' }, MINUTE)?.code).toBe('MATCH.TIME_IS_NOT_UP');
  });

  it('waits longer when the house was out for a while', () => {
    const story = reported();
    const { at } = story.told.at(-1)![1];
    const credit: MatchCommand = { type: 'CreditClocks', from: at, to: millis(at + 9_000) };
    expect(say(story, 'system', credit, 9_000)).toBeNull();
    expect(deskView(story.state)?.reports[0]).toMatchObject({ confirmBy: at + MINUTE + 9_000 });
    expect(say(story, 'system', { type: 'ExpireTime' }, MINUTE)?.code).toBe('MATCH.TIME_IS_NOT_UP');
    expect(say(story, 'system', { type: 'ExpireTime' }, MINUTE + 9_000)).toBeNull();
  });

  it('that the opponent contradicts calls a judge, and both stay', () => {
    const story = conflict();
    expect(types(story, 3)).toEqual(['ResultReported', 'ReportsConflict', 'JudgeCalled']);
    expect(deskView(story.state)).toMatchObject({
      reports: [{ games: { won: [2, 1] } }, { games: { won: [1, 2] } }],
      calls: [{ seat: null, text: null, answered: null }],
    });
  });

  it('may be withdrawn and made anew', () => {
    const story = after(reported(), ['p0', WITHDRAW], ['p0', report([2, 0])], ['p1', CONFIRM]);
    expect(story.state).toMatchObject(outcome([2, 0], [1, 2], 'reported'));
  });

  it('keeps the game from starting, until it is withdrawn', () => {
    const story = after(reported(), ['p0', JOIN], ['p1', JOIN]);
    expect(story.state.phase).toBe('open');
    after(story, ['p0', WITHDRAW]);
    expect(types(story, 4)).toEqual(['ReportWithdrawn', 'GameStarted', 'DeckShuffled', 'DeckShuffled']);
  });

  it.each<[BestOf, boolean, readonly string[]]>([
    [1, true, ['0-0-1', '0-1', '1-0']],
    [1, false, ['0-1', '0-1-1', '0-1-2', '1-0', '1-0-1', '1-0-2']],
    [
      3,
      true,
      [
        '0-0-1',
        '0-0-2',
        '0-0-3',
        '0-1',
        '0-1-1',
        '0-1-2',
        '0-2',
        '0-2-1',
        '1-0',
        '1-0-1',
        '1-0-2',
        '1-1',
        '1-1-1',
        '1-2',
        '2-0',
        '2-0-1',
        '2-1',
      ],
    ],
    [
      3,
      false,
      ['0-1', '0-2', '1-2', '1-0', '2-0', '2-1']
        .flatMap((won) => [won, `${won}-1`, `${won}-2`, `${won}-3`, `${won}-4`])
        .filter((score) => score.split('-').reduce((sum, each) => sum + Number(each), 0) <= 5)
        .sort(),
    ],
  ])('of best of %i, draws allowed: %s, is one of those that can be', (bestOf, drawsAllowed, known) => {
    for (const won of [[3, 0], [2, 2], [0, 0], [-1, 2], [0.5, 1], [1], [2, 1, 0]]) {
      const refusal = say(opened({ bestOf, drawsAllowed }), 'p0', report(won));
      expect(refusal).toMatchObject({ code: 'MATCH.IMPOSSIBLE_RESULT', facts: { bestOf, known } });
      expect(refusal?.says).toContain(`best of ${bestOf} cannot end ${won.join('-')}`);
    }
    for (const score of known) {
      const [first, second, drawn = 0] = score.split('-').map(Number);
      expect(say(opened({ bestOf, drawsAllowed }), 'p0', report([first!, second!], drawn))).toBeNull();
    }
  });
});

describe('staff', () => {
  it.each<[string, () => Story]>([
    ['before anybody said anything', opened],
    ['over a report', reported],
    ['over reports that differ', conflict],
    ['over a game that is on', playing],
    ['over a game that is on after another', () => after(playing(), ['p0', RESIGN])],
  ])('enter a result %s', (_, given) => {
    const story = after(given(), ['jane', enter([1, 2])]);
    expect(types(story, 2)).toEqual(['ResultEntered', 'MatchFinished']);
    expect(story.state).toMatchObject(outcome([1, 2], [2, 1], 'entered'));
    expect(matchView(story.state, { as: 'public' }, 99)?.play?.asked ?? []).toEqual([]);
    expect(canonicalJson(RULES.pack(fold(story.told)))).toBe(canonicalJson(RULES.pack(story.state)));
  });

  it('may have both lose', () => {
    const story = after(opened(), ['jane', enter([0, 0], 0, true)]);
    expect(story.state).toMatchObject(outcome([0, 0], [2, 2], 'entered', 0, true));
  });

  it.each<[string, () => Story, EnterResult, object]>([
    ['who did not come', opened, enter([2, 0]), outcome([2, 0], [1, 2], 'forfeited')],
    ['who reported and came no more', reported, enter([0, 2]), outcome([0, 2], [2, 1], 'forfeited')],
    ['nobody who came', opened, enter([0, 0], 0, true), outcome([0, 0], [2, 2], 'forfeited', 0, true)],
  ])('say %s', (_, given, entered, expected) => {
    const story = after(given(), ['jane', { ...entered, notPlayed: true }]);
    expect(story.state).toMatchObject(expected);
    expect(canonicalJson(RULES.pack(fold(story.told)))).toBe(canonicalJson(RULES.pack(story.state)));
  });

  it('do not say of a game that is on that nobody came, while a drop does', () => {
    const entered = { ...enter([2, 0]), notPlayed: true };
    expect(say(playing(), 'jane', entered)).toMatchObject({ code: 'MATCH.BEING_PLAYED' });
    expect(after(playing(), [SYSTEM, entered]).state).toMatchObject(outcome([2, 0], [1, 2], 'forfeited'));
  });

  it('see to calls, each once', () => {
    const story = after(opened(), ['p0', CALL], ['jane', ANSWER]);
    const { at } = story.told.at(-1)![1];
    expect(deskView(story.state)?.calls).toMatchObject([
      { seat: 0, text: TEXT, answered: { by: 'jane', role: 'head-judge', at } },
    ]);
    expect(say(story, 'jane', ANSWER)).toMatchObject({ code: 'MATCH.NO_SUCH_CALL', facts: { open: [] } });
    expect(say(story, 'p0', CALL)).toBeNull();
  });

  it('are called in the middle of a game too, by either side', () => {
    const story = after(playing(), ['p0', CALL], ['p1', { type: 'CallJudge', text: null }]);
    expect(deskView(story.state)?.calls).toMatchObject([{ seat: 0 }, { seat: 1, text: null }]);
  });
});

describe('a refusal says what would be right', () => {
  it.each<[string, () => Story, string, MatchCommand, Record<string, unknown>]>([
    ['report from outside', opened, 'eve', report([2, 0]), { code: 'MATCH.NOT_SEATED' }],
    ['confirm from outside', reported, 'eve', CONFIRM, { code: 'MATCH.NOT_SEATED' }],
    ['withdraw from outside', reported, 'eve', WITHDRAW, { code: 'MATCH.NOT_SEATED' }],
    ['call from outside', opened, 'eve', CALL, { code: 'MATCH.NOT_SEATED' }],
    ['report twice', reported, 'p0', report([2, 0]), { code: 'MATCH.ALREADY_REPORTED' }],
    ['confirm nothing', opened, 'p1', CONFIRM, { code: 'MATCH.NOT_REPORTED' }],
    ['confirm the own report', reported, 'p0', CONFIRM, { code: 'MATCH.NOT_REPORTED' }],
    ["withdraw the other's report", reported, 'p1', WITHDRAW, { code: 'MATCH.NOT_REPORTED' }],
    ['report in a conflict', conflict, 'p0', report([1, 2]), { code: 'MATCH.REPORTS_CONFLICT' }],
    ['confirm in a conflict', conflict, 'p0', CONFIRM, { code: 'MATCH.REPORTS_CONFLICT' }],
    ['withdraw in a conflict', conflict, 'p0', WITHDRAW, { code: 'MATCH.REPORTS_CONFLICT' }],
    ['give up in a conflict', conflict, 'p0', RESIGN, { code: 'MATCH.REPORTS_CONFLICT' }],
    ['report in play', playing, 'p0', report([2, 0]), { code: 'MATCH.BEING_PLAYED' }],
    ['confirm in play', playing, 'p0', CONFIRM, { code: 'MATCH.BEING_PLAYED' }],
    ['withdraw in play', playing, 'p0', WITHDRAW, { code: 'MATCH.BEING_PLAYED' }],
    ['call twice', () => after(opened(), ['p0', CALL]), 'p0', CALL, { code: 'MATCH.JUDGE_CALLED', facts: { call: 1 } }],
    ['answer no call', opened, 'jane', ANSWER, { code: 'MATCH.NO_SUCH_CALL', facts: { open: [] } }],
    [
      'answer another call than there is',
      conflict,
      'jane',
      { ...ANSWER, call: 2 },
      { code: 'MATCH.NO_SUCH_CALL', says: 'Call 2 is not open; open: 1.' },
    ],
    ['enter what cannot be', opened, 'jane', enter([3, 0]), { code: 'MATCH.IMPOSSIBLE_RESULT' }],
    ['enter nothing', opened, 'jane', enter([0, 0]), { code: 'MATCH.IMPOSSIBLE_RESULT' }],
    ['have both lose what cannot be', opened, 'jane', enter([3, 3], 0, true), { code: 'MATCH.IMPOSSIBLE_RESULT' }],
    [
      'agree on a draw where somebody has to win',
      () => opened({ drawsAllowed: false }),
      'p0',
      report([0, 0], 0, true),
      { code: 'MATCH.NO_DRAWS' },
    ],
    ['agree on a draw with a winner', opened, 'p0', report([1, 0], 0, true), { code: 'MATCH.IMPOSSIBLE_RESULT' }],
    [
      'report after the end',
      finished,
      'p0',
      report([2, 0]),
      {
        code: 'MATCH.OVER',
        says: 'This match is over. A wrong result is corrected in round 2 of its tournament, by its staff.',
        facts: { tournament: 't1', round: 2, table: 7 },
      },
    ],
    ['enter after the end', finished, 'jane', enter([2, 0]), { code: 'MATCH.OVER' }],
    ['call after the end', finished, 'p0', CALL, { code: 'MATCH.OVER' }],
    [
      'report what was called off',
      () => after(opened(), ['system', { type: 'CancelMatch' }]),
      'p0',
      report([2, 0]),
      { code: 'MATCH.OVER', facts: { phase: 'cancelled' } },
    ],
    [
      'report outside tournaments',
      () => after(newStory(), ['p0', CREATE], ['p0', JOIN]),
      'p0',
      report([1, 0]),
      { code: 'MATCH.NO_TOURNAMENT' },
    ],
    [
      'enter outside tournaments',
      () => after(newStory(), ['p0', CREATE]),
      'jane',
      enter([1, 0]),
      { code: 'MATCH.NO_TOURNAMENT' },
    ],
  ])('%s', (_, given, actor, command, refusal) => {
    const story = given();
    const before = story.told.length;
    expect(say(story, actor, command)).toMatchObject(refusal);
    expect(story.told).toHaveLength(before);
  });

  it('contradict a report too late, or take it back', () => {
    expect(say(reported(), 'p1', report([1, 2]), MINUTE)).toMatchObject({ code: 'MATCH.TIME_IS_UP' });
    expect(say(reported(), 'p0', WITHDRAW, MINUTE)).toMatchObject({ code: 'MATCH.TIME_IS_UP' });
    expect(say(reported(), 'p1', CONFIRM, MINUTE)).toBeNull();
    expect(say(reported(), 'p1', report([2, 1]), MINUTE - 100)).toBeNull();
  });
});

describe('what is reported and said to judges', () => {
  it.each<[string, Viewer, boolean]>([
    ['is known to who plays', { as: 'seat', seat: seat(1) }, true],
    ['and to judges', { as: 'judge' }, true],
    ['and not to the public', { as: 'public' }, false],
  ])('%s', (_, viewer, known) => {
    expect(matchView(conflict().state, viewer, -1)?.desk !== null).toBe(known);
  });
});

describe('what could not happen is a fault of the log', () => {
  const event = (type: string, data: object): MatchEvent => ({ type, v: 1, data, secret: null }) as never;
  const games = { won: [2, 1], drawn: 0 };

  it.each<[string, () => readonly Told[], string, MatchEvent]>([
    [
      'a report for another',
      () => opened().told,
      'p1',
      event('ResultReported', { seat: 0, games, intentionalDraw: false, confirmBy: null }),
    ],
    [
      'a second report',
      () => reported().told,
      'p0',
      event('ResultReported', { seat: 0, games, intentionalDraw: false, confirmBy: null }),
    ],
    ['a report that was withdrawn unmade', () => reported().told, 'p1', event('ReportWithdrawn', { seat: 1 })],
    ['the own report confirmed', () => reported().told, 'p0', event('ResultConfirmed', { seat: 0, by: 'opponent' })],
    ['no report confirmed', () => opened().told, 'p0', event('ResultConfirmed', { seat: 1, by: 'opponent' })],
    ['a conflict of one', () => reported().told, 'p0', event('ReportsConflict', {})],
    ['a call out of turn', () => opened().told, 'p0', event('JudgeCalled', { call: 2, seat: 0, text: null })],
    ['a call for another', () => opened().told, 'p1', event('JudgeCalled', { call: 1, seat: 0, text: null })],
    ['an answer to no call', () => opened().told, 'jane', event('JudgeCallAnswered', { call: 1, role: 'judge' })],
    ['a match forfeited for another', () => opened().told, 'p1', event('MatchForfeited', { seat: 0 })],
    [
      'a result entered outside tournaments',
      () => after(newStory(), ['p0', CREATE]).told,
      'jane',
      event('ResultEntered', { games, bothLost: false, notPlayed: false, role: 'judge' }),
    ],
    [
      'an end that nothing led to',
      () => opened().told,
      'p0',
      event('MatchFinished', { places: [1, 2], games, how: 'reported', bothLost: false }),
    ],
  ])('%s', (_, told, actor, wrong) => {
    const before = told();
    expect(() => fold([...before, [wrong, momentOf(actorId(actor), before.length + 1)]])).toThrow(Fault);
  });
});
