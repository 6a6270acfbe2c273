import type { DataSource } from 'typeorm';
import { hash, partitionOf, type StreamId } from '#kernel';
import { type LogIdentity, nodeSha256, type Positions, type RecordStore } from '#log';

interface Row {
  readonly through: number;
  readonly seq: number | null;
  readonly hash: string;
  readonly bytes: Buffer;
}

/** The record read model as the arbiter sees it. */
export function recordStore(source: DataSource, { partitions }: LogIdentity): RecordStore {
  return {
    /**
     * One statement, so one snapshot. The position is named first: if generations are exchanged between the two names,
     * it is the older one, and what comes after it is read twice rather than never.
     */
    async load(stream: StreamId, after = 0) {
      const partition = partitionOf(nodeSha256, stream, partitions);
      const rows = await source.query<Row[]>(
        `SELECT position.at[$3] AS through, record.seq, encode(record.hash, 'hex') AS hash, record.bytes
         FROM position LEFT JOIN record ON record.stream = $1 AND record.seq > $2
         ORDER BY record.seq`,
        [stream, after, partition + 1],
      );
      const records = rows.flatMap((row) =>
        row.seq === null ? [] : [{ seq: row.seq, hash: hash(row.hash), bytes: row.bytes }],
      );
      return { records, through: rows[0]?.through ?? 0 };
    },

    async positions(): Promise<Positions> {
      const [row] = await source.query<{ at: number[] }[]>('SELECT at FROM position');
      return row?.at ?? new Array<number>(partitions).fill(1);
    },
  };
}
