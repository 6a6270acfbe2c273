import { Fault } from '#kernel';
import type { In, MatchState } from './state.js';

/** The state, which must be in one of these phases. */
export function within<Phase extends MatchState['phase']>(state: MatchState, ...phases: readonly Phase[]): In<Phase> {
  if (isIn(state, phases)) return state;
  throw new Fault(`This can only happen to a match that is ${phases.join(' or ')}, not ${state.phase}.`);
}

function isIn<Phase extends MatchState['phase']>(state: MatchState, phases: readonly Phase[]): state is In<Phase> {
  return phases.some((phase) => phase === state.phase);
}
