import type { Message, Producer } from 'kafkajs';
import { Fault } from '#kernel';
import { Batches } from '../batches.js';
import { fewTurns } from '../few-turns.js';
import { LARGEST_APPEND } from '../limits.js';
import type { Leaders } from './leaders.js';

/** What goes to one partition, with no second one before it is answered. */
export interface Parcel {
  readonly partition: number;
  readonly messages: readonly Message[];
  readonly size: number;
}

type Sender = Pick<Producer, 'send'>;

export interface Posting {
  readonly topic: string;
  /** Tries once. */
  readonly hasty: Sender;
  /** Tries for as long as a broker may take to come back. */
  readonly patient: Sender;
  readonly leaders: Pick<Leaders, 'of' | 'askAgain'>;
  readonly report: (what: string) => void;
}

/**
 * Sends what waits for one leader together, one request at a time: a broker reads no second one from a connection
 * before it has answered the first. What fails is tried again each partition for itself: of several in one send,
 * kafkajs forgets those whose leader changes from one try to the next, and reports them as sent.
 */
export class Outbox {
  /** To each leader. What is tried again is handed on as a promise, and holds nobody up. */
  readonly #lines = new Map<number, Batches<Parcel, number | Promise<number>>>();

  constructor(private readonly posting: Posting) {}

  /** Resolves with the offset of the first message. */
  async send(parcel: Parcel): Promise<number> {
    return this.#lineTo(this.posting.leaders.of(parcel.partition)).add(parcel);
  }

  #lineTo(leader: number): Batches<Parcel, number | Promise<number>> {
    const line =
      this.#lines.get(leader) ?? new Batches(LARGEST_APPEND, (parcels) => this.#sendTogether(parcels), fewTurns);
    this.#lines.set(leader, line);
    return line;
  }

  async #sendTogether(parcels: readonly Parcel[]): Promise<readonly (number | Promise<number>)[]> {
    const offsets = await this.#sendBy(this.posting.hasty, parcels).catch(() => this.#learn());
    return parcels.map((parcel) => offsets.get(parcel.partition) ?? this.#sendAlone(parcel));
  }

  /** The leader did not take it, and nothing is known to be sent: another may lead by now. */
  #learn(): ReadonlyMap<number, number> {
    const { leaders, report } = this.posting;
    leaders.askAgain().catch((cause: unknown) => {
      report(`Who leads the partitions could not be asked: ${String(cause)}`);
    });
    return new Map();
  }

  async #sendAlone(parcel: Parcel): Promise<number> {
    const offset = (await this.#sendBy(this.posting.patient, [parcel])).get(parcel.partition);
    if (offset === undefined) throw new Fault('Kafka acknowledged a batch without telling its offset.');
    return offset;
  }

  /** Where each partition has what was sent. */
  async #sendBy(sender: Sender, parcels: readonly Parcel[]): Promise<ReadonlyMap<number, number>> {
    const messages = parcels.flatMap((parcel) => parcel.messages);
    const sent = await sender.send({ topic: this.posting.topic, acks: -1, messages });
    return new Map(
      sent.flatMap(({ partition, baseOffset }) => (baseOffset === undefined ? [] : [[partition, Number(baseOffset)]])),
    );
  }
}
