import { hexOf, nodesOver, rootBetween, type Sha256 } from '#kernel';
import { readKeyChange } from '../key-change.js';
import { Malformed } from '../malformed.js';
import { type CheckpointText, readCheckpoint } from '../tlog/checkpoint.js';
import { judgeCheckpoint } from '../tlog/judge-checkpoint.js';
import { readNote } from '../tlog/note.js';
import { plural, type Trust } from './given.js';
import { withKeyChanges } from './log.js';
import type { Verdict } from './verdict.js';

/** The Merkle log as a server gives it out: its last checkpoint, by which notes it changed its key, and each leaf's hash. */
export interface LogSeen {
  readonly checkpoint: string;
  readonly keyChanges: readonly string[];
  readonly leaves: readonly Uint8Array[];
}

/** A checkpoint that somebody kept, with what they call it. */
export interface KeptCheckpoint {
  readonly name: string;
  readonly checkpoint: string;
}

export type LogVerification = { readonly verdict: Verdict; readonly says: string };

type LogTrust = Pick<Trust, 'sha256' | 'verifies' | 'policy'>;

/** Whether the log is what was signed, by those whose word counts, and goes on from each checkpoint that was kept. */
export function verifyLog(trust: LogTrust, seen: LogSeen, kept: readonly KeptCheckpoint[]): LogVerification {
  const now = { name: 'its last checkpoint', checkpoint: seen.checkpoint };
  let last: KeptCheckpoint = now;
  try {
    const policy =
      trust.policy === null
        ? null
        : withKeyChanges(
            trust.policy,
            seen.keyChanges.map((note) => readKeyChange(trust, note)),
          );
    for (last of [now, ...kept]) {
      const found = vouched({ ...trust, policy }, last) ?? goesOnFrom(trust.sha256, seen, last);
      if (found !== null) return found;
    }
    const { origin, size } = textOf(now);
    if (policy === null)
      return {
        verdict: 'UNPROVEN',
        says: `no policy says whether ${origin} can be trusted: name one that does by --policy`,
      };
    const more = kept.length === 0 ? '' : `, and go on from ${plural(kept.length, 'checkpoint')} that you kept`;
    return { verdict: 'OK', says: `${plural(size, 'leaf', 'leaves')} of ${origin} are what was signed${more}` };
  } catch (failure) {
    if (!(failure instanceof Malformed)) throw failure;
    return { verdict: 'MALFORMED', says: `${last.name}, ${failure.message}` };
  }
}

const textOf = ({ checkpoint }: KeptCheckpoint): CheckpointText => readCheckpoint(readNote(checkpoint).text);

/** Null when those whose word counts have signed it, or nobody said who they are. */
function vouched({ verifies, policy }: LogTrust, { name, checkpoint }: KeptCheckpoint): LogVerification | null {
  if (policy === null) return null;
  const judged = judgeCheckpoint(verifies, policy, checkpoint);
  if (judged.ok) return null;
  return { verdict: judged.is === 'forged' ? 'TAMPERED' : 'POLICY', says: `${name}: ${judged.says}` };
}

/** Null when the leaves begin with those of the checkpoint. */
function goesOnFrom(sha256: Sha256, seen: LogSeen, kept: KeptCheckpoint): LogVerification | null {
  const { origin, size, root } = textOf(kept);
  const own = readCheckpoint(readNote(seen.checkpoint).text).origin;
  if (origin !== own) return { verdict: 'POLICY', says: `${kept.name} is of ${origin}, and this log is ${own}` };
  if (seen.leaves.length < size)
    return {
      verdict: 'TAMPERED',
      says: `${kept.name} has ${size} leaves, and the log gives out ${seen.leaves.length}: it was put back, or is another history`,
    };
  const found = rootBetween(sha256, nodesOver(sha256, seen.leaves.slice(0, size)), 0, size);
  if (hexOf(found) === hexOf(root)) return null;
  return { verdict: 'TAMPERED', says: `${kept.name}: its first ${size} leaves are not those that were signed then` };
}
