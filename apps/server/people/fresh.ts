import type { Millis } from '#kernel';

const MOST = 10_000;

/** Remembers what was read for a short while, so that what another process ends is ended here soon too. */
export class Fresh<Value> {
  readonly #known = new Map<string, { readonly value: Value; readonly until: number }>();

  constructor(
    private readonly forMs: number,
    private readonly now: () => Millis,
  ) {}

  async get(key: string, read: () => Promise<Value>): Promise<Value> {
    const known = this.#known.get(key);
    if (known !== undefined && this.now() < known.until) return known.value;
    const until = this.now() + this.forMs;
    const value = await read();
    this.#known.delete(key);
    this.#known.set(key, { value, until });
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST && oldest !== undefined) this.#known.delete(oldest);
    return value;
  }

  /** Forgets at once what this process ended itself. */
  forget(prefix: string): void {
    for (const key of this.#known.keys()) if (key.startsWith(prefix)) this.#known.delete(key);
  }
}
