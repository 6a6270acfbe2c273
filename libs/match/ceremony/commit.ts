import { phrase, refuse, type Seat, type StreamId } from '#kernel';
import type { MatchRefusal } from '../refusals.js';
import type { Plan } from '../state.js';
import type { SeatSeed } from './commands.js';
import type { CeremonyBegun, SeedCommitted } from './events.js';
import { commitment, contributor, termsIn } from './standing.js';

/** The server goes first. */
export function commitServer(stream: StreamId, seed: string): CeremonyBegun {
  const terms = termsIn(stream);
  return {
    type: 'CeremonyBegun',
    v: 1,
    data: { ...terms, commitment: commitment(terms, 'server', seed) },
    secret: null,
  };
}

/** What a seat brings to the ceremony; null for a match that holds none. */
export function commitFor(
  { ceremony }: Plan,
  place: Seat,
  seed: SeatSeed | null,
  isNamed: boolean,
): SeedCommitted | MatchRefusal | null {
  if (ceremony === null) {
    const wished = seed?.commitment ?? null;
    if (wished === null) return null;
    return refuse(
      'MATCH.NO_SEED_ASKED',
      phrase('This match began without a seed ceremony: join it without a commitment.'),
    );
  }
  if (seed === null) return refuse('MATCH.NO_SEED_ASKED', phrase('Whoever joins this match commits to a seed.'));
  if (seed.commitment !== null && !isNamed) {
    return refuse('MATCH.NO_SEED_ASKED', phrase('A commitment is for one seat: name the seat that you commit for.'));
  }
  const servers = commitment(ceremony.terms, contributor(place), seed.server);
  const [own, fallback] = seed.commitment === null ? [servers, null] : [seed.commitment, servers];
  return {
    type: 'SeedCommitted',
    v: 1,
    data: { seat: place, commitment: own, fallback },
    secret: { seed: seed.server },
  };
}
