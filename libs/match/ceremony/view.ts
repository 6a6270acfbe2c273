import type { CeremonyTerms, Hash, Millis } from '#kernel';
import type { Plan } from '../state.js';
import { revealBy } from './standing.js';

/** Who made a seat's seed, what was committed to, and what the player has shown; for everybody. */
export type SeenSeed = {
  readonly madeBy: 'player' | 'server' | 'judge' | null;
  readonly commitment: Hash | null;
  readonly shown: string | null;
};

export type SeenCeremony = {
  readonly terms: CeremonyTerms;
  readonly commitment: Hash;
  readonly seats: readonly SeenSeed[];
  readonly showBy: Millis | null;
};

export function ceremonyView(plan: Plan): SeenCeremony | null {
  if (plan.ceremony === null) return null;
  const { terms, commitment, seats } = plan.ceremony;
  return {
    terms,
    commitment,
    seats: seats.map((each): SeenSeed => {
      if (each === null) return { madeBy: null, commitment: null, shown: null };
      const isPlayers = each.fallback !== null;
      const madeBy = isPlayers ? 'player' : each.isPutIn ? 'judge' : 'server';
      return { madeBy, commitment: each.commitment, shown: isPlayers ? each.seed : null };
    }),
    showBy: revealBy(plan),
  };
}
