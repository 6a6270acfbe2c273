import { createHash } from 'node:crypto';
import { type LogRecord, NotCanonical, readRecord, type StreamId, type StreamKey, unseal } from '#kernel';
import { type LogEntry, nodeSha256 } from '#log';
import { jar, type Jar, type JarEvent } from '#test/jar';

/** An accepted record, and how many sweets were in the jar after it. */
interface Truth {
  readonly record: LogRecord;
  readonly hash: string;
  readonly sweets: number;
}

interface StreamTruth {
  readonly accepted: Truth[];
  readonly commands: Set<string>;
  readonly jar: Jar;
}

const ZEROS = '0'.repeat(64);

/**
 * A second reader, from the page about the rules of the log: it shares the format of a record and the jar with what is
 * tested, and nothing else.
 */
export class Reference {
  readonly #streams = new Map<StreamId, StreamTruth>();
  readonly #read: number[];

  constructor(
    private readonly entries: readonly (readonly LogEntry[])[],
    private readonly keys: ReadonlyMap<StreamId, StreamKey>,
  ) {
    this.#read = entries.map(() => 0);
  }

  stream(id: StreamId): StreamTruth {
    this.#catchUp();
    return this.#truthOf(id);
  }

  #catchUp(): void {
    this.entries.forEach((entries, partition) => {
      for (const { bytes } of entries.slice(this.#read[partition])) this.#take(partition, bytes);
      this.#read[partition] = entries.length;
    });
  }

  #take(partition: number, bytes: Uint8Array): void {
    const record = recordIn(bytes);
    if (record === null) return;
    if (digest(record.stream).readUInt32BE() % this.entries.length !== partition) return;
    const truth = this.#truthOf(record.stream);
    const last = truth.accepted.at(-1);
    if (record.seq !== truth.accepted.length + 1) return;
    if (record.prev !== (last?.hash ?? ZEROS)) return;
    if (truth.commands.has(record.commandId)) return;
    truth.commands.add(record.commandId);
    for (const { type, v, data, sealed } of record.events) {
      const key = this.keys.get(record.stream);
      const secret = sealed === undefined || key === undefined ? null : unseal(nodeSha256, key, sealed);
      jar.evolve(truth.jar, { type, v, data, secret } as JarEvent, record);
    }
    truth.accepted.push({
      record,
      hash: digest('dreamledger/record/v1\n', bytes).toString('hex'),
      sweets: truth.jar.sweets,
    });
    this.#streams.set(record.stream, truth);
  }

  #truthOf(id: StreamId): StreamTruth {
    return this.#streams.get(id) ?? { accepted: [], commands: new Set(), jar: jar.initial(id) };
  }
}

function digest(...parts: (string | Uint8Array)[]): Buffer {
  const sha256 = createHash('sha256');
  for (const part of parts) sha256.update(part);
  return sha256.digest();
}

function recordIn(bytes: Uint8Array): LogRecord | null {
  try {
    return readRecord(bytes);
  } catch (error) {
    if (error instanceof NotCanonical) return null;
    throw error;
  }
}
