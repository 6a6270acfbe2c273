import type { Batch, Consumer, Kafka, KafkaMessage } from 'kafkajs';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Fault } from '#kernel';
import type { Positions, Tail } from '../port.js';

/** What is read, and from where on. */
export interface Reading {
  readonly kafka: Kafka;
  readonly topic: string;
  /** The most that one answer holds of one partition, in bytes. */
  readonly atOnce: number;
  readonly begin: () => Promise<Positions>;
  readonly end: () => Promise<Positions>;
  readonly report: (what: string) => void;
  /** All that are reading now. */
  readonly open: Set<Tail>;
}

export type Give = (partition: number, messages: readonly KafkaMessage[]) => Promise<void> | void;

const AFTER_A_CRASH_MS = 100;

/**
 * Reads a topic from these offsets on, for ever and through all restarts, and gives every offset at most once, in
 * order. It trusts none of kafkajs's positions: whenever a consumer joins its group it is told where to go on, and what
 * it reads a second time is dropped.
 */
export class TopicReader implements Tail {
  readonly done: Promise<void>;
  /** Where to go on in each partition. */
  #next: number[] | null = null;
  #ended = false;
  #end: () => void = () => undefined;
  #failure: { readonly why: unknown } | null = null;
  #giving: Promise<void> = Promise.resolve();

  constructor(
    private readonly reading: Reading,
    private readonly give: Give,
  ) {
    const end = new Promise<void>((resolve) => {
      this.#end = resolve;
    });
    reading.open.add(this);
    this.done = this.#run(end).finally(() => reading.open.delete(this));
  }

  async stop(): Promise<void> {
    this.#finish();
    await this.done.catch(() => undefined);
  }

  /** One consumer after the other, each in a group of its own: the ghost of the one before would hold up a shared one. */
  async #run(end: Promise<void>): Promise<void> {
    while (!this.#hasEnded()) {
      const consumer = this.reading.kafka.consumer({
        groupId: `dreamledger-tail-${randomUUID()}`,
        allowAutoTopicCreation: false,
        maxWaitTimeInMs: 100,
        maxBytesPerPartition: this.reading.atOnce,
        sessionTimeout: 10_000,
        retry: { retries: 10, restartOnFailure: () => Promise.resolve(false) },
      });
      await this.#consume(consumer, end).catch(this.#report);
      await consumer.disconnect().catch(this.#report);
      await this.#giving;
      if (!this.#hasEnded()) await sleep(AFTER_A_CRASH_MS);
    }
    if (this.#failure !== null) throw this.#failure.why;
  }

  /** Resolves when this consumer has given up, or is needed no more. */
  async #consume(consumer: Consumer, end: Promise<void>): Promise<void> {
    this.#next ??= await this.#begin(end);
    const next = this.#next;
    if (next === null) return;
    const { topic } = this.reading;
    const crashed = new Promise<void>((resolve) => {
      consumer.on(consumer.events.CRASH, () => {
        resolve();
      });
    });
    consumer.on(consumer.events.GROUP_JOIN, () => {
      next.forEach((offset, partition) => {
        consumer.seek({ topic, partition, offset: String(offset) });
      });
    });
    await consumer.connect();
    await consumer.subscribe({ topics: [topic], fromBeginning: true });
    await consumer.run({ autoCommit: false, eachBatch: ({ batch }) => this.#inTurn(next, batch) });
    await Promise.race([crashed, end]);
  }

  /** Where to begin, or null when it is over before that is known. */
  async #begin(end: Promise<void>): Promise<number[] | null> {
    try {
      const begin = await Promise.race([this.reading.begin(), end]);
      return begin === undefined ? null : [...begin];
    } catch (why) {
      if (!(why instanceof Fault || why instanceof RangeError)) throw why;
      this.#fail(why);
      return null;
    }
  }

  #inTurn(next: number[], batch: Batch): Promise<void> {
    this.#giving = this.#giving.then(() => this.#take(next, batch)).catch(this.#fail);
    return this.#giving;
  }

  async #take(next: number[], { partition, messages, highWatermark }: Batch): Promise<void> {
    if (this.#hasEnded()) return;
    const expected = next[partition] ?? 0;
    const fresh = messages.filter(({ offset }) => Number(offset) >= expected);
    const last = fresh.at(-1);
    if (last !== undefined) {
      await this.give(partition, fresh);
      next[partition] = Number(last.offset) + 1;
    } else if (Number(highWatermark) < expected) {
      await this.#checkNothingLost(partition, expected);
    }
  }

  /** A consumer sent back before what it had read: its broker may but have come back and not know yet how far all are. */
  async #checkNothingLost(partition: number, next: number): Promise<void> {
    const end = await this.reading.end().catch(this.#report);
    if (end === undefined || (end[partition] ?? 0) >= next) return;
    throw new Fault(
      `Partition ${partition} of the topic ${this.reading.topic} ends at ${end[partition] ?? 0}, but had been read up to ${next}: records are lost, or the topic was made anew. Stop all servers, restore the topic, and rebuild what was read from it.`,
    );
  }

  readonly #report = (cause: unknown): undefined => {
    this.reading.report(String(cause));
  };

  readonly #fail = (why: unknown): void => {
    this.#failure = { why };
    this.#finish();
  };

  #hasEnded(): boolean {
    return this.#ended;
  }

  #finish(): void {
    this.#ended = true;
    this.#end();
  }
}
