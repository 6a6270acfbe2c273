import {
  type CommandId,
  EMPTY,
  hashRecord,
  type Head,
  judge,
  type LogRecord,
  NotCanonical,
  parseStream,
  partitionOf,
  readRecord,
  type StreamId,
  type StreamKind,
} from '#kernel';
import type { LogEntry, LogToRead } from '#log';
import { nodeSha256 as sha256 } from '#node';

interface Kept {
  head: Head;
  readonly commands: Set<CommandId>;
  readonly records: LogRecord[];
}

/** The accepted records of all streams of one kind, by the rule of the log alone. */
export async function streamsIn(
  log: LogToRead,
  kind: StreamKind,
  told: (done: number, of: number) => void,
): Promise<ReadonlyMap<StreamId, readonly LogRecord[]>> {
  const { partitions } = log.identity;
  const end = await log.end();
  const at = new Array<number>(partitions).fill(0);
  const streams = new Map<StreamId, Kept>();
  const read = ({ partition, offset, bytes }: LogEntry): void => {
    at[partition] = offset + 1;
    const record = recordIn(bytes);
    if (record === null || parseStream(record.stream)?.kind !== kind) return;
    if (partitionOf(sha256, record.stream, partitions) === partition) keep(streams, record, bytes);
  };
  const total = end.reduce((sum, count) => sum + count, 0);
  const isRead = (): boolean => end.every((count, partition) => count <= Math.max(1, at[partition] ?? 0));
  if (!isRead()) {
    await new Promise<void>((resolve, reject) => {
      const tail = log.tail(at, (entries) => {
        entries.forEach(read);
        told(
          at.reduce((sum, count) => sum + count, 0),
          total,
        );
        if (isRead()) void tail.stop().then(resolve, reject);
      });
      tail.done.catch(reject);
    });
  }
  return new Map([...streams].map(([stream, { records }]) => [stream, records]));
}

function keep(streams: Map<StreamId, Kept>, record: LogRecord, bytes: Uint8Array): void {
  const kept = streams.get(record.stream) ?? { head: EMPTY, commands: new Set<CommandId>(), records: [] };
  if (judge(kept.head, (command) => kept.commands.has(command), record) !== 'accepted') return;
  kept.head = { seq: record.seq, hash: hashRecord(sha256, bytes) };
  kept.commands.add(record.commandId);
  kept.records.push(record);
  streams.set(record.stream, kept);
}

function recordIn(bytes: Uint8Array): LogRecord | null {
  try {
    return readRecord(bytes);
  } catch (cause) {
    if (cause instanceof NotCanonical) return null;
    throw cause;
  }
}
