import type { Moment } from '#kernel';
import type { TournamentCommand } from '../commands.js';
import { decide } from '../decide.js';
import type { SwissRound } from '../pairing/swiss.js';
import type { TournamentState } from '../state.js';
import { pairInPlace, type PairingOrder } from './propose.js';

/** A round that was paired ahead of its command, for a tournament at one revision. Plain data, to come from another thread. */
export interface PreparedRound {
  readonly seed: string;
  readonly round: number;
  readonly revision: number;
  readonly drawn: SwissRound;
}

/** What this command would have paired here; null when it pairs nothing. */
export function pairAhead(state: TournamentState, command: TournamentCommand, now: Moment): PreparedRound | null {
  let prepared: PreparedRound | null = null;
  decide(state, command, now, (order) => {
    const { seed, round, revision } = order;
    const drawn = pairInPlace(order);
    prepared = { seed, round, revision, drawn };
    return drawn;
  });
  return prepared;
}

/**
 * Rounds that were paired ahead. A cache and nothing more: a tournament at a revision is paired by a lot in one way only,
 * so that what is found here is what would be worked out, and where nothing is found it is worked out.
 */
class PreparedRounds {
  readonly #rounds = new Map<string, PreparedRound>();

  keep(prepared: PreparedRound): void {
    this.#rounds.set(prepared.seed, prepared);
  }

  drop(seed: string): void {
    this.#rounds.delete(seed);
  }

  find({ seed, round, revision, playing }: PairingOrder): SwissRound | null {
    const prepared = this.#rounds.get(seed);
    const isFor = prepared?.round === round && prepared.revision === revision;
    return isFor && seatsJust(prepared.drawn, playing) ? prepared.drawn : null;
  }
}

export const preparedRounds = new PreparedRounds();

/** Everybody who plays has one place, and nobody else has any. */
function seatsJust({ tables, bye }: SwissRound, playing: PairingOrder['playing']): boolean {
  const placed = new Set(tables.flat());
  if (bye !== null) placed.add(bye.entrant);
  const places = tables.length * 2 + (bye === null ? 0 : 1);
  return placed.size === places && places === playing.length && playing.every((id) => placed.has(id));
}
