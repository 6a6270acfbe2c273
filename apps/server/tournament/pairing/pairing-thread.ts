import { Worker } from 'node:worker_threads';
import type { ActorId, StreamId } from '#kernel';
import type { PreparedRound, TournamentCommand } from '#tournament';

/** What the thread is asked: to fold these records on those it has, and to pair what the command would. */
interface Order {
  readonly id: number;
  readonly stream: StreamId;
  /** The record up to which it has the tournament; 0 begins it anew. */
  readonly after: number;
  readonly records: readonly Uint8Array[];
  /** A tournament that it need not keep any longer. */
  readonly forget: StreamId | null;
  readonly command: TournamentCommand;
  readonly actor: ActorId;
}

interface Reply {
  readonly id: number;
  readonly prepared: PreparedRound | null;
}

interface Waiting {
  readonly done: (prepared: PreparedRound | null) => void;
  readonly failed: (cause: Error) => void;
}

export interface ToPairAhead {
  readonly stream: StreamId;
  readonly command: TournamentCommand;
  readonly actor: ActorId;
  /** Its accepted records after one of them. */
  readonly load: (after: number) => Promise<readonly { readonly seq: number; readonly bytes: Uint8Array }[]>;
}

const KEPT = 4;

/** Pairs rounds on a thread of its own, begun when it is first needed. One that dies is begun anew, and knows nothing. */
export class PairingThread {
  #worker: Worker | null = null;
  #asked = 0;
  #queue: Promise<unknown> = Promise.resolve();
  readonly #waiting = new Map<number, Waiting>();
  /** The tournaments that the thread has, the one used last at the end, each up to a record. */
  readonly #known = new Map<StreamId, number>();

  /** What the command would pair now; one after the other, as the thread would do anyway. */
  pair(asked: ToPairAhead): Promise<PreparedRound | null> {
    const answer = this.#queue.then(() => this.#ask(asked));
    this.#queue = answer.catch(() => undefined);
    return answer;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  async #ask({ stream, command, actor, load }: ToPairAhead): Promise<PreparedRound | null> {
    const worker = this.#begun();
    const after = this.#known.get(stream) ?? 0;
    const records = await load(after);
    if (worker !== this.#worker) throw gone('it ended while records were read');
    const id = ++this.#asked;
    const bytes = records.map((record) => Uint8Array.from(record.bytes));
    const order: Order = { id, stream, after, records: bytes, forget: this.#tooMany(stream), command, actor };
    this.#know(stream, records.at(-1)?.seq ?? after);
    worker.ref();
    return new Promise<PreparedRound | null>((done, failed) => {
      this.#waiting.set(id, { done, failed });
      worker.postMessage(
        order,
        bytes.map(({ buffer }) => buffer),
      );
    }).finally(() => {
      worker.unref();
    });
  }

  #know(stream: StreamId, seq: number): void {
    this.#known.delete(stream);
    this.#known.set(stream, seq);
  }

  #tooMany(stream: StreamId): StreamId | null {
    if (this.#known.has(stream) || this.#known.size < KEPT) return null;
    const [oldest = null] = this.#known.keys();
    if (oldest !== null) this.#known.delete(oldest);
    return oldest;
  }

  #begun(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(new URL('./thread.js', import.meta.url));
    worker.unref();
    worker.on('message', ({ id, prepared }: Reply) => {
      this.#waiting.get(id)?.done(prepared);
      this.#waiting.delete(id);
    });
    let why = 'it ended';
    worker.once('error', (cause: unknown) => {
      why = String(cause);
    });
    worker.once('exit', () => {
      this.#lost(gone(why));
    });
    this.#worker = worker;
    return worker;
  }

  #lost(cause: Error): void {
    this.#worker = null;
    this.#known.clear();
    for (const { failed } of this.#waiting.values()) failed(cause);
    this.#waiting.clear();
  }
}

const gone = (why: string): Error => new Error(`The thread that pairs rounds is gone: ${why}.`);
