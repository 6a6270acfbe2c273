/**
 * The seeds that this browser made for its player's matches, kept before anything of them is sent: who has lost theirs can't
 * show it, and loses the match. Each goes when its match is over.
 */
import { canonicalJson, type CeremonyTerms, type Hash, commitToSeed, hexOf, type Seat } from '#kernel';
import { sha256 } from '@noble/hashes/sha2.js';

interface Kept {
  readonly match: string;
  /** 32 bytes in hex. */
  readonly seed: string;
}

interface Brought {
  readonly seed: string;
  readonly commitment: Hash;
}

const PLACE = 'dreamledger.seeds';
const watchers = new Set<() => void>();

function all(): Readonly<Record<string, Kept>> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Readonly<Record<string, Kept>>;
  } catch {
    return {};
  }
}

function keep(kept: Readonly<Record<string, Kept>>): boolean {
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

const nameOf = (terms: CeremonyTerms, seat: Seat): string => canonicalJson({ ...terms, seat });

const committed = (terms: CeremonyTerms, seat: Seat, seed: string): Brought => ({
  seed,
  commitment: commitToSeed(sha256, terms, { by: `seat/${seat}`, seed }),
});

/** What this browser brought; null when that was another's, or nobody's. */
export function broughtTo(terms: CeremonyTerms, seat: Seat): Brought | null {
  const kept = all()[nameOf(terms, seat)];
  return kept === undefined ? null : committed(terms, seat, kept.seed);
}

/** The same however often it is asked for; null where this browser keeps nothing, so that the server makes the seed. */
export function bring(match: string, terms: CeremonyTerms, seat: Seat): Brought | null {
  const before = broughtTo(terms, seat);
  if (before !== null) return before;
  const seed = hexOf(crypto.getRandomValues(new Uint8Array(32)));
  if (!keep({ ...all(), [nameOf(terms, seat)]: { match, seed } })) return null;
  for (const tell of watchers) tell();
  return committed(terms, seat, seed);
}

/** The matches that seeds are kept for. */
export const attended = (): readonly string[] => [...new Set(Object.values(all()).map(({ match }) => match))];

export function forget(match: string): void {
  keep(Object.fromEntries(Object.entries(all()).filter(([, kept]) => kept.match !== match)));
}

/** Calls when another is kept, here or in another tab. */
export function onBrought(tell: () => void): void {
  watchers.add(tell);
  window.addEventListener('storage', ({ key }) => {
    if (key === PLACE) tell();
  });
}
