import { bergerRounds } from '../pairing/berger.js';
import type { Plan, Stage } from '../plan.js';
import { inPlay, type OpenTournament } from '../state.js';
import { rulesOf } from './results.js';

/** How many rounds a stage of so many players takes; null for a bracket, which goes on until somebody has won it. */
export function roundsFor(plan: Plan, stage: Stage, players: number): number | null {
  switch (stage.is) {
    case 'swiss':
      return stage.rounds ?? rulesOf(plan).usualRounds(players);
    case 'round-robin':
      return bergerRounds(Math.ceil(players / stage.groups)).length;
    case 'single-elimination':
    case 'double-elimination':
      return null;
  }
}

/** The rounds of the plan that count for the standings: those of brackets do not. */
export function plannedRounds(state: OpenTournament): number {
  const { plan, rounds } = state;
  const players = (nth: number): number =>
    rounds.find(({ stage }) => stage === nth)?.opens?.length ?? plan.stages[nth]?.cut ?? inPlay(state).length;
  return plan.stages.reduce((sum, stage, nth) => sum + (roundsFor(plan, stage, players(nth)) ?? 0), 0);
}
