import { canonicalJson, type Hash, leafHash, type Sha256, type StreamId, utf8 } from '#kernel';

/** How far a stream had come: its last accepted record, and by its hash all before. */
export type StreamHead = { readonly stream: StreamId; readonly seq: number; readonly hash: Hash };

/** The entry of the Merkle log that says so: canonical JSON. */
export const writeEntry = ({ stream, seq, hash }: StreamHead): Uint8Array => utf8(canonicalJson({ stream, seq, hash }));

export const leafOf = (sha256: Sha256, head: StreamHead): Uint8Array => leafHash(sha256, writeEntry(head));
