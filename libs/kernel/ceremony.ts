import { hkdf } from '@noble/hashes/hkdf.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { concat, fromHex, utf8 } from './bytes.js';
import { type Sha256, tagged } from './digest.js';
import type { Hash, StreamId } from './ids.js';
import { canonicalJson } from './json.js';

/** Which ceremony: the game and epoch that it seeds, how often it was tried, and the stream's head before it began. */
export type CeremonyTerms = {
  readonly stream: StreamId;
  readonly game: number;
  readonly epoch: number;
  readonly attempt: number;
  /** Hash of the last record before: it binds terms, decks, and all attempts before this one. */
  readonly after: Hash;
};

/** Who brings a seed: the server, or a seat, as in `seat/0`. */
export type Contributor = 'server' | `seat/${number}`;

export type SeedCommitted = { readonly by: Contributor; readonly commitment: Hash };
/** 32 bytes in hex. */
export type SeedRevealed = { readonly by: Contributor; readonly seed: string };

/** A ceremony whose seeds are all out. The server stands first in both lists, then each seat in order. */
export type Ceremony = CeremonyTerms & {
  readonly commitments: readonly SeedCommitted[];
  readonly reveals: readonly SeedRevealed[];
};

const SEED = /^[0-9a-f]{64}$/;

/** What its owner publishes before any seed is shown. */
export function commitToSeed(sha256: Sha256, terms: CeremonyTerms, { by, seed }: SeedRevealed): Hash {
  if (!SEED.test(seed)) throw new RangeError('A seed is 32 bytes, in lower-case hex.');
  return tagged(sha256, 'seed', utf8(canonicalJson({ ...termsOf(terms), by, seed })));
}

/** Null when everybody committed once, the server first, and revealed just that; otherwise who did not. */
export function ceremonyFault(sha256: Sha256, { commitments, reveals, ...terms }: Ceremony): string | null {
  const misplaced = commitments.findIndex(({ by }, place) => by !== contributorAt(place));
  if (misplaced >= 0 || commitments.length < 2) {
    const place = misplaced < 0 ? commitments.length : misplaced;
    return `commitment ${place} is not that of ${contributorAt(place)}`;
  }
  if (reveals.length !== commitments.length)
    return `${commitments.length} committed to a seed, and ${reveals.length} revealed one`;
  for (const [place, { by, commitment }] of commitments.entries()) {
    const reveal = reveals[place];
    if (reveal?.by !== by) return `reveal ${place} is not that of ${by}`;
    if (!SEED.test(reveal.seed) || commitToSeed(sha256, terms, reveal) !== commitment)
      return `${by} revealed another seed than it committed to`;
  }
  return null;
}

const contributorAt = (place: number): Contributor => (place === 0 ? 'server' : `seat/${place - 1}`);

/**
 * The seed of the game: HKDF-SHA512 over all seeds in order, salted with the hash of terms and commitments, 64 bytes,
 * so that every order of 60 cards can come about. Nobody who did not know all seeds could have aimed at it.
 */
export function seedOf(sha256: Sha256, { commitments, reveals, ...terms }: Ceremony): Uint8Array {
  const transcript = canonicalJson({ ...termsOf(terms), commitments: commitments.map((each) => ({ ...each })) });
  const salt = fromHex(tagged(sha256, 'ceremony', utf8(transcript)));
  return hkdf(sha512, concat(...reveals.map(({ seed }) => fromHex(seed))), salt, utf8('dreamledger/game-seed/v1'), 64);
}

const termsOf = ({ stream, game, epoch, attempt, after }: CeremonyTerms): CeremonyTerms => ({
  stream,
  game,
  epoch,
  attempt,
  after,
});
