import { type Hash, hexOf, inclusionFault, type StreamId } from '#kernel';
import type { HeadProof } from '../bundle/bundle.js';
import { type KeyChange, readKeyChange } from '../key-change.js';
import { leafOf } from '../leaf.js';
import { Malformed } from '../malformed.js';
import { readCheckpoint } from '../tlog/checkpoint.js';
import { judgeCheckpoint } from '../tlog/judge-checkpoint.js';
import { readNote } from '../tlog/note.js';
import type { Policy } from '../tlog/policy.js';
import { type LogProof, readLogProof } from '../tlog/proof.js';
import { type Checked, type Found, plural, tampered, type Trust, unproven } from './given.js';

/** The heads are leaves of the Merkle log, under checkpoints that those signed whose word counts. */
export function checkLog(trust: LogTrust, bundle: Logged): Checked {
  const changes = bundle.keyChanges.map((note) => readKeyChange(trust, note));
  const policy = trust.policy === null ? null : withKeyChanges(trust.policy, changes);
  const roots = new Map<string, string>();
  return {
    says: `${plural(bundle.proofs.length, 'head')} proven to be in the Merkle log`,
    findings: [
      ...bundle.proofs.flatMap((proof) =>
        orMalformed(proof, () => proofFindings({ ...trust, policy }, bundle, proof, roots)),
      ),
      ...bundle.slices.flatMap((slice) => uncovered(slice, bundle.proofs)),
    ],
  };
}

type LogTrust = Pick<Trust, 'sha256' | 'verifies' | 'policy'>;

/** The hashes of records, stream by stream, and what proves them. */
export interface Logged {
  readonly slices: readonly HashSlice[];
  readonly proofs: readonly HeadProof[];
  readonly keyChanges: readonly string[];
}

export interface HashSlice {
  readonly stream: StreamId;
  readonly from: number;
  readonly records: readonly { readonly hash: Hash }[];
}

/** What is malformed within a proof is told with the head that it is for. */
function orMalformed({ stream, seq }: HeadProof, find: () => readonly Found[]): readonly Found[] {
  try {
    return find();
  } catch (failure) {
    if (!(failure instanceof Malformed)) throw failure;
    return [{ verdict: 'MALFORMED', at: { stream, seq, event: null }, says: `in its proof, ${failure.message}` }];
  }
}

/** A log keeps its standing when it changes its key: the old one vouches for the next. */
export function withKeyChanges(policy: Policy, changes: readonly KeyChange[]): Policy {
  const logs = [...policy.logs];
  for (const { from, to } of changes) {
    if (logs.some(({ name, keyId }) => name === from.name && keyId === from.keyId)) logs.push(to);
  }
  return { ...policy, logs };
}

function proofFindings(
  { sha256, verifies, policy }: LogTrust,
  { slices }: Logged,
  { stream, seq, proof: text }: HeadProof,
  roots: Map<string, string>,
): readonly Found[] {
  const at = { stream, seq, event: null };
  const slice = slices.findLast((each) => each.stream === stream && each.from <= seq);
  const record = slice?.records[seq - slice.from];
  if (record === undefined) return [tampered(at, 'the log has this record, and this file does not hold it')];
  const proof = proofIn(text);
  const { origin, size, root } = readCheckpoint(readNote(proof.checkpoint).text);
  const tree = `${origin}\n${size}`;
  const other = roots.get(tree);
  roots.set(tree, hexOf(root));
  if (other !== undefined && other !== hexOf(root))
    return [tampered(at, `${origin} has two histories: at ${size} leaves two roots were signed`)];
  const leaf = leafOf(sha256, { stream, seq, hash: record.hash });
  const fault = inclusionFault(sha256, { leaf, index: proof.index, size, root }, proof.path);
  if (fault !== null) return [tampered(at, `this head is not leaf ${proof.index} of ${origin}: ${fault}`)];
  if (policy === null)
    return [unproven(at, `no policy says whether ${origin} can be trusted: name one that does by --policy`)];
  const judged = judgeCheckpoint(verifies, policy, proof.checkpoint);
  if (judged.ok) return [];
  return [judged.is === 'forged' ? tampered(at, judged.says) : { verdict: 'POLICY', at, says: judged.says }];
}

/** Extra bytes of a proof are vouched for by nobody, so a bundle has none. */
function proofIn(text: string): LogProof {
  const proof = readLogProof(text);
  if (proof.extra === null) return proof;
  throw new Malformed(2, 'A proof in a bundle has no extra bytes.');
}

function uncovered({ stream, from, records }: HashSlice, proofs: readonly HeadProof[]): readonly Found[] {
  const to = from + records.length - 1;
  const own = proofs.filter((proof) => proof.stream === stream && proof.seq <= to);
  const last = Math.max(from - 1, ...own.map(({ seq }) => seq));
  const rest = to - last;
  if (rest <= 0) return [];
  const place = { stream, seq: last + 1, event: null };
  return [
    unproven(
      place,
      `from here on, ${plural(rest, 'record')} of ${stream} ${rest === 1 ? 'is' : 'are'} not proven to be in the log, which is told within seconds: export it again`,
    ),
  ];
}
