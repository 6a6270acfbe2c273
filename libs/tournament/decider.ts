import type { Decider } from '#kernel';
import type { TournamentCommand } from './commands.js';
import { decide, settle } from './decide.js';
import type { TournamentEvent } from './events.js';
import { evolve } from './evolve.js';
import type { TournamentRefusal } from './refusals.js';
import { pack, type TournamentState, unpack, weigh } from './state.js';
import { pairInPlace } from './rounds/propose.js';
import { preparedRounds } from './rounds/prepared.js';
import { UPCASTS } from './upcasts.js';

/** The rules of `tournament/*`. */
export const tournamentDecider: Decider<TournamentState, TournamentCommand, TournamentEvent, TournamentRefusal> = {
  kind: 'tournament',
  rules: 'tournament/1',
  upcasts: UPCASTS,
  initial: () => ({ phase: 'none' }),
  decide: (state, command, now) =>
    decide(state, command, now, (order) => preparedRounds.find(order) ?? pairInPlace(order)),
  evolve,
  settle,
  weigh,
  pack,
  unpack,
};
