import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Fault, Unavailable } from '#kernel';
import { ThreadSocket } from './socket.js';

/** What the thread is told: a request of a client, null when it is gone; no client, and it ends. */
type Told =
  { readonly client: number; readonly request: Uint8Array | null } | { readonly client: null; readonly request: null };

type Said = 'open' | { readonly client: number; readonly answer: Uint8Array };

/** The files of a PGlite. */
export interface PgliteFiles {
  readonly data: string;
  /** Why they could not be opened, as far as the disk tells. */
  explain(failure: Fault): Promise<Fault>;
  closed(): Promise<void>;
}

/** Whoever asks sooner after it could not be opened hears at once why. */
const TRY_AGAIN_MS = 1000;

/** PGlite on a thread of its own. A thread that dies takes its clients with it; the next one starts another. */
export class PgliteServer {
  #thread: Worker | null = null;
  #opening: Promise<void> | null = null;
  #closed = false;
  /** What was told last of its being down. */
  #told: string | null = null;
  #clients = 0;
  readonly #sockets = new Map<number, ThreadSocket>();

  constructor(
    /** Null keeps all of it in memory. */
    private readonly files: PgliteFiles | null,
    private readonly searchPath: string,
    private readonly report: (what: string) => void,
  ) {}

  /** Resolves when PGlite is open, having replayed what it had not yet put in its place. */
  open(): Promise<void> {
    if (this.#closed) return Promise.reject(new Fault('PGlite is closed.'));
    this.#opening ??= this.#begin();
    return this.#opening;
  }

  /** All clients speak through the one port of the thread, so that it hears them in the order in which they spoke. */
  socket(): Duplex {
    const client = ++this.#clients;
    const socket = new ThreadSocket(
      () => this.open(),
      (request) => {
        if (request === null) this.#sockets.delete(client);
        this.#ask({ client, request });
      },
    );
    this.#sockets.set(client, socket);
    return socket;
  }

  async close(): Promise<void> {
    this.#closed = true;
    const isOpen = await this.#opening?.then(
      () => true,
      () => false,
    );
    if (this.#thread === null || isOpen !== true) return;
    const exit = once(this.#thread, 'exit');
    this.#ask({ client: null, request: null });
    await exit;
    await this.files?.closed();
  }

  #ask(told: Told): void {
    this.#thread?.postMessage(told);
  }

  async #begin(): Promise<void> {
    const down = await this.#start();
    if (down === null) {
      this.#told = null;
      return;
    }
    const why = (await this.files?.explain(down)) ?? down;
    this.#tell(why.message);
    void sleep(TRY_AGAIN_MS, undefined, { ref: false }).then(() => (this.#opening = null));
    throw why;
  }

  /** Null when it is open; else why it is not. */
  #start(): Promise<Fault | null> {
    const workerData = { folder: this.files?.data ?? null, searchPath: this.searchPath };
    const thread = new Worker(new URL('./thread.js', import.meta.url), { workerData });
    this.#thread = thread;
    return new Promise((resolve) => {
      let isOpen = false;
      let why = 'its thread ended';
      thread.on('message', (said: Said) => {
        if (said === 'open') {
          isOpen = true;
          resolve(null);
        } else this.#sockets.get(said.client)?.push(said.answer);
      });
      thread.once('error', (error) => {
        why = error.message;
      });
      thread.once('exit', () => {
        this.#thread = null;
        const down = new Unavailable(`PGlite is down: ${why}.`);
        if (isOpen) this.#goesDown(down);
        else resolve(down);
      });
    });
  }

  #goesDown(why: Fault): void {
    this.#opening = null;
    for (const socket of this.#sockets.values()) socket.destroy(why);
    this.#tell(why.message);
  }

  /** The same is told once. */
  #tell(why: string): void {
    if (!this.#closed && why !== this.#told) this.report(why);
    this.#told = why;
  }
}
