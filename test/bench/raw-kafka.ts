import { randomUUID } from 'node:crypto';
import { Kafka, logLevel, Partitioners, type Producer } from 'kafkajs';

const PARTITIONS = 16;

interface Waiting {
  readonly key: string;
  readonly done: () => void;
}

/** Produce and read back with kafkajs and nothing else: one batch in flight a partition, as the log has it. */
export class RawKafka {
  readonly #waiting: Waiting[][] = Array.from({ length: PARTITIONS }, () => []);
  readonly #isSending: boolean[] = [];
  readonly #unread = new Map<string, () => void>();
  readonly #value = Buffer.alloc(300, 7);

  private constructor(
    private readonly topic: string,
    private readonly producer: Producer,
    readonly close: () => Promise<void>,
  ) {}

  static async open(brokers: readonly string[]): Promise<RawKafka> {
    const topic = `raw-${randomUUID()}`;
    const kafka = new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING });
    const admin = kafka.admin();
    await admin.connect();
    await admin.createTopics({ topics: [{ topic, numPartitions: PARTITIONS, replicationFactor: 1 }] });
    await admin.disconnect();
    const producer = kafka.producer({ createPartitioner: Partitioners.DefaultPartitioner });
    const consumer = kafka.consumer({ groupId: topic, maxWaitTimeInMs: 10 });
    await Promise.all([producer.connect(), consumer.connect()]);
    const raw = new RawKafka(topic, producer, async () => {
      await Promise.all([producer.disconnect(), consumer.disconnect()]);
    });
    await consumer.subscribe({ topic, fromBeginning: true });
    await consumer.run({
      autoCommit: false,
      eachBatch: ({ batch }) => {
        for (const { key } of batch.messages) raw.#read(key?.toString() ?? '');
        return Promise.resolve();
      },
    });
    return raw;
  }

  /** Resolves when it was acknowledged by the broker and read again. */
  write(partition: number): Promise<void> {
    const key = randomUUID();
    return new Promise((done) => {
      this.#waiting[partition]?.push({ key, done });
      if (this.#isSending[partition] !== true) void this.#send(partition);
    });
  }

  async #send(partition: number): Promise<void> {
    const waiting = this.#waiting[partition] ?? [];
    this.#isSending[partition] = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0);
      for (const { key, done } of batch) this.#unread.set(key, done);
      const messages = batch.map(({ key }) => ({ key, partition, value: this.#value }));
      await this.producer.send({ topic: this.topic, acks: -1, messages });
    }
    this.#isSending[partition] = false;
  }

  #read(key: string): void {
    this.#unread.get(key)?.();
    this.#unread.delete(key);
  }
}
