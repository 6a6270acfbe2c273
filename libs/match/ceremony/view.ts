import type { CeremonyTerms, Hash, Millis } from '#kernel';
import type { Begun, Plan } from '../state.js';
import { attemptNow, isMade, revealBy, type SeedAttempt, type SeedCeremony } from './standing.js';

/** Who made a seat's seed, what was committed to, and what the player has shown; for everybody. */
export type SeenSeed = {
  readonly madeBy: 'player' | 'server' | 'judge' | null;
  readonly commitment: Hash | null;
  readonly shown: string | null;
};

/** One that failed, or is on: `ended` is null then. */
export type SeenAttempt = Omit<SeedAttempt, 'ended'> & {
  readonly ended: SeedAttempt['ended'] | 'made' | 'called-off' | null;
};

export type SeenCeremony = {
  readonly terms: CeremonyTerms;
  readonly commitment: Hash;
  readonly seats: readonly SeenSeed[];
  readonly showBy: Millis | null;
  /** In order; the last is the one that made the seed, if one did. */
  readonly attempts: readonly SeenAttempt[];
};

/** A ruling that dealt anew, or is about to. */
export type SeenRedeal = {
  readonly case: string;
  readonly to: number;
  readonly dealt: boolean;
  readonly ceremony: SeenCeremony;
};

export const ceremonyView = ({ phase, plan }: Begun): SeenCeremony | null =>
  plan.ceremony === null ? null : seenCeremony(plan, plan.ceremony, phase === 'cancelled');

export const redealsView = ({ plan, desk }: Begun): readonly SeenRedeal[] =>
  desk.redeals.map(({ case: id, to, became, ceremony }) => ({
    case: id,
    to,
    dealt: became === 'dealt',
    ceremony: seenCeremony(plan, ceremony, became === 'called-off'),
  }));

function seenCeremony({ clock }: Plan, ceremony: SeedCeremony, isOff: boolean): SeenCeremony {
  const { terms, commitment, seats } = ceremony;
  return {
    terms,
    commitment,
    seats: seats.map((each): SeenSeed => {
      if (each === null) return { madeBy: null, commitment: null, shown: null };
      const isPlayers = each.fallback !== null;
      const madeBy = isPlayers ? 'player' : each.isPutIn ? 'judge' : 'server';
      return { madeBy, commitment: each.commitment, shown: isPlayers ? each.seed : null };
    }),
    showBy: isOff || isForfeited(ceremony) ? null : revealBy({ ceremony, clock }),
    attempts: attemptsOf(ceremony, isOff),
  };
}

/** Who broke a ceremony lost the match by it, so that nothing is tried again. */
function isForfeited({ attempts }: SeedCeremony): boolean {
  const last = attempts.at(-1)?.ended;
  return last === 'broken' || last === 'missing';
}

function attemptsOf(ceremony: SeedCeremony, isOff: boolean): readonly SeenAttempt[] {
  const { attempts } = ceremony;
  if (isForfeited(ceremony)) return attempts;
  const ended = isMade(ceremony) ? 'made' : isOff ? 'called-off' : null;
  return [...attempts, { attempt: attemptNow(ceremony), ended, seats: [] }];
}
