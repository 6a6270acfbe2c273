import type { CaseSubject, CaseTimes as ShownTimes, CaseTimesInput, Maybe } from '#contract';
import type { CaseTimes, Plan } from '#tournament';

const READ: Readonly<Record<CaseSubject, CaseTimes['about']>> = {
  PLAY: 'play',
  RESULT: 'result',
  PAIRING: 'pairing',
  DECK: 'deck',
  CONDUCT: 'conduct',
};
const WRITTEN: Readonly<Record<CaseTimes['about'], CaseSubject>> = {
  play: 'PLAY',
  result: 'RESULT',
  pairing: 'PAIRING',
  deck: 'DECK',
  conduct: 'CONDUCT',
};

export const caseTimesIn = (given: readonly CaseTimesInput[] | null | undefined): Plan['caseTimes'] =>
  (given ?? []).map(({ about, ruleSeconds, appealSeconds, decideSeconds }) => ({
    about: READ[about],
    rule: ms(ruleSeconds),
    appeal: ms(appealSeconds),
    decide: ms(decideSeconds),
  }));

export const shownCaseTimes = ({ caseTimes }: Plan): ShownTimes[] =>
  caseTimes.map(({ about, rule, appeal, decide }) => ({
    about: WRITTEN[about],
    ruleSeconds: seconds(rule),
    appealSeconds: seconds(appeal),
    decideSeconds: seconds(decide),
  }));

const ms = (given: Maybe<number> | undefined): number | null =>
  given === undefined || given === null ? null : given * 1000;
const seconds = (given: number | null): number | null => (given === null ? null : given / 1000);
