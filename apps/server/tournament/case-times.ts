import type { CaseSubject, CaseTimes as ShownTimes, CaseTimesInput, Maybe } from '#contract';
import { WINDOWS } from '#rulings';
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

export type GivenTimes = readonly CaseTimesInput[] | null | undefined;

/** What was asked for. An appeal time of the server's own becomes part of it, so that the tournament's records tell it. */
export function caseTimesIn(given: GivenTimes, serversAppealSeconds: number): Plan['caseTimes'] {
  const times = (given ?? []).map(({ about, ruleSeconds, appealSeconds, decideSeconds }) => ({
    about: READ[about],
    rule: ms(ruleSeconds),
    appeal: ms(appealSeconds),
    decide: ms(decideSeconds),
  }));
  const appeal = serversAppealSeconds * 1000;
  if (appeal === WINDOWS.play.appeal) return times;
  if (times.every(({ about }) => about !== 'play'))
    return [...times, { about: 'play', rule: null, appeal, decide: null }];
  return times.map((each) => (each.about === 'play' ? { ...each, appeal: each.appeal ?? appeal } : each));
}

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
