import { type Millis, millis } from '#kernel';

interface Bucket {
  left: number;
  at: number;
}

const FORGET_ABOVE = 50_000;

/** A bucket of tries for each key, refilled one by one. Each process keeps its own: behind n of them there are n times as many. */
export class Tries {
  readonly #buckets = new Map<string, Bucket>();

  constructor(
    private readonly most: number,
    private readonly refillMs: number,
    private readonly now: () => Millis,
  ) {}

  /** Takes one try; null when there was one, otherwise when there will be. */
  take(key: string): Millis | null {
    const at = this.now();
    const bucket = this.#bucket(key, at);
    if (bucket.left < 1) return millis(Math.ceil(at + (1 - bucket.left) * this.refillMs));
    bucket.left -= 1;
    return null;
  }

  /** A try that succeeded costs nothing. */
  giveBack(key: string): void {
    const bucket = this.#bucket(key, this.now());
    bucket.left = Math.min(this.most, bucket.left + 1);
  }

  #bucket(key: string, at: number): Bucket {
    const bucket = this.#buckets.get(key) ?? { left: this.most, at };
    this.#buckets.delete(key);
    if (this.#buckets.size >= FORGET_ABOVE) this.#forgetOldest();
    this.#buckets.set(key, bucket);
    bucket.left = Math.min(this.most, bucket.left + (at - bucket.at) / this.refillMs);
    bucket.at = at;
    return bucket;
  }

  /** Half of them at once, those that were not used for longest, so that it is seldom done. */
  #forgetOldest(): void {
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size <= FORGET_ABOVE / 2) return;
      this.#buckets.delete(key);
    }
  }
}
