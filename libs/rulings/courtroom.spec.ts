import fc from 'fast-check';
import { actorId, hash, millis, seat } from '#kernel';
import { informationDelta, type MatchCommand, type MatchEvent, type MatchRemedy } from '#match';
import { type CaseCommand, caseDeadline, caseDecider, type JudgingRole, type Standing } from '#rulings';
import {
  ACCEPT,
  APPEAL,
  applied,
  type Court,
  EXPIRE,
  opened,
  PLAY_ON,
  ruling,
  STREAM,
  TEXT,
  WITHDRAW,
} from '#test/court';
import { choicesOf, fold, playing, playOn, RULES, say, type Story } from '#test/match-story';

/** A case with the match that it holds and the people around both, as the house ties them together. */
const BEGAN = 1_800_000_000_000;
const PEOPLE = ['p0', 'p1', 'eve', 'j1', 'j2', 'h1', 'h2', 'jp', 'orga'];
const HEAD = hash('ab'.repeat(32));
const SEEDS = { server: 'cd'.repeat(32), seats: ['ab', 'ac'].map((own) => own.repeat(32)) };

class Room {
  readonly match: Story = playing({ options: { goal: 5 } });
  readonly court: Court;
  readonly roles = new Map<string, JudgingRole>([
    ['j1', 'judge'],
    ['j2', 'judge'],
    ['jp', 'judge'],
    ['h1', 'head-judge'],
    ['h2', 'head-judge'],
    ['orga', 'organiser'],
  ]);

  constructor() {
    const dice = choicesOf('courtroom');
    for (let nth = 0; nth < 4; nth++) playOn(this.match, dice);
    this.court = opened({ is: 'play', match: 'm1', round: 2, table: 7, ply: 4, seq: 6, standsAt: 4 });
    this.court.now = BEGAN + 1_000;
    const raised = { type: 'RaiseDispute', case: 'c1', ply: 4, rule: null, claim: TEXT, role: null } as const;
    expect(this.inMatch('p0', raised)).toBeNull();
  }

  standing(who: string): Standing | null {
    const role = this.roles.get(who);
    return role === undefined ? null : { role, seq: 7, plays: who === 'jp' };
  }

  /** In the match, and what follows from it in the case. */
  inMatch(who: string, command: MatchCommand): string | null {
    const { match, court } = this;
    const told = match.told.length;
    const later = (court.now += 1) - BEGAN - told - 1;
    const no = say(match, who, command, later)?.code ?? null;
    for (const [event] of match.told.slice(told)) this.heed(event);
    return no;
  }

  private heed({ type }: MatchEvent): void {
    const { court } = this;
    if (type === 'ClocksPaused') court.say('system', { type: 'PauseCase', since: millis(court.now) });
    if (type === 'ClocksResumed' || type === 'MatchFinished' || type === 'MatchCancelled')
      court.say('system', { type: 'ResumeCase', to: millis(court.now) });
  }

  /** In the case; a final ruling is carried out in the match. */
  inCase(who: string, command: CaseCommand): string | null {
    const no = this.court.say(who, command);
    const { phase, withdrawn, rulings } = this.court.case;
    if (phase !== 'final') return no;
    const last = withdrawn ? undefined : rulings.at(-1);
    const settled = this.inMatch('system', {
      type: 'SettleDispute',
      case: 'c1',
      ruling: last === undefined ? null : { seq: this.court.seq, hash: HEAD },
      remedy: last?.remedy ?? PLAY_ON,
      credits: [],
      redeal: SEEDS,
    });
    expect(settled).toBeNull();
    const done = this.match.told.findLast(([event]) => event.type === 'DisputeSettled')?.[0];
    this.court.does('system', applied(done?.type === 'DisputeSettled' && done.data.applied));
    return no;
  }

  /** Everything is read again, from the log or from a cache. */
  restart(fromLog: boolean): void {
    const { match, court } = this;
    const before = JSON.stringify([RULES.pack(match.state), caseDecider.pack(court.state)]);
    match.state = fromLog ? fold(match.told) : RULES.unpack(RULES.pack(match.state));
    court.state = fromLog
      ? structuredClone(court.told).reduce(
          (state, [event, at]) => caseDecider.evolve(state, event, at),
          caseDecider.initial(STREAM),
        )
      : caseDecider.unpack(caseDecider.pack(court.state));
    expect(JSON.stringify([RULES.pack(match.state), caseDecider.pack(court.state)])).toBe(before);
  }

  get isHeld(): boolean {
    return (
      this.match.state.phase !== 'none' && this.match.state.desk.disputes.some(({ settledAt }) => settledAt === null)
    );
  }
}

type Deed = (room: Room, who: string, n: number) => unknown;

const REMEDIES: readonly MatchRemedy[] = [
  PLAY_ON,
  { is: 'rewind', to: 3, randomness: 'keep' },
  { is: 'rewind', to: 1, randomness: 'redeal' },
  { is: 'game-loss', seat: seat(0) },
  { is: 'result', games: { won: [2, 0], drawn: 0 }, bothLost: false },
];
const termsOf = (n: number) => ruling(REMEDIES[n % REMEDIES.length]);

/** Of the staff, by whoever is of it at the time; others the server sends away. */
const judging =
  (command: (as: Standing, n: number, room: Room) => CaseCommand | null): Deed =>
  (room, who, n) => {
    const as = room.standing(who);
    const wish = as === null ? null : command(as, n, room);
    if (wish !== null) room.inCase(who, wish);
  };
const speaking =
  (command: CaseCommand): Deed =>
  (room, who) =>
    room.inCase(who, command);

/** What leads on, so that walks come far. */
const ON: readonly Deed[] = [
  judging((as) => ({ type: 'ClaimCase', as })),
  judging((as) => ({ type: 'IssueRuling', as, ruling: ruling() })),
  speaking(APPEAL),
  judging((as) => ({ type: 'AffirmRuling', as, reason: TEXT })),
  judging((as) => ({ type: 'ReplaceRuling', as, ruling: ruling() })),
];

const DEEDS: readonly Deed[] = [
  ...Array.from({ length: 6 }, () => ON).flat(),
  judging((as, n, room) => {
    const to = PEOPLE[n % PEOPLE.length] ?? 'j1';
    const toAs = room.standing(to);
    return toAs === null ? null : { type: 'AssignCase', as, to: actorId(to), toAs };
  }),
  speaking({ type: 'ReleaseCase' }),
  speaking({ type: 'EscalateCase' }),
  speaking({ type: 'AddEvidence', text: TEXT }),
  judging((_, n) => ({ type: 'LookAtPosition', ply: n % 5, eyes: { through: 'judge', seat: null } })),
  judging((_, n, { match: { state } }) => {
    const delta = state.phase === 'playing' ? informationDelta(state, n % 2 === 0 ? 3 : 1) : null;
    return delta === null ? null : { type: 'ComputeDelta', delta, match: { seq: 3, head: HEAD } };
  }),
  judging((as, n) => ({ type: 'IssueRuling', as, ruling: termsOf(n) })),
  speaking(ACCEPT),
  judging((as, n) => ({ type: 'ReplaceRuling', as, ruling: termsOf(n) })),
  (room, who, n) => n % 5 === 0 && room.inCase(who, WITHDRAW),
  (room) => room.inCase('system', EXPIRE),
  (room, who) => room.inCase(who, EXPIRE),
  (room, who) => room.standing(who) && room.inMatch(who, { type: 'PauseClocks', reason: TEXT, role: 'head-judge' }),
  (room, who) => room.standing(who) && room.inMatch(who, { type: 'ResumeClocks', reason: TEXT, role: 'head-judge' }),
  (room, who) => room.inMatch(who, { type: 'Resign' }),
  (room) => room.inMatch('system', { type: 'CancelMatch' }),
  (room, who, n) =>
    room.standing(who) &&
    room.inMatch(who, {
      type: 'EnterResult',
      games: { won: n % 2 === 0 ? [2, 0] : [0, 2], drawn: 0 },
      bothLost: false,
      notPlayed: false,
      role: 'head-judge',
    }),
  (room, who) => who !== 'orga' && room.roles.delete(who),
  (room, who, n) => /^[jh]/.test(who) && room.roles.set(who, n % 2 === 0 ? 'judge' : 'head-judge'),
  (room, _, n) => {
    room.restart(n % 2 === 0);
  },
  (room, _, n) => {
    const from = millis(room.court.now);
    room.court.now += 1_000 * (n + 1);
    return room.inCase('system', { type: 'CreditCase', from, to: millis(room.court.now) });
  },
];

/** What is always left to do, by who can always be found: an organiser who names a head judge, and timers. */
function bringToAnEnd(room: Room): number {
  const { court } = room;
  room.roles.set('h9', 'head-judge');
  for (let steps = 0; ; steps++) {
    const { phase, heldSince, judge } = court.case;
    if (phase === 'closed' || steps > 10) return steps;
    const [as, toAs] = [room.standing('orga'), room.standing('h9')];
    if (as === null || toAs === null) throw new Error('An organiser is always there.');
    if (heldSince !== null) room.inMatch('h9', { type: 'ResumeClocks', reason: TEXT, role: 'head-judge' });
    else if (phase === 'ruled' || phase === 'appealed') {
      court.now = Math.max(court.now, caseDeadline(court.state) ?? 0);
      room.inCase('system', EXPIRE);
    } else if (judge?.who === 'h9') room.inCase('h9', { type: 'IssueRuling', as: toAs, ruling: ruling() });
    else room.inCase('orga', { type: 'AssignCase', as, to: actorId('h9'), toAs });
  }
}

const walk = fc.array(
  fc.record({
    deed: fc.nat(DEEDS.length - 1),
    who: fc.oneof(
      { arbitrary: fc.constant('anybody'), weight: 3 },
      { arbitrary: fc.constantFrom(...PEOPLE), weight: 1 },
    ),
    n: fc.nat(60),
    later: fc.constantFrom(1, 1, 1, 1, 1, 1, 1_000, 1_000, 10_000, 60_000, 1_000_000),
  }),
  { maxLength: 60, size: 'max' },
);

/** How often a walk came there, so that walks which lead nowhere are noticed. */
const seen = new Map<string, number>();
const note = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1);

it('from wherever people, timers, pauses, outages and restarts lead, a case can be closed, and then it holds no match', () => {
  fc.assert(
    fc.property(walk, (steps) => {
      const room = new Room();
      for (const { deed, who, n, later } of steps) {
        room.court.now += later;
        const told = room.court.told.length;
        for (const each of who === 'anybody' ? PEOPLE : [who]) {
          DEEDS[deed]?.(room, each, n);
          if (room.court.told.length > told) break;
        }
        for (const [{ type }] of room.court.told.slice(told)) note(type);
        const { phase, judge, appealJudge, rulings } = room.court.case;
        note(`${phase}${room.court.case.heldSince === null ? '' : ', held'}`);
        for (const each of [judge, appealJudge]) expect(['p0', 'p1', 'jp', 'eve']).not.toContain(each?.who);
        if (rulings[1] !== undefined) expect(rulings[1].by.who).not.toBe(rulings[0]?.by.who);
        expect(room.isHeld).toBe(phase !== 'closed');
      }
      expect(bringToAnEnd(room)).toBeLessThan(8);
      expect(room.court.case.phase).toBe('closed');
      expect(room.isHeld).toBe(false);
      room.restart(true);
    }),
    { numRuns: 120, seed: 7 }, // the same walks each time, as it is counted where they lead
  );
});

it('and walks come everywhere', () => {
  const places = ['waiting', 'claimed', 'ruled', 'appealed', 'closed', 'waiting, held', 'claimed, held', 'ruled, held'];
  const events = [
    'CaseAssigned',
    'CaseReleased',
    'CaseEscalated',
    'CaseOverdue',
    'CaseWithdrawn',
    'CaseCredited',
    'CaseResumed',
    'RulingIssued',
    'RulingAffirmed',
    'RulingReplaced',
    'AppealLapsed',
  ];
  expect([...places, ...events].filter((what) => !seen.has(what))).toEqual([]);
});
