import type { Hash, Signer } from '#kernel';

/** What was signed last: the size and root of the Merkle log, and the signed note as it was published. */
export type Checkpoint = { readonly size: number; readonly root: Hash; readonly note: string };

/**
 * `raced`: another checkpoint than the expected one was signed last, by another server, or before this store was
 * restored. `smaller` and `forked`: the log says less than what was signed, or something else: it was restored.
 */
export type Advance = 'advanced' | 'raced' | 'smaller' | 'forked';

/** The keys that sign, and how far they signed. Kept and backed up apart from log and vault, never put back to an older state. */
export interface TrustStore {
  /** Signs with the newest key. */
  signer(): Promise<Signer>;
  /** Signs with this key, be it an old one; null for a key that is not kept here. */
  signerOf(publicKey: Uint8Array): Promise<Signer | null>;
  /** Every public key there ever was, the newest last. */
  publicKeys(): Promise<readonly Uint8Array[]>;
  /** Makes a new key and signs with it from now on; the old ones can still be checked. */
  rotate(): Promise<Signer>;
  /** 32 bytes under which access tokens are signed. */
  tokenSecret(): Promise<Uint8Array>;
  checkpoint(): Promise<Checkpoint | null>;
  /** Before a checkpoint is signed: one of those who expect the same goes on, and none goes back. */
  advance(expected: Checkpoint | null, next: Checkpoint): Promise<Advance>;
}
