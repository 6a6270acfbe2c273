import type { DataSource, EntityManager } from 'typeorm';
import { type AuditEvent, leafOf, readCheckpoint, readNote, readVerifierKey, type StreamHead } from '#audit';
import { fromHex, hexOf, type Hash, type Millis, nodesOver, rootBetween, type StreamId } from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import type { Accepted, ReadModel } from './read-model.js';
import { table } from './table.js';
import { writeRows } from './write-rows.js';

interface LeafRow extends StreamHead {
  readonly index: number;
}

/** The root over 256 of the level below; on level 0 are the leaves. */
interface NodeRow {
  readonly level: number;
  readonly index: number;
  readonly hash: Hash;
}

export interface CheckpointRow {
  readonly size: number;
  readonly note: string;
  readonly at: Millis;
}

/** Each key the log ever had; `note` orders the change to it, and is null for the first. */
interface KeyRow {
  readonly stream: StreamId;
  readonly seq: number;
  readonly key: string;
  readonly note: string | null;
}

const LeafRows = table<LeafRow>('audit_leaf', {
  index: { type: 'bigint', primary: true },
  stream: { type: 'text' },
  seq: { type: 'int' },
  hash: { type: 'text' },
});
const NodeRows = table<NodeRow>('audit_node', {
  level: { type: 'int', primary: true },
  index: { type: 'bigint', primary: true },
  hash: { type: 'text' },
});
const CheckpointRows = table<CheckpointRow>('audit_checkpoint', {
  size: { type: 'bigint', primary: true },
  note: { type: 'text' },
  at: { type: 'bigint' },
});
const KeyRows = table<KeyRow>('audit_key', {
  stream: { type: 'text', primary: true },
  seq: { type: 'int', primary: true },
  key: { type: 'text' },
  note: { type: 'text', nullable: true },
});

const WIDE = 256;

/** The Merkle log, so that its tiles, its checkpoints and proofs can be had without reading it whole. */
export const auditLog: ReadModel = {
  name: 'audit-log',
  version: 1,
  hears: { audit: 'all' },
  tables: [
    `CREATE TABLE audit_leaf (
      index bigint PRIMARY KEY,
      stream text COLLATE "C" NOT NULL,
      seq int NOT NULL,
      hash text NOT NULL
    )`,
    'CREATE INDEX audit_leaf_by_stream ON audit_leaf (stream, seq)',
    'CREATE TABLE audit_node (level int, index bigint, hash text NOT NULL, PRIMARY KEY (level, index))',
    'CREATE TABLE audit_checkpoint (size bigint PRIMARY KEY, note text NOT NULL, at bigint NOT NULL)',
    `CREATE TABLE audit_key (
      stream text COLLATE "C",
      seq int,
      key text NOT NULL,
      note text,
      PRIMARY KEY (stream, seq)
    )`,
  ],
  rows: [LeafRows, NodeRows, CheckpointRows, KeyRows],
  async fold(batch, rows) {
    const leaves = batch.flatMap((accepted) => eventsIn(accepted, 'HeadsAppended').flatMap(leavesOf));
    await writeRows(LeafRows, leaves, rows);
    await writeRows(CheckpointRows, newestOfEachSize(batch.flatMap(checkpointsIn)), rows);
    await writeRows(KeyRows, batch.flatMap(keysIn), rows);
    await fillLevel(0, blocksOf(leaves), rows);
  },
};

type Named<Type extends AuditEvent['type']> = Extract<AuditEvent, { readonly type: Type }>;

const eventsIn = <Type extends AuditEvent['type']>({ record }: Accepted, type: Type): readonly Named<Type>[] =>
  record.events.filter((event) => event.type === type) as unknown as readonly Named<Type>[];

const leavesOf = ({ data: { heads, size } }: Named<'HeadsAppended'>): readonly LeafRow[] =>
  heads.map((head, nth) => ({ index: size - heads.length + nth, ...head }));

const checkpointsIn = (accepted: Accepted): readonly CheckpointRow[] =>
  eventsIn(accepted, 'CheckpointSigned').map(({ data: { size, note } }) => ({ size, note, at: accepted.record.at }));

/** A change of the key has the last size signed once more. */
const newestOfEachSize = (rows: readonly CheckpointRow[]): readonly CheckpointRow[] => [
  ...new Map(rows.map((row) => [row.size, row])).values(),
];

/** A volume that continues another opens with the key that it had. */
function keysIn(accepted: Accepted): readonly KeyRow[] {
  const { stream, seq } = accepted.record;
  return [
    ...eventsIn(accepted, 'LogOpened')
      .filter(({ data }) => data.continues === null)
      .map(({ data }) => ({ stream, seq, key: data.key, note: null })),
    ...eventsIn(accepted, 'KeyChanged').map(({ data }) => ({ stream, seq, ...data })),
  ];
}

const blocksOf = (rows: readonly { readonly index: number }[]): readonly number[] => [
  ...new Set(rows.map(({ index }) => Math.floor(index / WIDE))),
];

/**
 * The roots of those blocks of 256 on this level that are full, and of what they fill above. Volumes may come in any
 * order, so whichever hash comes last fills a block.
 */
async function fillLevel(level: number, blocks: readonly number[], rows: EntityManager): Promise<void> {
  const nodes: NodeRow[] = [];
  for (const index of blocks) {
    const hashes = await hashesIn(rows, level, index * WIDE, WIDE);
    if (hashes.length === WIDE)
      nodes.push({ level: level + 1, index, hash: hexOf(rootBetween(sha256, nodesOver(sha256, hashes), 0, WIDE)) });
  }
  if (nodes.length === 0) return;
  await writeRows(NodeRows, nodes, rows);
  await fillLevel(level + 1, blocksOf(nodes), rows);
}

type Reading = Pick<DataSource, 'query'>;

/** The hashes of this level from there on, so many or as many as there are. */
export async function hashesIn(rows: Reading, level: number, from: number, count: number): Promise<Uint8Array[]> {
  if (level === 0) return (await leavesIn(rows, from, count)).map((head) => leafOf(sha256, head));
  const found = await rows.query<{ hash: string }[]>(
    'SELECT hash FROM audit_node WHERE level = $1 AND index >= $2 AND index < $3 ORDER BY index',
    [level, from, from + count],
  );
  return found.map(({ hash }) => fromHex(hash));
}

/** The heads that are leaves from this one on. */
export function leavesIn(rows: Reading, from: number, count: number): Promise<readonly StreamHead[]> {
  return rows.query<StreamHead[]>(
    'SELECT stream, seq, hash FROM audit_leaf WHERE index >= $1 AND index < $2 ORDER BY index',
    [from, from + count],
  );
}

/** Up to this record or further; null: as far as the log knows it. */
export interface WishedHead {
  readonly stream: StreamId;
  readonly seq: number | null;
  /** And not beyond this one. */
  readonly most?: number;
}

/** The first leaf of a stream that covers this record; without one, its newest up to record `most`. Null when there is none among `size` leaves. */
export async function findLeaf(
  rows: Reading,
  { stream, seq, most }: WishedHead,
  size: number,
): Promise<LeafRow | null> {
  const [row] = await rows.query<LeafRow[]>(
    `SELECT index, stream, seq, hash FROM audit_leaf WHERE stream = $1 AND seq BETWEEN $2 AND COALESCE($3, seq) AND index < $4
     ORDER BY seq ${seq === null ? 'DESC' : 'ASC'}, index LIMIT 1`,
    [stream, seq ?? 0, most ?? null, size],
  );
  return row ?? null;
}

/** The first head that is a leaf, and that the log of records does not have; null when it has all. */
export async function findLostHead(rows: Reading): Promise<StreamHead | null> {
  const [row] = await rows.query<StreamHead[]>(
    `SELECT stream, seq, hash FROM audit_leaf WHERE NOT EXISTS (
       SELECT FROM record WHERE record.stream = audit_leaf.stream AND record.seq = audit_leaf.seq
         AND encode(record.hash, 'hex') = audit_leaf.hash)
     ORDER BY index LIMIT 1`,
  );
  return row ?? null;
}

/** The last checkpoint; null before the first. */
export async function findCheckpoint(rows: Reading): Promise<CheckpointRow | null> {
  const [row] = await rows.query<CheckpointRow[]>(
    'SELECT size, note, at FROM audit_checkpoint ORDER BY size DESC LIMIT 1',
  );
  return row ?? null;
}

/** The root of the log when it had so many leaves; null where it was not signed then. */
export async function findRootAt(rows: Reading, size: number): Promise<Hash | null> {
  const checkpoint = await findCheckpointOf(rows, size);
  return checkpoint === null ? null : hexOf(readCheckpoint(readNote(checkpoint.note).text).root);
}

/** That of so many leaves; null where none was signed. */
export async function findCheckpointOf(rows: Reading, size: number): Promise<CheckpointRow | null> {
  const [row] = await rows.query<CheckpointRow[]>('SELECT size, note, at FROM audit_checkpoint WHERE size = $1', [
    size,
  ]);
  return row ?? null;
}

/** The first that has this leaf and is signed by the key in force: it stays that, however the log grows. */
export async function findCheckpointWith(rows: Reading, index: number): Promise<CheckpointRow | null> {
  const key = (await findLogKeys(rows)).at(-1)?.key;
  if (key === undefined) return null;
  const { name, keyId } = readVerifierKey(sha256, key);
  const [row] = await rows.query<CheckpointRow[]>(
    `SELECT size, note, at FROM audit_checkpoint WHERE size > $1
       AND encode(substr(decode(split_part(split_part(note, $2, 2), chr(10), 1), 'base64'), 1, 4), 'hex') = $3
     ORDER BY size LIMIT 1`,
    [index, `\n— ${name} `, keyId],
  );
  return row ?? null;
}

/** The keys of the log, the oldest first. */
export function findLogKeys(rows: Reading): Promise<readonly Omit<KeyRow, 'stream' | 'seq'>[]> {
  return rows.query<KeyRow[]>('SELECT key, note FROM audit_key ORDER BY stream, seq');
}

/** The newest volume; null when there is no log yet. */
export async function findVolume(rows: Reading): Promise<number | null> {
  const [row] = await rows.query<{ stream: string }[]>(
    `SELECT stream FROM record WHERE stream >= 'audit/' AND stream < 'audit0' ORDER BY stream DESC LIMIT 1`,
  );
  return row === undefined ? null : Number(row.stream.slice('audit/'.length));
}
