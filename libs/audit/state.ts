import {
  fromHex,
  type Hash,
  hexOf,
  type Json,
  type Millis,
  type Sha256,
  type StreamId,
  streamId,
  type VerifySignature,
} from '#kernel';
import type { Frontier } from './merkle/frontier.js';
import { readNote } from './tlog/note.js';
import { readVerifierKey, type VerifierKey, writeVerifierKey } from './tlog/verifier-key.js';

export interface Ports {
  readonly sha256: Sha256;
  readonly verifies: VerifySignature;
}

/** The Merkle log as far as appending to it needs. */
export type AuditState = { readonly phase: 'none' } | OpenLogState;

export interface OpenLogState {
  readonly phase: 'open';
  /** The key in force. */
  readonly key: VerifierKey;
  readonly tree: Frontier;
  /** The last checkpoint; null before the first. */
  readonly signed: SignedHead | null;
  /** How many accepted records of each partition the leaves cover. */
  readonly through: readonly number[];
  /** Records of this volume. */
  readonly records: number;
}

/** A checkpoint that was published; `at` is null for one of the volume before. */
export type SignedHead = {
  readonly size: number;
  readonly root: Hash;
  readonly note: string;
  readonly at: Millis | null;
};

/** The log goes on in the next volume then: a stream is read whole whenever a server starts. */
export const FULL_AT = 4_096;

/** Volumes are counted from 1. */
export const volume = (n: number): StreamId => streamId('audit', String(n).padStart(8, '0'));

export const isFull = ({ records, tree, signed }: OpenLogState): boolean =>
  records >= FULL_AT && tree.size === (signed?.size ?? 0);

/** All leaves, by the key in force: who trusts that one alone finds them vouched for at once. */
export const isAllSigned = ({ tree, signed, key }: OpenLogState): boolean =>
  signed === null ? tree.size === 0 : tree.size === signed.size && isBy(key, signed.note);

/** Whether it bears a signature of this key. */
export const isBy = ({ name, keyId }: VerifierKey, note: string): boolean =>
  readNote(note).signatures.some((each) => each.name === name && each.keyId === keyId);

type Packed =
  | { readonly phase: 'none' }
  | (Omit<OpenLogState, 'key' | 'tree'> & {
      readonly key: string;
      readonly size: number;
      readonly peaks: readonly string[];
    });

export function pack(state: AuditState): Packed {
  if (state.phase === 'none') return state;
  const { key, tree, ...rest } = state;
  return { ...rest, key: writeVerifierKey(key), size: tree.size, peaks: tree.peaks.map(hexOf) };
}

export function unpack(sha256: Sha256, json: Json): AuditState {
  const packed = json as Packed;
  if (packed.phase === 'none') return packed;
  const { key, size, peaks, ...rest } = packed;
  return { ...rest, key: readVerifierKey(sha256, key), tree: { size, peaks: peaks.map(fromHex) } };
}

export const weigh = (state: AuditState): number =>
  state.phase === 'none' ? 100 : 1_400 + state.tree.peaks.length * 120;
