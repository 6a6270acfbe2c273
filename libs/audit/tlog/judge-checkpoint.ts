import type { VerifySignature } from '#kernel';
import { type CheckpointText, readCheckpoint } from './checkpoint.js';
import { readNote, signedBy } from './note.js';
import { NONE, type Policy } from './policy.js';
import type { VerifierKey } from './verifier-key.js';

/** A checkpoint that the policy accepts, or why it does not. `forged`: a known key's signature is false. */
export type Judged =
  | { readonly ok: true; readonly checkpoint: CheckpointText; readonly log: VerifierKey; readonly witnesses: number }
  | { readonly ok: false; readonly is: 'forged' | 'untrusted'; readonly says: string };

/** Throws Malformed for what is no signed checkpoint. */
export function judgeCheckpoint(verifies: VerifySignature, policy: Policy, signed: string): Judged {
  const note = readNote(signed);
  const checkpoint = readCheckpoint(note.text);
  const witnesses = [...policy.witnesses.values()];
  const signatures = signedBy(verifies, note, [...policy.logs, ...witnesses]);
  if (!signatures.ok)
    return {
      ok: false,
      is: 'forged',
      says: `the signature of ${signatures.falseBy.name} under the checkpoint is false`,
    };
  const log = policy.logs.find((key) => key.name === checkpoint.origin && signatures.by.includes(key));
  if (log === undefined) {
    const trusted = policy.logs.map(({ name, keyId }) => `${name}+${keyId}`).join(', ') || 'none';
    const says = `no log of the policy (${trusted}) signed this checkpoint of "${checkpoint.origin}"`;
    return { ok: false, is: 'untrusted', says };
  }
  const has = (name: string): boolean => {
    const witness = policy.witnesses.get(name);
    if (witness !== undefined) return signatures.by.includes(witness);
    const group = policy.groups.get(name);
    return group !== undefined && group.members.filter(has).length >= group.least;
  };
  if (policy.quorum !== NONE && !has(policy.quorum)) {
    const seen = [...policy.witnesses].filter(([, key]) => signatures.by.includes(key)).map(([name]) => name);
    const says = `the quorum ${policy.quorum} is not reached: of its witnesses signed ${seen.join(', ') || 'none'}`;
    return { ok: false, is: 'untrusted', says };
  }
  return { ok: true, checkpoint, log, witnesses: witnesses.filter((key) => signatures.by.includes(key)).length };
}
