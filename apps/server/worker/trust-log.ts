import { readCheckpoint, readNote, readVerifierKey, signedBy } from '#audit';
import { Fault, hexOf } from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import { verifyEd25519 } from '#node';
import { findCheckpoint, findLogKeys, findRootAt } from '#readmodel';
import type { Checkpoint, TrustStore } from '#vault';
import type { Ground } from '../ground/ground.js';

type Trusting = Pick<Ground, 'readModels' | 'trust'>;

/**
 * For whoever has no trust store left that is as new as the log: what the log says was signed last counts from now on,
 * if that goes on from what the trust store knows, and is signed by the log's keys. Tells what was done.
 */
export async function trustLog({ readModels: { source }, trust }: Trusting): Promise<string> {
  const last = await findCheckpoint(source);
  if (last === null) return 'The log has no checkpoint yet, so there was nothing to trust.';
  const kept = await trust.checkpoint();
  if (kept?.note === last.note)
    return `The trust store knows what the log says was signed last, ${leaves(last.size)}: nothing was changed.`;
  const note = readNote(last.note);
  const next: Checkpoint = { size: last.size, root: hexOf(readCheckpoint(note.text).root), note: last.note };
  const keys = (await findLogKeys(source)).map(({ key }) => readVerifierKey(sha256, key));
  const signed = signedBy(verifyEd25519, note, keys);
  const why =
    (!signed.ok || signed.by.length === 0 ? 'its last checkpoint is signed by none of its keys' : null) ??
    (kept === null ? null : await whyNotAfter(kept, next, (size) => findRootAt(source, size))) ??
    (await whyNotBy(trust, keys.at(-1)?.publicKey)) ??
    ((await trust.advance(kept, next)) === 'advanced' ? null : 'another server was just signing, so try again');
  if (why !== null) throw new Fault(`The log can't be trusted: ${why}. Nothing was changed.`);
  return `The trust store goes on from what the log says was signed last, ${leaves(next.size)}; it knew ${kept === null ? 'nothing' : leaves(kept.size)}.`;
}

async function whyNotAfter(
  kept: Checkpoint,
  next: Checkpoint,
  rootAt: (size: number) => Promise<string | null>,
): Promise<string | null> {
  if (kept.size > next.size)
    return `the trust store signed ${leaves(kept.size)}, and the log says ${leaves(next.size)}, so put back a newer log`;
  if ((await rootAt(kept.size)) !== kept.root)
    return `what the trust store signed, ${leaves(kept.size)}, is none of its past, so it is another history`;
  return null;
}

const whyNotBy = async (trust: TrustStore, key: Uint8Array | undefined): Promise<string | null> =>
  key !== undefined && (await trust.signerOf(key)) !== null
    ? null
    : 'the trust store does not have the key in force, so put back one that has it';

const leaves = (count: number): string => (count === 1 ? '1 leaf' : `${count} leaves`);
