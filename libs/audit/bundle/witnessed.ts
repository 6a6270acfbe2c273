import { type Note, readNote, writeNote } from '../tlog/note.js';
import { readLogProof, writeLogProof } from '../tlog/proof.js';
import type { Bundle, Stored } from './bundle.js';

/** The bundle with what witnesses signed below its checkpoint; null where a proof leads to another. Throws Malformed for what is no note. */
export function witnessed<Kept extends Stored>(bundle: Bundle<Kept>, checkpoint: string): Bundle<Kept> | null {
  const cosigned = readNote(checkpoint);
  const proofs = bundle.proofs.map((head) => {
    const proof = readLogProof(head.proof);
    const own = readNote(proof.checkpoint);
    return own.text === cosigned.text
      ? { ...head, proof: writeLogProof({ ...proof, checkpoint: writeNote(both(own, cosigned)) }) }
      : null;
  });
  const changed = proofs.filter((proof) => proof !== null);
  return changed.length === proofs.length ? { ...bundle, proofs: changed } : null;
}

const both = ({ text, signatures }: Note, more: Note): Note => {
  const known = new Set(signatures.map(({ name, keyId }) => `${name} ${keyId}`));
  return {
    text,
    signatures: [...signatures, ...more.signatures.filter((each) => !known.has(`${each.name} ${each.keyId}`))],
  };
};
