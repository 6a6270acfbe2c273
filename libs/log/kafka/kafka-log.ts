import type { Kafka, KafkaMessage, Producer, RetryOptions } from 'kafkajs';
import { Fault } from '#kernel';
import { Batches } from '../batches.js';
import type { Take } from '../fed-tail.js';
import { fewTurns } from '../few-turns.js';
import { checkStart, type WhichLog } from '../identity.js';
import { checkAppend, LARGEST_APPEND, sizeOf } from '../limits.js';
import type { Log, LogEntry, LogIdentity, Positions, Tail } from '../port.js';
import { type KafkaAddress, kafkaClients } from './client.js';
import { Cluster } from './cluster.js';
import { type Beginning, isGenesis, settleGenesis } from './genesis.js';
import { Leaders } from './leaders.js';
import { Outbox } from './outbox.js';
import { type Reading, TopicReader } from './topic-reader.js';
import { endsOf, openTopic } from './topic.js';

export interface KafkaLogOptions extends KafkaAddress {
  readonly topic: string;
  readonly which: WhichLog;
  /** On how many brokers each record is kept; asked only when the topic is made. */
  readonly replication: number;
  /** Hears of trouble with brokers, which by itself needs nobody to do anything. */
  readonly report: (what: string) => void;
}

/** The log of a cluster: one topic of Apache Kafka. Durable means on all replicas in sync. */
export async function openKafkaLog(options: KafkaLogOptions): Promise<Log> {
  const { topic, which, replication, report } = options;
  const { brisk, patient } = kafkaClients(options, report);
  const cluster = new Cluster(brisk, report);
  const writers = { patient: producerOf(patient), hasty: producerOf(brisk, { retries: 0 }) };
  const leaders = new Leaders(cluster, topic);
  const reading = { kafka: brisk, topic, report, open: new Set<Tail>(), end: () => endsOf(cluster, topic) };
  try {
    const { isOurs } = await openTopic(cluster, topic, which, replication);
    await Promise.all([writers.patient.connect(), writers.hasty.connect()]);
    const beginning = await settleGenesis({ topic, which, isOurs, producer: writers.patient, reading });
    await leaders.askAgain();
    return new KafkaLog(beginning, reading, { ...writers, leaders }, cluster);
  } catch (cause) {
    await Promise.all([writers.patient.disconnect(), writers.hasty.disconnect(), cluster.close()]);
    if (cause instanceof Fault || cause instanceof RangeError) throw cause;
    throw new Fault(
      `The topic ${topic} could not be opened at ${options.brokers.join(', ')} (${String(cause)}). Does Kafka run there, with ${replication} brokers or more?`,
      { cause },
    );
  }
}

function producerOf(kafka: Kafka, retry: RetryOptions = {}): Producer {
  return kafka.producer({
    allowAutoTopicCreation: false,
    retry,
    createPartitioner:
      () =>
      ({ message }) =>
        message.partition ?? 0,
  });
}

interface Writers {
  /** Tries for as long as a broker may take to come back. */
  readonly patient: Producer;
  /** Tries once. */
  readonly hasty: Producer;
  readonly leaders: Leaders;
}

interface Append {
  readonly records: readonly Uint8Array[];
  readonly size: number;
}

const READ_AT_ONCE = 2 ** 20;
/** What Kafka adds to a record, at most. */
const FRAMING = 32;

class KafkaLog implements Log {
  readonly identity: LogIdentity;
  readonly #first: number[];
  readonly #writes: readonly Batches<Append, number>[];
  readonly #outbox: Outbox;

  constructor(
    { identity, first }: Beginning,
    private readonly reading: Omit<Reading, 'begin' | 'atOnce'>,
    private readonly writers: Writers,
    private readonly cluster: Cluster,
  ) {
    this.#outbox = new Outbox({ ...writers, topic: reading.topic, report: reading.report });
    this.identity = identity;
    this.#first = [...first];
    this.#writes = first.map(
      (_, partition) => new Batches(LARGEST_APPEND, (appends) => this.#send(partition, appends), fewTurns),
    );
  }

  async append(partition: number, records: readonly Uint8Array[]): Promise<number> {
    checkAppend(this.identity, partition, records);
    const size = sizeOf(records) + FRAMING * records.length;
    return (this.#writes[partition] as Batches<Append, number>).add({ records, size });
  }

  tail(from: Positions, take: Take): Tail {
    const begin = async (): Promise<Positions> => {
      checkStart(from, await this.end());
      return from.map((offset) => Math.max(offset, 1));
    };
    return new TopicReader({ ...this.reading, begin, atOnce: READ_AT_ONCE }, (partition, messages) => {
      const entries = this.#entriesOf(partition, messages);
      if (entries.length > 0) return take(entries);
    });
  }

  async end(): Promise<Positions> {
    const ends = await this.reading.end();
    return ends.map((end, partition) => (end > (this.#first[partition] ?? 1) ? end : 1));
  }

  async close(): Promise<void> {
    await Promise.all(this.#writes.map((writes) => writes.close()));
    await Promise.all([...this.reading.open].map((tail) => tail.stop()));
    const { patient, hasty } = this.writers;
    await Promise.all([patient.disconnect(), hasty.disconnect(), this.cluster.close()]);
  }

  /** One batch in flight a partition: what got no answer is sent again, and a second one would overtake it. */
  async #send(partition: number, appends: readonly Append[]): Promise<readonly number[]> {
    const messages = appends.flatMap(({ records }) => records.map((bytes) => ({ partition, value: bufferOf(bytes) })));
    const size = appends.reduce((sum, append) => sum + append.size, 0);
    let next = await this.#outbox.send({ partition, messages, size });
    return appends.map(({ records }) => (next += records.length) - records.length);
  }

  #entriesOf(partition: number, messages: readonly KafkaMessage[]): readonly LogEntry[] {
    return messages.flatMap((message) => {
      const offset = Number(message.offset);
      if (!isGenesis(message)) return [{ partition, offset, bytes: message.value ?? Buffer.of() }];
      if (offset === this.#first[partition]) this.#first[partition] = offset + 1;
      return [];
    });
  }
}

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
