/** A log of its own: its key, its checkpoints, and proofs that heads are in it. */
import { inclusionProof, nodesOver, rootBetween } from '#kernel';
import {
  type Bundle,
  leafOf,
  type Note,
  signNote,
  type StreamHead,
  verifierKey,
  writeCheckpoint,
  writeLogProof,
  writeNote,
  writeVerifierKey,
} from '#audit';
import { nodeSha256 as sha256 } from '#log';
import { signerOf } from '#test/signing';

export const ORIGIN = 'cards.example/log';
export const LOG_SIGNER = signerOf('the log of cards.example');
export const POLICY = `# the house that runs these matches
log ${writeVerifierKey(verifierKey(sha256, ORIGIN, 'note', LOG_SIGNER.publicKey))}
quorum none
`;
/** Proofs that these heads are among the leaves, under one checkpoint. */
export function provenIn(
  leaves: readonly StreamHead[],
  heads: readonly StreamHead[],
  seal: (text: string) => Note = sealed,
): Bundle['proofs'] {
  const hashes = leaves.map((head) => leafOf(sha256, head));
  const nodes = nodesOver(sha256, hashes);
  const size = leaves.length;
  const text = writeCheckpoint({ origin: ORIGIN, size, root: rootBetween(sha256, nodes, 0, size), extensions: [] });
  const checkpoint = writeNote(seal(text));
  return heads.map((head) => {
    const index = leaves.indexOf(head);
    const path = inclusionProof(sha256, nodes, index, size);
    return { stream: head.stream, seq: head.seq, proof: writeLogProof({ extra: null, index, path, checkpoint }) };
  });
}

export const sealed = (text: string, signer = LOG_SIGNER): Note => ({
  text,
  signatures: [signNote(sha256, signer, ORIGIN, text)],
});
