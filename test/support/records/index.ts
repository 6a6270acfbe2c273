import {
  type CommandId,
  EMPTY,
  hashRecord,
  type Head,
  judge,
  type LogRecord,
  NotCanonical,
  partitionOf,
  readRecord,
  type StreamId,
} from '#kernel';
import { type Log, type LogEntry, nodeSha256, type RecordStore, type StoredRecord } from '#log';

export interface MemoryRecords extends RecordStore {
  /** Of all streams, by id. */
  all(): ReadonlyMap<StreamId, readonly StoredRecord[]>;
  stop(): Promise<void>;
}

interface Kept {
  head: Head;
  readonly commands: Set<CommandId>;
  readonly records: StoredRecord[];
}

/** The record read model in memory: folds a log from its beginning, by the rule alone. */
export function memoryRecords(log: Log): MemoryRecords {
  const { partitions } = log.identity;
  const positions = new Array<number>(partitions).fill(0);
  const streams = new Map<StreamId, Kept>();

  const read = ({ partition, offset, bytes }: LogEntry): void => {
    positions[partition] = offset + 1;
    const record = recordIn(bytes);
    if (record === null || partitionOf(nodeSha256, record.stream, partitions) !== partition) return;
    const kept = streams.get(record.stream) ?? { head: EMPTY, commands: new Set(), records: [] };
    if (judge(kept.head, (command) => kept.commands.has(command), record) !== 'accepted') return;
    kept.head = { seq: record.seq, hash: hashRecord(nodeSha256, bytes) };
    kept.commands.add(record.commandId);
    kept.records.push({ ...kept.head, bytes });
    streams.set(record.stream, kept);
  };

  const tail = log.tail(positions, (entries) => {
    entries.forEach(read);
  });
  return {
    load: (stream, after = 0) =>
      Promise.resolve({
        records: (streams.get(stream)?.records ?? []).slice(after),
        through: positions[partitionOf(nodeSha256, stream, partitions)] ?? 0,
      }),
    positions: () => Promise.resolve([...positions]),
    all: () => new Map([...streams].map(([stream, { records }]) => [stream, records])),
    stop: () => tail.stop(),
  };
}

function recordIn(bytes: Uint8Array): LogRecord | null {
  try {
    return readRecord(bytes);
  } catch (error) {
    if (error instanceof NotCanonical) return null;
    throw error;
  }
}
