import type { MatchEvent } from '../events.js';
import { type Begun, type MatchState, type Plan } from '../state.js';
import type { BranchEvent } from './events.js';

/** A match that somebody plays on from another's position. */
export type Branched = Begun & { readonly plan: { readonly branch: NonNullable<Plan['branch']> } };

export const isBranch = (state: MatchState): state is Branched => state.phase !== 'none' && state.plan.branch !== null;

export const isOfBranch = (event: MatchEvent): event is BranchEvent => event.type.startsWith('Branch');
