import type { Head, StandingsPage } from './queries.js';
import { isElimination } from './tabs.js';
import { say } from '../say/index.js';

interface Cup {
  readonly plan: { readonly stages: readonly Pick<Head['plan']['stages'][number], 'format'>[] };
  readonly rounds: readonly Pick<Head['rounds'][number], 'number' | 'stage'>[];
}

type Of = Pick<StandingsPage, 'asOfRound' | 'tables' | 'missing'>;

/** After which round they stand: one of which nothing is in yet does not count, and of a knockout no points come. */
export function standingsTitle({ plan, rounds }: Cup, { asOfRound, tables, missing }: Of, isFinal: boolean): string {
  if (asOfRound === 0) return say('Standings');
  const stage = rounds.find(({ number }) => number === asOfRound)?.stage ?? 0;
  const isPlayOff = plan.stages.slice(stage - 1, stage).some(isElimination);
  if (isPlayOff || (isFinal && plan.stages.some(isElimination))) return say('Points before the play-off');
  if (isFinal) return say('Final standings');
  if (missing === 0) return say('Standings after round {asOfRound}', { asOfRound });
  if (missing < tables) return say('Standings during round {asOfRound}', { asOfRound });
  return asOfRound === 1
    ? say('Standings before round 1')
    : say('Standings after round {asOfRound}', { asOfRound: asOfRound - 1 });
}

/** What of the round is still out; empty once all of it counts. */
export const stillPlayed = ({ asOfRound, tables, missing }: Of): string =>
  missing === 0
    ? ''
    : say('Round {asOfRound} is on: {told} of {tables} results are in.', { asOfRound, told: tables - missing, tables });
