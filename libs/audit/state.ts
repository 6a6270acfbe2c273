import { fromHex, hexOf, type Json, type Sha256, type VerifySignature } from '#kernel';
import type { Frontier } from './merkle/frontier.js';
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
  /** The size of the last checkpoint; -1 before the first. */
  readonly signed: number;
}

type Packed =
  | { readonly phase: 'none' }
  | {
      readonly phase: 'open';
      readonly key: string;
      readonly size: number;
      readonly peaks: readonly string[];
      readonly signed: number;
    };

export function pack(state: AuditState): Packed {
  if (state.phase === 'none') return state;
  const { key, tree, signed } = state;
  return { phase: 'open', key: writeVerifierKey(key), size: tree.size, peaks: tree.peaks.map(hexOf), signed };
}

export function unpack(sha256: Sha256, json: Json): AuditState {
  const packed = json as Packed;
  if (packed.phase === 'none') return packed;
  const { key, size, peaks, signed } = packed;
  return { phase: 'open', key: readVerifierKey(sha256, key), tree: { size, peaks: peaks.map(fromHex) }, signed };
}

export const weigh = (state: AuditState): number =>
  state.phase === 'none' ? 100 : 600 + state.tree.peaks.length * 120;
