import { canonicalJson, type Hash, leafHash, type Sha256, type StreamId, tagged, utf8 } from '#kernel';

/** How far a stream had come: its last accepted record, and by its hash all before. */
export type StreamHead = { readonly stream: StreamId; readonly seq: number; readonly hash: Hash };

/**
 * The entry of the Merkle log that says so: canonical JSON. The stream stands in it by a hash, since everybody may read
 * the entries, and some streams are for those alone who know their names.
 */
export const writeEntry = (sha256: Sha256, { stream, seq, hash }: StreamHead): Uint8Array =>
  utf8(canonicalJson({ stream: tagged(sha256, 'stream', utf8(stream)), seq, hash }));

export const leafOf = (sha256: Sha256, head: StreamHead): Uint8Array => leafHash(sha256, writeEntry(sha256, head));
