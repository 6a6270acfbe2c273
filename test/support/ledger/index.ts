import {
  actorId,
  commandId,
  EMPTY,
  hashRecord,
  type Head,
  type LogRecord,
  millis,
  partitionOf,
  type StoredEvent,
  type StreamId,
  streamId,
  tagged,
  utf8,
  writeRecord,
} from '#kernel';
import { type Log, nodeSha256 } from '#log';

type Event = Omit<StoredEvent, 'v'>;

/** Writes records that are accepted, straight to a log, without deciders: what read models are given to read. */
export class Ledger {
  readonly #heads = new Map<StreamId, Head>();
  #records = 0;

  constructor(readonly log: Log) {}

  /** One record on the stream's end; `changes` makes it another one than it should be. */
  async write(stream: StreamId, events: readonly Event[], changes: Partial<LogRecord> = {}): Promise<LogRecord> {
    const record = this.next(stream, events, changes);
    const bytes = writeRecord(record);
    await this.log.append(partitionOf(nodeSha256, stream, this.log.identity.partitions), [bytes]);
    if (Object.keys(changes).length === 0) this.#heads.set(stream, headAfter(record, bytes));
    return record;
  }

  next(stream: StreamId, events: readonly Event[], changes: Partial<LogRecord> = {}): LogRecord {
    const head = this.#heads.get(stream) ?? EMPTY;
    const id = tagged(nodeSha256, 'command', utf8(`${stream} ${++this.#records}`));
    return {
      stream,
      seq: head.seq + 1,
      prev: head.hash,
      commandId: commandId(id),
      commandTag: id,
      actor: actorId('anna'),
      at: millis(1_000_000 + this.#records),
      rules: 'test/1',
      events: events.map((event) => ({ ...event, v: 1 })),
      ...changes,
    };
  }

  headOf(stream: StreamId): Head {
    return this.#heads.get(stream) ?? EMPTY;
  }
}

const headAfter = (record: LogRecord, bytes: Uint8Array): Head => ({
  seq: record.seq,
  hash: hashRecord(nodeSha256, bytes),
});

export const match = (name: string): StreamId => streamId('match', name);

export const matchCreated = (seats: number, game = 'duel'): Event => ({
  type: 'MatchCreated',
  data: { game, engine: '1', cards: null, seats, switches: {}, options: {} },
});
export const seatTaken = (seat: number, who: string): Event => ({ type: 'SeatTaken', data: { seat, who } });
export const gameStarted: Event = { type: 'GameStarted', data: {} };
export const answerGiven = (ply: number): Event => ({ type: 'AnswerGiven', data: { seat: 0, ply, answer: 'pass' } });
export const matchFinished = (...places: readonly number[]): Event => ({ type: 'MatchFinished', data: { places } });
