import { Duplex } from 'node:stream';

/** What the pg client takes for its socket. */
export class ThreadSocket extends Duplex {
  /** `open` resolves when requests may come; `send` takes them, and null at the end. */
  constructor(
    private readonly open: () => Promise<unknown>,
    private readonly send: (request: Buffer | null) => void,
  ) {
    super();
  }

  connect(): this {
    this.open().then(
      () => this.emit('connect'),
      (why: unknown) => this.destroy(why instanceof Error ? why : new Error(String(why))),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // answers are pushed as they come
  }

  override _write(request: Buffer, _encoding: string, done: () => void): void {
    this.send(request);
    done();
  }

  /** The messages of one query go together. */
  override _writev(requests: { readonly chunk: Buffer }[], done: () => void): void {
    this.send(Buffer.concat(requests.map(({ chunk }) => chunk)));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(why: Error | null, done: (why: Error | null) => void): void {
    this.send(null);
    done(why);
  }
}
