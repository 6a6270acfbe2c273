import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { Fault } from '#kernel';
import { ThreadSocket } from './socket.js';

/** What the thread is told: a request of a client, null when it is gone; no client, and it ends. */
type Told =
  { readonly client: number; readonly request: Uint8Array | null } | { readonly client: null; readonly request: null };

type Said = 'open' | { readonly client: number; readonly answer: Uint8Array };

/** PGlite on a thread of its own. A thread that dies takes its clients with it; the next one starts another. */
export class PgliteServer {
  #thread: Worker | null = null;
  #opening: Promise<void> | null = null;
  #closed = false;
  #clients = 0;
  readonly #sockets = new Map<number, ThreadSocket>();

  constructor(
    /** Where it keeps its files; null keeps them in memory. */
    private readonly folder: string | null,
    private readonly searchPath: string,
    private readonly report: (what: string) => void,
    private readonly afterwards: () => Promise<void> = () => Promise.resolve(),
  ) {}

  /** Resolves when PGlite is open, having replayed what it had not yet put in its place. */
  open(): Promise<void> {
    if (this.#closed) return Promise.reject(new Fault('PGlite is closed.'));
    this.#opening ??= this.#start();
    return this.#opening;
  }

  /** All clients speak through the one port of the thread, so that it hears them in the order in which they spoke. */
  socket(): Duplex {
    const client = ++this.#clients;
    const socket = new ThreadSocket(
      () => this.open(),
      (request) => {
        if (request === null) this.#sockets.delete(client);
        this.#tell({ client, request });
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
    this.#tell({ client: null, request: null });
    await exit;
    await this.afterwards();
  }

  #tell(told: Told): void {
    this.#thread?.postMessage(told);
  }

  #start(): Promise<void> {
    const { folder, searchPath } = this;
    const thread = new Worker(new URL('./thread.js', import.meta.url), { workerData: { folder, searchPath } });
    this.#thread = thread;
    return new Promise((resolve, reject) => {
      let why = 'its thread ended';
      thread.on('message', (said: Said) => {
        if (said === 'open') resolve();
        else this.#sockets.get(said.client)?.push(said.answer);
      });
      thread.once('error', (error) => {
        why = error.message;
      });
      thread.once('exit', () => {
        this.#thread = null;
        this.#opening = null;
        const down = new Fault(`PGlite is down: ${why}.`);
        for (const socket of this.#sockets.values()) socket.destroy(down);
        if (!this.#closed) this.report(down.message);
        reject(down);
      });
    });
  }
}
