import type { Decider } from '#kernel';
import type { MatchCommand } from './commands.js';
import { decide } from './decide.js';
import type { MatchEvent } from './events.js';
import { evolve } from './evolve.js';
import type { GameRegistry } from './games.js';
import { pack, unpack, weigh } from './pack.js';
import type { MatchRefusal } from './refusals.js';
import { settle } from './settle.js';
import { decideSigned, isSignedCommand } from './signed.js';
import type { MatchState } from './state.js';
import { UPCASTS } from './upcasts.js';

export type MatchRules = Decider<MatchState, MatchCommand, MatchEvent, MatchRefusal>;

/** The rules of `match/*` around any of these games. */
export function matchDecider(games: GameRegistry): MatchRules {
  return {
    kind: 'match',
    rules: 'match/3',
    upcasts: UPCASTS,
    initial: () => ({ phase: 'none' }),
    decide: (state, command, now) =>
      isSignedCommand(command)
        ? decideSigned(state, command, now, (plain) => decide(games, state, plain, now))
        : decide(games, state, command, now),
    evolve: (state, event, moment) => evolve(games, state, event, moment),
    settle,
    weigh,
    pack,
    unpack: (packed) => unpack(games, packed),
  };
}
