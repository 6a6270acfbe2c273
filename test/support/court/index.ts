/** A case in memory, driven by commands as the arbiter would drive it, and the people around it. */
import { actorId, hash, type KeptText, millis, type Moment, type RuleId, rule, seat, streamId, SYSTEM } from '#kernel';
import type { InformationDelta, MatchRemedy } from '#match';
import {
  type Case,
  type CaseCommand,
  caseDecider,
  type CaseEvent,
  type CaseState,
  type JudgingRole,
  type OpenCase,
  type RulingTerms,
  type Standing,
  type Subject,
  WINDOWS,
} from '#rulings';

export const STREAM = streamId('case', 'c1');
export const TEXT: KeptText = { ref: 'p0/text/x', commitment: hash('0'.repeat(64)) };
const HEAD = hash('ab'.repeat(32));
const RULE: RuleId = rule('VD-6.4.1');

/** Judges j1 and j2, head judges h1 and h2, an organiser, and a judge who plays. */
const STAFF: Readonly<Record<string, JudgingRole>> = {
  j1: 'judge',
  j2: 'judge',
  h1: 'head-judge',
  h2: 'head-judge',
  orga: 'organiser',
  jp: 'judge',
};
export const WHO = ['p0', 'p1', 'eve', ...Object.keys(STAFF)];
export const standing = (who: string): Standing => ({ role: STAFF[who] ?? 'judge', seq: 7, plays: who === 'jp' });

export const PLAY: Subject = { is: 'play', match: 'm1', round: 2, table: 7, ply: 9, seq: 12, standsAt: 10 };
export const open = (subject: Subject = PLAY): OpenCase => ({
  type: 'OpenCase',
  tournament: 't1',
  subject,
  rule: RULE,
  claim: TEXT,
  raiser: { who: actorId('p0'), seat: 0, role: null },
  parties: [
    { who: actorId('p0'), seat: 0 },
    { who: actorId('p1'), seat: 1 },
  ],
  windows: WINDOWS[subject.is],
});

export const deltaOf = (from: number, learned = 0, draws = 0): InformationDelta => ({
  from,
  to: 10,
  undone: 10 - from,
  draws,
  learned: [0, 1].map((place) => ({
    seat: seat(place),
    plies:
      place === 0 && learned > 0
        ? [{ ply: 10, facts: Array.from({ length: learned }, () => ({ kind: 'seen', rule: null, data: {} })) }]
        : [],
  })),
});

export const PLAY_ON: MatchRemedy = { is: 'play-on' };
export const REWIND: MatchRemedy = { is: 'rewind', to: 9, randomness: 'keep' };
export const ruling = (remedy: MatchRemedy = PLAY_ON, more: Partial<RulingTerms> = {}): RulingTerms => ({
  finding: 'upheld',
  remedy,
  rules: [RULE],
  houseRulings: [],
  reason: TEXT,
  penalties: [],
  credits: [],
  ...more,
});

export class Court {
  state: CaseState = caseDecider.initial(STREAM);
  readonly told: (readonly [CaseEvent, Moment])[] = [];
  now = 1_000_000;
  seq = 0;

  /** The code of a refusal; null when it was done. */
  say(who: string, command: CaseCommand): string | null {
    const moment = { actor: who === 'system' ? SYSTEM : actorId(who), at: millis(this.now++), seq: this.seq + 1 };
    const decision = caseDecider.decide(this.state, command, moment);
    if (!decision.ok) return decision.refusal.code;
    this.seq += 1;
    let events: readonly CaseEvent[] = decision.events;
    while (events.length > 0) {
      for (const event of events) {
        this.state = caseDecider.evolve(this.state, event, moment);
        this.told.push([event, moment]);
      }
      events = caseDecider.settle(this.state, moment);
    }
    return null;
  }

  does(who: string, ...commands: readonly CaseCommand[]): this {
    for (const command of commands) expect([command.type, this.say(who, command)]).toEqual([command.type, null]);
    return this;
  }

  get case(): Case {
    if (this.state.phase === 'none') throw new Error('There is no case.');
    return this.state;
  }
}

export const claim = (who: string): CaseCommand => ({ type: 'ClaimCase', as: standing(who) });
export const assign = (by: string, to: string): CaseCommand => ({
  type: 'AssignCase',
  as: standing(by),
  to: actorId(to),
  toAs: standing(to),
});
export const issue = (who: string, terms = ruling()): CaseCommand => ({
  type: 'IssueRuling',
  as: standing(who),
  ruling: terms,
});
export const compute = (delta: InformationDelta): CaseCommand => ({
  type: 'ComputeDelta',
  delta,
  match: { seq: 3, head: HEAD },
});
export const ACCEPT: CaseCommand = { type: 'AcceptRuling' };
export const APPEAL: CaseCommand = { type: 'AppealRuling', ground: TEXT };
export const WITHDRAW: CaseCommand = { type: 'WithdrawCase' };
export const EXPIRE: CaseCommand = { type: 'ExpireCase' };
export const applied = (done = true): CaseCommand => ({
  type: 'NoteApplied',
  stream: 'match/m1',
  seq: 30,
  head: HEAD,
  applied: done,
});

export const opened = (subject: Subject = PLAY): Court =>
  new Court().does(subject.is === 'play' || subject.is === 'result' ? 'system' : 'p0', open(subject));
export const claimed = (by = 'j1', subject: Subject = PLAY): Court => opened(subject).does(by, claim(by));
export const ruled = (by = 'j1'): Court => claimed(by).does(by, issue(by));
export const appealed = (by = 'j1'): Court => ruled(by).does('p1', APPEAL);
