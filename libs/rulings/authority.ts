import { type ActorId, type JsonObject, type Moment, type Phrase, phrase, refuse } from '#kernel';
import { isSimpleBackup } from '#match';
import type { CaseRefusal, CaseRefusalCode } from './refusals.js';
import type { RulingTerms } from './ruling.js';
import { type Case, type CasePhase, isParty } from './state.js';
import type { JudgingRole, Standing } from './subject.js';

export const no = (code: CaseRefusalCode, says: readonly Phrase[], facts: JsonObject = {}): CaseRefusal =>
  refuse(code, says, facts);

/** Null when the case is at one of these points; otherwise at which it is. */
export function unlessIn({ phase }: Case, ...phases: readonly CasePhase[]): CaseRefusal | null {
  if (phases.includes(phase)) return null;
  const says = phrase('This takes a case that is {caseTakes}; this one is {caseIs}.', {
    caseTakes: phases.join(' or '),
    caseIs: phase,
  });
  return no('CASE.WRONG_PHASE', says, { phase, takes: phases });
}

const JUDGES: readonly JudgingRole[] = ['judge', 'head-judge'];
const ASSIGNS: readonly JudgingRole[] = ['head-judge', 'organiser'];

/** Null when somebody of this standing may judge the case now, or its appeal. */
export function judgingProblem(state: Case, who: ActorId, { role, plays }: Standing): CaseRefusal | null {
  const isAppeal = state.phase === 'appealed';
  if (isParty(state, who) || state.raiser.who === who || plays) {
    const part = isParty(state, who)
      ? phrase("Who is a party of this case can't judge it.")
      : phrase("Who raised this case can't judge it.");
    const why = plays ? phrase("Who plays in this tournament can't judge it.") : part;
    const then = phrase('Another judge can, and an organiser can make somebody one.');
    return no('CASE.CONFLICT', [...why, ...then], { plays });
  }
  if (isAppeal && state.rulings[0]?.by.who === who) {
    return no('CASE.SAME_JUDGE', phrase('Who ruled first does not decide the appeal: another head judge does.'));
  }
  if (!JUDGES.includes(role))
    return no(
      'CASE.FORBIDDEN',
      phrase('The role {role} judges no cases: judges and head judges do, and an organiser makes them such.', { role }),
    );
  if ((isAppeal || state.forHeadJudge) && role !== 'head-judge') {
    return no('CASE.HEAD_JUDGE_ONLY', phrase('This case waits for a head judge.'), { role });
  }
  return null;
}

export function assigningProblem(state: Case, who: ActorId, { role }: Standing): CaseRefusal | null {
  if (isParty(state, who)) return no('CASE.FORBIDDEN', phrase("A party of this case can't say who judges it."));
  if (ASSIGNS.includes(role)) return null;
  return no('CASE.FORBIDDEN', phrase('A head judge or an organiser assigns cases; a judge claims them.'), { role });
}

/** Null when whoever acts has the case now. */
export function unlessJudge(state: Case, { actor }: Moment): CaseRefusal | null {
  const judge = state.phase === 'appealed' ? state.appealJudge : state.judge;
  if (judge?.who === actor) return null;
  return no(
    'CASE.FORBIDDEN',
    judge === null ? phrase('Claim this case first.') : phrase('Another judge has this case.'),
  );
}

/** What goes beyond a judge's authority in this ruling; null when nothing does. */
export function beyondJudge(state: Case, { remedy, penalties }: RulingTerms): CaseRefusal | null {
  const grave = penalties.find(({ degree }) => degree !== 'caution' && degree !== 'warning');
  if (grave !== undefined)
    return no(
      'CASE.GRAVE_PENALTY',
      [...phrase('More than a warning is given by a head judge ({degree}).', { degree: grave.degree }), ...ESCALATE],
      { degree: grave.degree },
    );
  if (remedy.is === 'play-on') return null;
  if (remedy.is !== 'rewind')
    return no('CASE.GRAVE_REMEDY', [
      ...phrase('This remedy is ruled by a head judge ({remedy}).', { remedy: remedy.is }),
      ...ESCALATE,
    ]);
  const delta = state.deltas.findLast(({ from }) => from === remedy.to);
  if (remedy.randomness === 'keep' && delta !== undefined && isSimpleBackup(delta)) return null;
  const says = phrase(
    'A judge takes back one answer in which nothing was drawn by chance and nobody learned anything; more is for a head judge.',
  );
  return no('CASE.GRAVE_REMEDY', [...says, ...ESCALATE]);
}

const ESCALATE = phrase('Escalate the case, or rule something else.');

/** Why this ruling does not suit the case, whoever makes it; null when it does. */
export function rulingProblem(state: Case, { remedy, rules, houseRulings, credits }: RulingTerms): CaseRefusal | null {
  const { subject } = state;
  const suits = SUITS[subject.is];
  if (!suits.includes(remedy.is)) {
    const says =
      subject.is === 'result'
        ? phrase('A case about a result ends with play going on, or with another result.')
        : phrase(
            'A case about a pairing, a deck or conduct ends with play going on; what is due besides is a penalty.',
          );
    return no('CASE.BAD_REMEDY', says, { known: suits });
  }
  if (subject.is === 'play' && rules.length + houseRulings.length === 0) {
    return no('CASE.NO_RULE', phrase('A ruling about play names the rules that it rests on: name at least one.'));
  }
  if (subject.is !== 'play' && credits.length > 0) {
    return no('CASE.NO_TIME', phrase('Time is given in a game that is on; this case is about none.'));
  }
  if (remedy.is === 'rewind' && !state.deltas.some(({ from }) => from === remedy.to)) {
    const says = phrase(
      'Compute what was learned since ply {ply} first, so that the ruling knows what it gives away.',
      { ply: remedy.to },
    );
    return no('CASE.DELTA_MISSING', says, { from: remedy.to });
  }
  return null;
}

const SUITS: Readonly<Record<Case['subject']['is'], readonly RulingTerms['remedy']['is'][]>> = {
  play: ['play-on', 'rewind', 'repair', 'game-loss', 'result'],
  result: ['play-on', 'result'],
  pairing: ['play-on'],
  deck: ['play-on'],
  conduct: ['play-on'],
};
