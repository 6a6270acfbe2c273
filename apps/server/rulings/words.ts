import type {
  CaseAct,
  CaseEnding,
  CaseFinding,
  CasePhase as ApiPhase,
  CaseRemedy,
  CaseSubject,
  CaseViewpoint,
  ExtensionReason,
  Infringement as ApiInfringement,
  PenaltyDegree,
  RewindRandomness,
} from '#contract';
import type { MatchRemedy, Randomness } from '#match';
import type { Act, CasePhase, CaseView, Degree, Eyes, Infringement, RulingTerms, Subject } from '#rulings';

/** How the contract writes the words of cases, and how they are read back. */

export const PHASES: Readonly<Record<CasePhase, ApiPhase>> = {
  waiting: 'WAITING',
  claimed: 'CLAIMED',
  ruled: 'RULED',
  appealed: 'APPEALED',
  final: 'FINAL',
  closed: 'CLOSED',
};
export const SUBJECTS: Readonly<Record<Subject['is'], CaseSubject>> = {
  play: 'PLAY',
  result: 'RESULT',
  pairing: 'PAIRING',
  deck: 'DECK',
  conduct: 'CONDUCT',
};
export const ENDINGS: Readonly<Record<NonNullable<CaseView['case']['ending']>, CaseEnding>> = {
  ruled: 'RULED',
  withdrawn: 'WITHDRAWN',
  moot: 'MOOT',
};
export const EXTENDS: Readonly<Record<CaseView['case']['extensions'][number]['reason'], ExtensionReason>> = {
  outage: 'OUTAGE',
  pause: 'PAUSE',
};
export const REMEDIES: Readonly<Record<MatchRemedy['is'], CaseRemedy>> = {
  'play-on': 'PLAY_ON',
  rewind: 'REWIND',
  repair: 'REPAIR',
  'game-loss': 'GAME_LOSS',
  result: 'RESULT',
};
/** A remedy by its word in the log, as whoever writes to the API spells it; any other word as it is. */
export const remedyWritten = (word: string): string =>
  Object.entries(REMEDIES).find(([remedy]) => remedy === word)?.[1] ?? word;
export const FINDINGS: Readonly<Record<RulingTerms['finding'], CaseFinding>> = {
  upheld: 'UPHELD',
  'not-upheld': 'NOT_UPHELD',
};
export const RANDOMNESS: Readonly<Record<Randomness, RewindRandomness>> = { keep: 'KEEP', redeal: 'REDEAL' };
export const VIEWPOINTS: Readonly<Record<Eyes['through'], CaseViewpoint>> = {
  seat: 'SEAT',
  both: 'BOTH',
  judge: 'JUDGE',
};
export const DEGREES_WRITTEN: Readonly<Record<Degree, PenaltyDegree>> = {
  caution: 'CAUTION',
  warning: 'WARNING',
  'game-loss': 'GAME_LOSS',
  'match-loss': 'MATCH_LOSS',
  disqualification: 'DISQUALIFICATION',
};
export const INFRINGEMENTS: Readonly<Record<Infringement, ApiInfringement>> = {
  'play-error': 'PLAY_ERROR',
  procedure: 'PROCEDURE',
  time: 'TIME',
  deck: 'DECK',
  conduct: 'CONDUCT',
};
export const ACTS: Readonly<Record<Act, CaseAct>> = {
  claim: 'CLAIM',
  assign: 'ASSIGN',
  release: 'RELEASE',
  escalate: 'ESCALATE',
  'add-evidence': 'ADD_EVIDENCE',
  look: 'LOOK',
  'compute-delta': 'COMPUTE_DELTA',
  rule: 'RULE',
  accept: 'ACCEPT',
  appeal: 'APPEAL',
  affirm: 'AFFIRM',
  replace: 'REPLACE',
  withdraw: 'WITHDRAW',
};

/** The word of ours that the contract writes so. */
export function readAs<Ours extends string, Theirs extends string>(
  words: Readonly<Record<Ours, Theirs>>,
  written: Theirs,
): Ours {
  const found = (Object.keys(words) as Ours[]).find((each) => words[each] === written);
  if (found === undefined) throw new RangeError(`The contract has no word "${written}" here.`);
  return found;
}
