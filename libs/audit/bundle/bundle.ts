import type { Hash, LogRecord, StreamId } from '#kernel';

/** A match as one file: all that it takes to check it from its seed to its end. */
export interface Bundle<Kept extends Stored = Stored> {
  readonly match: StreamId;
  /** The match from its first record on, and parts of other streams that it rests on. */
  readonly slices: readonly Slice<Kept>[];
  /** Released keys of streams, in base64url; not those that a record among these releases. */
  readonly keys: readonly ReleasedKey[];
  readonly texts: readonly EnclosedText[];
  /** Notes by which the log changed its key, the oldest first. */
  readonly keyChanges: readonly string[];
  /** That these heads are in the Merkle log (C2SP tlog-proof). */
  readonly proofs: readonly HeadProof[];
}

/** A record as its bytes stand in the log. */
export interface Stored {
  readonly bytes: Uint8Array;
}

/** A record that was read from a bundle. */
export interface Enclosed extends Stored {
  readonly record: LogRecord;
  readonly hash: Hash;
  /** Where it stands in the file. */
  readonly line: number;
}

/** Records of one stream that follow each other, the first of them number `from`. */
export interface Slice<Kept extends Stored = Stored> {
  readonly stream: StreamId;
  readonly from: number;
  readonly records: readonly Kept[];
}

export type ReleasedKey = { readonly stream: StreamId; readonly key: string };

/** A free text that the log commits to, with the salt in base64url. */
export type EnclosedText = { readonly ref: string; readonly salt: string; readonly text: string };

export type HeadProof = { readonly stream: StreamId; readonly seq: number; readonly proof: string };

export const FORMAT = 'dreamledger/bundle/v1';
