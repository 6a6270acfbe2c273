import type {
  CaseAppeal,
  CaseApplied,
  CaseEvidence,
  CaseLook,
  CaseParty,
  CaseRuling,
  DisputeCase,
  InformationDelta,
  LearnedBySeat,
  Penalty as Penalised,
  RuleRef,
} from '#contract';
import type { KeptText, Millis } from '#kernel';
import { caseDeadline, type Case, type CaseView, matchOf, type Penalty, type Ruling, type SeenDelta } from '#rulings';
import type { Position } from '../graphql/scalars.js';
import { personOf, ruleRef } from '../match/desk-shape.js';
import { globalId } from '../graphql/ids.js';
import { type ShownPly, shownPly } from '../match/match-shape.js';
import type { Tell } from '../match/telling.js';
import { writtenRole } from '../match/staff.js';
import type { ShownPerson } from '../people/person.resolver.js';
import type { Cases, SeenCase } from './cases.js';
import {
  ACTS,
  DEGREES_WRITTEN,
  ENDINGS,
  EXTENDS,
  FINDINGS,
  INFRINGEMENTS,
  PHASES,
  RANDOMNESS,
  REMEDIES,
  SUBJECTS,
  VIEWPOINTS,
} from './words.js';

type Kept<T, Names extends keyof T> = Omit<T, Names> & Readonly<Record<Names, () => Promise<string | null> | null>>;
type By<T extends { readonly by?: unknown }> = Omit<T, 'by'> & { readonly by: ShownPerson | null };

export type ShownPenalty = Omit<Penalised, 'person'> & { readonly person: ShownPerson | null };

type ShownRuling = Kept<By<Omit<CaseRuling, 'penalties'>>, 'reason'> & { readonly penalties: readonly ShownPenalty[] };

/** A case as the contract has it; texts are read from the vault only when they are asked for. */
export type ShownCase = Kept<
  Omit<
    DisputeCase,
    'board' | 'repairs' | 'position' | 'parties' | 'acceptedBy' | 'applied' | 'deltas' | keyof ShownPeople
  >,
  'claim'
> &
  ShownPeople & {
    readonly __typename: 'DisputeCase';
    readonly seen: SeenCase;
    readonly position: Position;
    readonly parties: readonly (Omit<CaseParty, 'person'> & { readonly person: ShownPerson | null })[];
    readonly deltas: readonly ShownDelta[];
    readonly acceptedBy: readonly (ShownPerson | null)[];
    readonly applied:
      (Omit<CaseApplied, 'position'> & { readonly position: { readonly stream: string; readonly seq: number } }) | null;
  };

type ShownDelta = Omit<InformationDelta, 'learned'> & {
  readonly learned: readonly (Omit<LearnedBySeat, 'plies'> & { readonly plies: readonly ShownPly[] | null })[];
};

/** What names people, or stands in words of theirs. */
type ShownPeople = {
  readonly raisedBy: ShownPerson | null;
  readonly judge: ShownPerson | null;
  readonly appealJudge: ShownPerson | null;
  readonly evidence: readonly Kept<By<CaseEvidence>, 'text'>[] | null;
  readonly looks: readonly By<CaseLook>[] | null;
  readonly rulings: readonly ShownRuling[];
  readonly ruling: ShownRuling | null;
  readonly appeal: Kept<By<CaseAppeal>, 'ground'> | null;
};

/** Where the words of a case come from. */
type Words = Pick<Cases, 'read' | 'teller'>;

export function shownCase(seen: SeenCase, words: Words): ShownCase {
  const { view, name, stream, seq, hash, acts } = seen;
  const { case: own, isRead } = view;
  const text = (kept: KeptText) => () => (isRead ? words.read(kept) : null);
  const tell = words.teller(own);
  const rulings = own.rulings.map((ruling, nth) => shownRuling(own, ruling, nth + 1, { name, text }));
  return {
    __typename: 'DisputeCase' as const,
    seen,
    id: globalId('case', name),
    position: { stream, seq },
    seq,
    head: hash,
    ...placeOf(own),
    tournamentId: globalId('tournament', own.tournament),
    about: SUBJECTS[own.subject.is],
    rule: ruleRef(own.rule),
    claim: text(own.claim),
    raisedBy: personOf(own.raiser.who),
    raisedBySeat: own.raiser.seat,
    raisedAt: own.at,
    parties: own.parties.map(({ who, seat }) => ({ person: personOf(who), seat, raised: who === own.raiser.who })),
    phase: PHASES[own.phase],
    ending: own.ending === null ? null : ENDINGS[own.ending],
    forHeadJudge: own.forHeadJudge || (own.phase === 'appealed' && own.appealJudge === null),
    judge: personOf(own.judge?.who ?? null),
    judgeRole: own.judge === null ? null : writtenRole(own.judge.role),
    appealJudge: personOf(own.appealJudge?.who ?? null),
    deadline: deadlineOf(own),
    overdue: own.overdue,
    heldSince: own.heldSince,
    extensions: own.extensions.map(({ reason, ...rest }) => ({ ...rest, reason: EXTENDS[reason] })),
    evidence:
      view.evidence?.map(({ by, at, text: kept }, nth) => ({ nth: nth + 1, by: personOf(by), at, text: text(kept) })) ??
      null,
    attempts: view.attempts?.map((each) => ({ ...each, rule: ruleRef(each.rule) })) ?? null,
    looks: shownLooks(view),
    deltas: view.deltas.map((delta) => shownDelta(delta, tell)),
    rulings,
    ruling: rulings.at(-1) ?? null,
    acceptedBy: own.accepted.map(personOf),
    appeal: shownAppeal(own, text),
    applied:
      own.applied === null
        ? null
        : {
            position: { stream: own.applied.stream, seq: own.applied.seq },
            head: own.applied.head,
            at: own.applied.at,
          },
    mayDo: acts.map((act) => ACTS[act]),
  };
}

type Text = (kept: KeptText) => () => Promise<string | null> | null;

const deadlineOf = (own: CaseView['case']): Millis | null =>
  caseDeadline({ ...own, attempts: [], looks: [], deltas: [], evidence: [] });

function placeOf({ subject, tournament }: Pick<Case, 'subject' | 'tournament'>) {
  const match = matchOf(subject);
  const isAtTable = subject.is === 'play' || subject.is === 'result';
  return {
    matchId: match === null ? null : globalId('match', match),
    round: 'round' in subject ? subject.round : null,
    table: isAtTable ? subject.table : null,
    entrantId: isAtTable ? null : globalId('entrant', `${tournament}.${subject.entrant}`),
    ply: subject.is === 'play' ? subject.ply : null,
    disputedSeq: subject.is === 'play' ? subject.seq : null,
    raisedAtPly: subject.is === 'play' ? subject.standsAt : null,
  };
}

const shownLooks = ({ looks }: CaseView) =>
  looks?.map(({ by, at, ply, through, seat }, nth) => ({
    nth: nth + 1,
    by: personOf(by),
    at,
    ply,
    viewpoint: VIEWPOINTS[through],
    seat,
  })) ?? null;

const RISKS = { none: 'NONE', some: 'SOME', high: 'HIGH' } as const;

const shownDelta = ({ from, to, risk, suggested, learned, ...rest }: SeenDelta, tell: Tell): ShownDelta => ({
  ...rest,
  fromPly: from,
  toPly: to,
  learned: learned.map(({ seat, count, plies }) => ({
    seat,
    count,
    plies: plies?.map((ply) => shownPly(ply, tell)) ?? null,
  })),
  risk: RISKS[risk],
  suggested: RANDOMNESS[suggested],
});

function shownRuling(
  { tournament }: Pick<Case, 'tournament'>,
  ruling: Ruling,
  nth: number,
  { name, text }: { readonly name: string; readonly text: Text },
) {
  const { by, seq, at, finding, remedy, rules, houseRulings, reason, penalties, credits, appealUntil } = ruling;
  return {
    nth,
    by: personOf(by.who),
    role: writtenRole(by.role),
    at,
    seq,
    finding: FINDINGS[finding],
    remedy: REMEDIES[remedy.is],
    toPly: remedy.is === 'rewind' ? remedy.to : null,
    randomness: remedy.is === 'rewind' ? RANDOMNESS[remedy.randomness] : null,
    repair: remedy.is === 'repair' ? remedy.answer : null,
    seat: remedy.is === 'game-loss' ? remedy.seat : null,
    result: remedy.is === 'result' ? remedy.games : null,
    bothLost: remedy.is === 'result' ? remedy.bothLost : null,
    notPlayed: remedy.is === 'result' ? (remedy.notPlayed ?? false) : null,
    rules: rules.map((id): RuleRef => ({ id })),
    houseRulings,
    reason: text(reason),
    penalties: penalties.map((penalty) => shownPenalty(penalty, { case: name, tournament, at })),
    clockCredits: credits,
    appealUntil,
  };
}

export const shownPenalty = (
  { who, degree, infringement }: Penalty,
  from: { readonly case: string; readonly tournament: string; readonly at: number },
): ShownPenalty => ({
  person: personOf(who),
  degree: DEGREES_WRITTEN[degree],
  infringement: INFRINGEMENTS[infringement],
  caseId: globalId('case', from.case),
  tournamentId: globalId('tournament', from.tournament),
  at: from.at,
});

function shownAppeal({ appeal }: Pick<Case, 'appeal'>, text: Text) {
  if (appeal === null) return null;
  const { by, at, ground, decideBy, outcome } = appeal;
  return { by: personOf(by), at, ground: text(ground), decideBy, outcome };
}
