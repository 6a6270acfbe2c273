import {
  type Decision,
  fromHex,
  happens,
  hexOf,
  type Moment,
  never,
  parseStream,
  refuse,
  refused,
  type Sha256,
  SYSTEM,
} from '#kernel';
import type { AppendHeads, AuditCommand, ChangeKey, OpenLog, SignCheckpoint } from './commands.js';
import type { AuditEvent, Continued } from './events.js';
import { readKeyChange } from './key-change.js';
import { leafOf, type StreamHead } from './leaf.js';
import { Malformed } from './malformed.js';
import { type Frontier, grown, rootOf } from './merkle/frontier.js';
import type { AuditRefusal, AuditRefusalCode } from './refusals.js';
import { type AuditState, FULL_AT, isBy, isFull, type OpenLogState, type Ports } from './state.js';
import { readCheckpoint } from './tlog/checkpoint.js';
import { readNote, signedBy } from './tlog/note.js';
import { readVerifierKey, type VerifierKey, writeVerifierKey } from './tlog/verifier-key.js';

type Outcome = Decision<AuditEvent, AuditRefusal>;

/** Heads of one command: their record stays well below the most that a record may hold. */
export const MOST_HEADS = 2_000;

/** What happens on a command, or why not. Changes nothing. */
export function decide(ports: Ports, state: AuditState, command: AuditCommand, now: Moment): Outcome {
  if (now.actor !== SYSTEM) return no('AUDIT.NOT_YOURS', 'Only the house itself writes the Merkle log.');
  try {
    if (command.type === 'OpenLog') return open(ports, state, command);
    if (state.phase === 'none') return no('AUDIT.NOT_OPENED', 'There is no such Merkle log: it is opened with a key.');
    switch (command.type) {
      case 'AppendHeads':
        return append(ports, state, command);
      case 'SignCheckpoint':
        return sign(ports, state, command, now);
      case 'ChangeKey':
        return changeKey(ports, state, command);
      default:
        return never(command);
    }
  } catch (failure) {
    if (failure instanceof Malformed) return no(MALFORMED[command.type], failure.message);
    throw failure;
  }
}

const MALFORMED: Readonly<Record<AuditCommand['type'], AuditRefusalCode>> = {
  OpenLog: 'AUDIT.BAD_KEY',
  AppendHeads: 'AUDIT.BAD_HEADS',
  SignCheckpoint: 'AUDIT.BAD_CHECKPOINT',
  ChangeKey: 'AUDIT.BAD_KEY',
};

function open(ports: Ports, state: AuditState, command: OpenLog): Outcome {
  if (state.phase !== 'none') return no('AUDIT.ALREADY_OPENED', 'This Merkle log was opened before.');
  const key = readVerifierKey(ports.sha256, command.key);
  if (key.use !== 'note') return no('AUDIT.BAD_KEY', 'The key of a log signs notes (type 1).');
  const { continues } = command;
  if (continues !== null) {
    const fault = continuedFault(ports, key, continues);
    if (fault !== null) return no('AUDIT.BAD_CHECKPOINT', fault);
  }
  return happens({ type: 'LogOpened', v: 1, data: { key: writeVerifierKey(key), continues }, secret: null });
}

/** Null when the volume before ended in just this tree, by its own checkpoint. */
function continuedFault(
  { sha256, verifies }: Ports,
  key: VerifierKey,
  { size, peaks, note }: Continued,
): string | null {
  const read = readNote(note);
  const checkpoint = readCheckpoint(read.text);
  const signatures = signedBy(verifies, read, [key]);
  const isSigned = signatures.ok && signatures.by.length > 0 && checkpoint.origin === key.name;
  if (!isSigned) return `The checkpoint of the volume before is not signed by ${key.name}+${key.keyId}.`;
  const root = hexOf(rootOf(sha256, { size, peaks: peaks.map(fromHex) }));
  const isIt = checkpoint.size === size && hexOf(checkpoint.root) === root && peaks.length === peaksOf(size);
  return isIt ? null : `The volume before ended with ${checkpoint.size} leaves, and not with these.`;
}

/** How many full subtrees a tree of this size has. */
const peaksOf = (size: number): number => size.toString(2).replaceAll('0', '').length;

function append({ sha256 }: Ports, state: OpenLogState, { after, heads, through }: AppendHeads): Outcome {
  const { tree, signed } = state;
  if (after !== tree.size) {
    const says = `The log has ${tree.size} leaves and not ${after}: look again, then append what is not in it.`;
    return refused(refuse('AUDIT.GROWN', says, { size: tree.size }));
  }
  if (isFull(state)) return no('AUDIT.FULL', `This volume has its ${FULL_AT} records: the log goes on in the next.`);
  if (tree.size > (signed?.size ?? 0))
    return no('AUDIT.UNSIGNED', `The ${tree.size} leaves have no checkpoint yet: they are signed first.`);
  if (heads.length === 0 || heads.length > MOST_HEADS)
    return no('AUDIT.BAD_HEADS', `1 to ${MOST_HEADS} heads are appended at once, not ${heads.length}.`);
  const bad = heads.find((head) => !isHead(head));
  if (bad !== undefined)
    return no('AUDIT.BAD_HEADS', `${bad.stream} at ${bad.seq} is no head of a stream that belongs into the log.`);
  const next = withHeads({ sha256 }, tree, heads);
  const data = { heads, size: next.size, root: hexOf(rootOf(sha256, next)), through };
  return happens({ type: 'HeadsAppended', v: 1, data, secret: null });
}

/** The log's own heads are not among its leaves: it would never come to rest. */
function isHead({ stream, seq, hash }: StreamHead): boolean {
  const kind = parseStream(stream)?.kind;
  return kind !== undefined && kind !== 'audit' && Number.isSafeInteger(seq) && seq > 0 && /^[0-9a-f]{64}$/.test(hash);
}

export const withHeads = (
  { sha256 }: { readonly sha256: Sha256 },
  tree: Frontier,
  heads: readonly StreamHead[],
): Frontier => heads.reduce((before, head) => grown(sha256, before, leafOf(sha256, head)), tree);

/** At most one checkpoint a second, and one of each size by each key. */
export const SIGN_EVERY_MS = 1_000;

function sign(
  { sha256, verifies }: Ports,
  { key, tree, signed }: OpenLogState,
  { note }: SignCheckpoint,
  { at }: Moment,
): Outcome {
  const read = readNote(note);
  const { origin, size, root } = readCheckpoint(read.text);
  const own = hexOf(rootOf(sha256, tree));
  if (origin !== key.name || size !== tree.size || hexOf(root) !== own)
    return no('AUDIT.BAD_CHECKPOINT', `The log is ${key.name}, of ${tree.size} leaves under the root ${own}.`);
  if (signed !== null && size === signed.size && isBy(key, signed.note))
    return no('AUDIT.BAD_CHECKPOINT', `The checkpoint of ${size} leaves was signed before.`);
  if (signed !== null && signed.at !== null && at < signed.at + SIGN_EVERY_MS)
    return no('AUDIT.TOO_SOON', `The last checkpoint was signed ${at - signed.at} ms ago; wait ${SIGN_EVERY_MS} ms.`);
  const signatures = signedBy(verifies, read, [key]);
  if (!signatures.ok || signatures.by.length === 0)
    return no('AUDIT.BAD_CHECKPOINT', `The checkpoint is not signed by ${key.name}+${key.keyId}, the key in force.`);
  return happens({ type: 'CheckpointSigned', v: 1, data: { size, root: own, note }, secret: null });
}

function changeKey(ports: Ports, { key }: OpenLogState, { note }: ChangeKey): Outcome {
  const { from, to } = readKeyChange(ports, note);
  if (writeVerifierKey(from) !== writeVerifierKey(key))
    return no('AUDIT.BAD_KEY', `The key in force is ${key.name}+${key.keyId}, not ${from.name}+${from.keyId}.`);
  return happens({ type: 'KeyChanged', v: 1, data: { key: writeVerifierKey(to), note }, secret: null });
}

const no = (code: AuditRefusalCode, says: string): Outcome => refused(refuse(code, says));
