import type { Decider } from '#kernel';
import type { TournamentCommand } from './commands.js';
import { decide, settle } from './decide.js';
import type { TournamentEvent } from './events.js';
import { evolve } from './evolve.js';
import { pairRound } from './pairing/pair-round.js';
import type { TournamentRefusal } from './refusals.js';
import type { Pair } from './rounds/propose.js';
import { pack, type TournamentState, unpack, weigh } from './state.js';
import { UPCASTS } from './upcasts.js';

type TournamentDecider = Decider<TournamentState, TournamentCommand, TournamentEvent, TournamentRefusal>;

/** The rules of `tournament/*`; whoever has pairings ready, worked out elsewhere, gives them in. */
export const tournamentDeciderWith = (pair: Pair): TournamentDecider => ({
  kind: 'tournament',
  rules: 'tournament/1',
  upcasts: UPCASTS,
  initial: () => ({ phase: 'none' }),
  decide: (state, command, now) => decide(state, command, now, pair),
  evolve,
  settle,
  weigh,
  pack,
  unpack,
});

export const tournamentDecider = tournamentDeciderWith(pairRound);
