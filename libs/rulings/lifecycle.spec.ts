import { actorId, Fault, millis, type Moment, seat } from '#kernel';
import {
  actsOf,
  type CaseCommand,
  caseDeadline,
  caseDecider,
  type CaseEvent,
  type CaseState,
  caseView,
  type RulingTerms,
  type Subject,
  suggestedDegree,
  WINDOWS,
} from '#rulings';
import {
  STREAM,
  TEXT,
  standing,
  open,
  deltaOf,
  PLAY_ON,
  REWIND,
  ruling,
  Court,
  claim,
  assign,
  issue,
  compute,
  ACCEPT,
  APPEAL,
  WITHDRAW,
  EXPIRE,
  applied,
  opened,
  claimed,
  ruled,
  appealed,
} from '#test/court';

describe('a case', () => {
  it('goes from raising to closing, and then shows what was looked at', () => {
    const court = claimed()
      .does('p1', { type: 'AddEvidence', text: TEXT })
      .does(
        'j1',
        { type: 'LookAtPosition', ply: 9, eyes: { through: 'both', seat: null } },
        compute(deltaOf(9)),
        issue('j1', ruling(REWIND)),
      )
      .does('p0', ACCEPT);
    expect(court.case.phase).toBe('ruled');
    court.does('p1', ACCEPT);
    expect(court.case.phase).toBe('final');
    court.does('system', applied());
    expect(court.case).toMatchObject({ phase: 'closed', ending: 'ruled', applied: { seq: 30, applied: true } });
    expect(court.told.at(-1)?.[0]).toMatchObject({
      type: 'CaseClosed',
      data: { looks: [{ by: 'j1', ply: 9, through: 'both' }] },
    });
    const again = court.told.reduce(
      (state, [event, moment]) => caseDecider.evolve(state, event, moment),
      caseDecider.initial(STREAM),
    );
    expect(again).toEqual(court.state);
    expect(caseDecider.unpack(caseDecider.pack(court.state))).toEqual(court.state);
  });

  it.each<[string, (event: CaseEvent) => readonly CaseEvent[]]>([
    ['before it is carried out', (event) => (event.type === 'RulingApplied' ? [] : [event])],
    [
      'with another ending',
      (event) => [event.type === 'CaseClosed' ? { ...event, data: { ...event.data, ending: 'moot' } } : event],
    ],
    [
      'without its looks',
      (event) => [event.type === 'CaseClosed' ? { ...event, data: { ...event.data, looks: [] } } : event],
    ],
  ])('is not closed %s', (_, change) => {
    const look: CaseCommand = { type: 'LookAtPosition', ply: 9, eyes: { through: 'both', seat: null } };
    const court = claimed().does('j1', look, compute(deltaOf(9)), issue('j1', ruling(REWIND)));
    court.does('p0', ACCEPT).does('p1', ACCEPT).does('system', applied());
    const told = court.told.flatMap(([event, moment]) => change(event).map((each) => [each, moment] as const));
    const fold = (): unknown =>
      told.reduce((state, [event, moment]) => caseDecider.evolve(state, event, moment), caseDecider.initial(STREAM));
    expect(fold).toThrow('A case was closed before its ruling was carried out');
  });

  it('is decided on appeal by a head judge other than the first', () => {
    const court = appealed('h1');
    expect(court.say('h1', claim('h1'))).toBe('CASE.SAME_JUDGE');
    expect(court.say('j2', claim('j2'))).toBe('CASE.HEAD_JUDGE_ONLY');
    expect(court.say('orga', assign('orga', 'h1'))).toBe('CASE.SAME_JUDGE');
    court.does('h2', claim('h2'));
    expect(court.say('h1', { type: 'AffirmRuling', as: standing('h1'), reason: TEXT })).toBe('CASE.FORBIDDEN');
    court.does('h2', { type: 'ReplaceRuling', as: standing('h2'), ruling: ruling({ is: 'game-loss', seat: seat(1) }) });
    expect(court.case).toMatchObject({
      phase: 'final',
      appeal: { outcome: 'replaced' },
      rulings: [{}, { by: { who: 'h2' } }],
    });
  });

  it('stands as it was first ruled when nobody decides the appeal in time', () => {
    const court = appealed();
    court.now = caseDeadline(court.state) ?? 0;
    expect(court.say('h2', claim('h2'))).toBeNull();
    expect(court.say('h2', { type: 'AffirmRuling', as: standing('h2'), reason: TEXT })).toBe('CASE.TIME_IS_UP');
    court.does('system', EXPIRE, applied());
    expect(court.case).toMatchObject({ phase: 'closed', appeal: { outcome: 'lapsed' } });
  });

  it('is final when the window is over, which also ends the right to appeal before any timer says so', () => {
    const court = ruled();
    expect(court.say('system', EXPIRE)).toBe('CASE.TIME_IS_NOT_UP');
    court.now += WINDOWS.play.appeal;
    expect(court.say('p1', APPEAL)).toBe('CASE.TIME_IS_UP');
    court.does('system', EXPIRE);
    expect(court.case.phase).toBe('final');
  });

  it('is marked as overdue once, and goes on', () => {
    const court = claimed();
    court.now += WINDOWS.play.rule;
    court.does('system', EXPIRE);
    expect(court.say('system', EXPIRE)).toBe('CASE.TIME_IS_NOT_UP');
    court.does('j1', issue('j1'));
    expect(court.case.overdue).toBe(true);
  });

  it('is taken back by who raised it, as long as nothing is ruled, and the match goes on all the same', () => {
    expect(claimed().say('p1', WITHDRAW)).toBe('CASE.FORBIDDEN');
    expect(ruled().say('p0', WITHDRAW)).toBe('CASE.WRONG_PHASE');
    const court = claimed().does('p0', WITHDRAW);
    expect(court.case.phase).toBe('final');
    court.does('system', applied());
    expect(court.case.ending).toBe('withdrawn');
  });

  it('about something else than a match is closed as soon as it is final', () => {
    const subject: Subject = { is: 'conduct', entrant: '3' };
    const court = claimed('j1', subject).does('j1', issue('j1', ruling(PLAY_ON, { rules: [] })));
    court.does('p0', ACCEPT).does('p1', ACCEPT);
    expect(court.case).toMatchObject({ phase: 'closed', ending: 'ruled' });
  });

  it('is moot when there was nothing left to do it to', () => {
    const court = ruled().does('p0', ACCEPT).does('p1', ACCEPT).does('system', applied(false));
    expect(court.case.ending).toBe('moot');
  });
});

describe('who may do what in a case', () => {
  const head = { penalties: [{ who: actorId('p1'), degree: 'game-loss' as const, infringement: 'time' as const }] };
  it.each<[string, () => Court, string, CaseCommand, string | null]>([
    ['a party judges', opened, 'p0', claim('p0'), 'CASE.CONFLICT'],
    ['who plays in the tournament judges', opened, 'jp', claim('jp'), 'CASE.CONFLICT'],
    ['an organiser judges', opened, 'orga', claim('orga'), 'CASE.FORBIDDEN'],
    ['a second judge claims it', claimed, 'j2', claim('j2'), 'CASE.CLAIMED'],
    ['the same judge claims it twice', claimed, 'j1', claim('j1'), 'CASE.ALREADY_DONE'],
    ['a judge assigns', opened, 'j1', assign('j1', 'j2'), 'CASE.FORBIDDEN'],
    ['a head judge assigns to a player', opened, 'h1', assign('h1', 'p1'), 'CASE.CONFLICT'],
    ['a head judge takes it from a judge', claimed, 'h1', assign('h1', 'h1'), null],
    ['another judge rules', claimed, 'j2', issue('j2'), 'CASE.FORBIDDEN'],
    ['a ruling before anybody has it', opened, 'j1', issue('j1'), 'CASE.WRONG_PHASE'],
    ['an appeal before a ruling', claimed, 'p0', APPEAL, 'CASE.WRONG_PHASE'],
    ['a second appeal', appealed, 'p0', APPEAL, 'CASE.WRONG_PHASE'],
    ['a stranger appeals', ruled, 'eve', APPEAL, 'CASE.FORBIDDEN'],
    ['a stranger speaks', opened, 'eve', { type: 'AddEvidence', text: TEXT }, 'CASE.FORBIDDEN'],
    ['a judge repairs', claimed, 'j1', issue('j1', ruling({ is: 'repair', answer: 'x' })), 'CASE.GRAVE_REMEDY'],
    ['a judge gives a game loss', claimed, 'j1', issue('j1', ruling(PLAY_ON, head)), 'CASE.GRAVE_PENALTY'],
    ['a head judge gives a game loss', () => claimed('h1'), 'h1', issue('h1', ruling(PLAY_ON, head)), null],
    ['a rewind unseen', () => claimed('h1'), 'h1', issue('h1', ruling(REWIND)), 'CASE.DELTA_MISSING'],
    [
      'a simple backup by a judge',
      () => claimed().does('j1', compute(deltaOf(9))),
      'j1',
      issue('j1', ruling(REWIND)),
      null,
    ],
    [
      'one with chance in it',
      () => claimed().does('j1', compute(deltaOf(9, 0, 1))),
      'j1',
      issue('j1', ruling(REWIND)),
      'CASE.GRAVE_REMEDY',
    ],
    [
      'one that somebody learned from',
      () => claimed().does('j1', compute(deltaOf(9, 1))),
      'j1',
      issue('j1', ruling(REWIND)),
      'CASE.GRAVE_REMEDY',
    ],
    ['no rule named', claimed, 'j1', issue('j1', ruling(PLAY_ON, { rules: [] })), 'CASE.NO_RULE'],
    [
      'a rewind of a result',
      () => claimed('h1', { is: 'result', match: 'm1', round: 2, table: 7, over: false }),
      'h1',
      issue('h1', ruling(REWIND)),
      'CASE.BAD_REMEDY',
    ],
    ['a player copies attempts', opened, 'p0', { type: 'CopyAttempts', attempts: [] }, 'CASE.FORBIDDEN'],
    ['it is carried out before it is final', ruled, 'system', applied(), 'CASE.WRONG_PHASE'],
    ['the players open a case about a match', () => new Court(), 'p0', open(), 'CASE.FORBIDDEN'],
  ])('%s', (_, court, who, command, expected) => {
    expect(court().say(who, command)).toBe(expected);
  });

  it('is what they are offered', () => {
    expect(actsOf(opened().case, actorId('j1'), standing('j1'))).toEqual(['claim']);
    expect(actsOf(opened().case, actorId('p0'), null)).toEqual(['add-evidence', 'withdraw']);
    expect(actsOf(claimed().case, actorId('j1'), standing('j1'))).toEqual([
      'release',
      'escalate',
      'look',
      'compute-delta',
      'rule',
      'add-evidence',
    ]);
    expect(actsOf(ruled().case, actorId('p1'), null)).toEqual(['add-evidence', 'accept', 'appeal']);
    expect(actsOf(appealed().case, actorId('h2'), standing('h2'))).toEqual(['claim', 'assign']);
  });
});

describe('what of a case who may see', () => {
  it('hides looks until it is closed, attempts from all but its judges, and what a seat learned from the other', () => {
    const court = claimed('h1').does(
      'h1',
      { type: 'LookAtPosition', ply: 9, eyes: { through: 'seat', seat: 1 } },
      compute(deltaOf(9, 2)),
      issue('h1'),
    );
    const as = (who: string, kind: 'party' | 'staff') => caseView(court.case, { as: kind, who: actorId(who) });
    expect(caseView(court.case, { as: 'public' })).toBeNull();
    expect(as('p0', 'party')).toMatchObject({
      looks: null,
      attempts: null,
      deltas: [
        {
          learned: [
            { count: 2, plies: [{}] },
            { count: null, plies: null },
          ],
        },
      ],
    });
    expect(as('p1', 'party')?.deltas[0]?.learned[0]).toEqual({ seat: 0, count: null, plies: null });
    expect(as('j2', 'staff')).toMatchObject({ looks: [{}], attempts: null });
    expect(as('h1', 'staff')).toMatchObject({ attempts: [], deltas: [{ learned: [{ plies: [{}] }, {}] }] });
    court.does('p0', ACCEPT).does('p1', ACCEPT).does('system', applied());
    expect(caseView(court.case, { as: 'public' })).toMatchObject({ looks: [{ by: 'h1' }], evidence: null, deltas: [] });
  });
});

it('is told to everybody once its key is out, which is when it is closed and the house says so', () => {
  const key: CaseCommand = { type: 'ReleaseCaseKey', key: 'AAAA' };
  const court = claimed('h1').does('h1', compute(deltaOf(9, 2)), issue('h1'));
  expect(court.say('system', key)).toBe('CASE.WRONG_PHASE');
  court.does('p0', ACCEPT).does('p1', ACCEPT).does('system', applied());
  expect(court.say('h1', key)).toBe('CASE.FORBIDDEN');
  court.does('system', key);
  expect(court.say('system', key)).toBe('CASE.ALREADY_DONE');
  expect(caseView(court.case, { as: 'public' })).toMatchObject({
    attempts: [],
    deltas: [{ learned: [{ count: 2 }, { count: 0 }] }],
  });
});

it.each([
  [[], 'time', 'caution'],
  [[{ degree: 'warning', infringement: 'deck' }], 'time', 'caution'],
  [[{ degree: 'caution', infringement: 'time' }], 'time', 'warning'],
  [[{ degree: 'disqualification', infringement: 'conduct' }], 'conduct', 'disqualification'],
] as const)('after %j another %s suggests a %s', (before, infringement, expected) => {
  expect(suggestedDegree(before, infringement)).toBe(expected);
});

it('a record that the rules do not allow is a fault of the log', () => {
  const moment = (who: string, at: number): Moment => ({ actor: actorId(who), at: millis(at), seq: 9 });
  const fresh = (court: Court): CaseState => caseDecider.unpack(caseDecider.pack(court.state));
  const issued = (terms: RulingTerms, at: number): CaseEvent => ({
    type: 'RulingIssued',
    v: 1,
    data: { ruling: terms, as: standing('j1'), appealUntil: millis(at + WINDOWS.play.appeal) },
    secret: null,
  });
  const forged: readonly (readonly [Court, CaseEvent, string])[] = [
    [opened(), { type: 'CaseClaimed', v: 1, data: { appeal: false, as: standing('p0') }, secret: null }, 'p0'],
    [claimed(), issued(ruling(), 5_000_000), 'j2'],
    [claimed(), issued(ruling({ is: 'repair', answer: 'x' }), 5_000_000), 'j1'],
    [claimed(), issued(ruling(REWIND), 5_000_000), 'j1'],
    [ruled(), { type: 'RulingFinal', v: 1, data: { ruling: 1 }, secret: null }, 'system'],
    [ruled(), { type: 'RulingAppealed', v: 1, data: { ground: TEXT, decideBy: millis(9) }, secret: null }, 'eve'],
    [appealed('h1'), { type: 'CaseClaimed', v: 1, data: { appeal: true, as: standing('h1') }, secret: null }, 'h1'],
    [appealed(), { type: 'RulingAffirmed', v: 1, data: { reason: TEXT, as: standing('j2') }, secret: null }, 'j2'],
  ];
  for (const [court, event, who] of forged) {
    const at = event.type === 'RulingFinal' ? court.now : 5_000_000;
    expect(() => caseDecider.evolve(fresh(court), event, moment(who, at))).toThrow(Fault);
  }
});
