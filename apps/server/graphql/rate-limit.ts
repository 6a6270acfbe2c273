import type { Millis } from '#kernel';

/** Who pays for a request, and how many times the usual budget they have. */
export interface Payer {
  readonly name: string;
  readonly times: number;
}

/** What is left of a budget after a request, or how long until there is enough for it. */
export interface Allowance {
  readonly granted: boolean;
  readonly limit: number | null;
  readonly remaining: number | null;
  readonly resetAt: Millis;
  /** Seconds until the same request would be granted; 0 when it was. */
  readonly waitSeconds: number;
}

interface Bucket {
  readonly size: number;
  left: number;
  at: number;
}

const MINUTE = 60_000;
const FORGET_ABOVE = 50_000;

/**
 * Buckets of points, refilled evenly over a minute. Each process keeps its own: behind n processes the limit is up to n
 * times as high.
 */
export class RateLimit {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly perMinute: number,
    readonly now: () => Millis,
  ) {}

  /** What they can all pay after a minute; more is never granted. */
  most(payers: readonly Payer[]): number {
    return this.perMinute === 0 ? Infinity : Math.min(...payers.map(({ times }) => this.perMinute * times));
  }

  /** Takes the points from each payer, or from none when one of them lacks them; tells of the one with the least left. */
  spend(payers: readonly Payer[], points: number): Allowance {
    const at = this.now();
    if (this.perMinute === 0) return { granted: true, limit: null, remaining: null, resetAt: at, waitSeconds: 0 };
    const buckets = payers.map((payer) => this.bucket(payer, at));
    const granted = buckets.every((bucket) => bucket.left >= points);
    if (granted) for (const bucket of buckets) bucket.left -= points;
    const poorest = buckets.reduce((one, other) => (other.left < one.left ? other : one));
    const missing = Math.min(points, poorest.size) - poorest.left;
    return {
      granted,
      limit: poorest.size,
      remaining: Math.max(0, Math.floor(poorest.left)),
      resetAt: (at + refillTime(poorest, poorest.size - poorest.left)) as Millis,
      waitSeconds: granted ? 0 : Math.ceil(refillTime(poorest, missing) / 1000),
    };
  }

  /** Takes the points even where they are lacking: a budget can be overdrawn, by a whole one at most. */
  owe(payers: readonly Payer[], points: number): void {
    if (this.perMinute === 0) return;
    const at = this.now();
    for (const payer of payers) {
      const bucket = this.bucket(payer, at);
      bucket.left = Math.max(bucket.left - points, -bucket.size);
    }
  }

  /** How long until nobody of them owes anything any more, in milliseconds. */
  overdrawn(payers: readonly Payer[]): number {
    if (this.perMinute === 0) return 0;
    const at = this.now();
    return Math.max(
      0,
      ...payers.map((payer) => this.bucket(payer, at)).map((bucket) => refillTime(bucket, -bucket.left)),
    );
  }

  private bucket({ name, times }: Payer, at: number): Bucket {
    let bucket = this.buckets.get(name);
    if (bucket === undefined) {
      if (this.buckets.size >= FORGET_ABOVE) this.forgetFull(at);
      const size = this.perMinute * times;
      bucket = { size, left: size, at };
      this.buckets.set(name, bucket);
    }
    bucket.left = Math.min(bucket.size, bucket.left + ((at - bucket.at) / MINUTE) * bucket.size);
    bucket.at = at;
    return bucket;
  }

  /** A bucket untouched for a minute is full again, and so as good as none. */
  private forgetFull(at: number): void {
    for (const [payer, bucket] of this.buckets) if (at - bucket.at >= MINUTE) this.buckets.delete(payer);
  }
}

const refillTime = (bucket: Bucket, points: number): number => Math.ceil((points / bucket.size) * MINUTE);
