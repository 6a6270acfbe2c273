/** One measured number, always beside something it can be compared with in the same run. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What it is compared with: another program doing the same work, or a limit. */
  readonly peer: string;
  readonly peerValue: number;
  /** value / peerValue. */
  readonly ratio: number;
}

export interface Bench {
  readonly name: string;
  readonly says: string;
  /** `games` is how many games are played, for those that play games. */
  run(report: (figure: Figure) => void, games?: number): Promise<void>;
}

export function figure(name: string, value: number, unit: string, peer: string, peerValue: number): Figure {
  return { name, value, unit, peer, peerValue, ratio: value / peerValue };
}

/** The value below which the given share of the sorted samples lies. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** How often a second something was done, and how many milliseconds each took. */
export interface Rate {
  readonly perSecond: number;
  readonly took: readonly number[];
}

/** How often a second `work` is done when `workers` do it side by side for so many seconds, and how long each took. */
export async function rate(workers: number, seconds: number, work: (worker: number) => Promise<void>): Promise<Rate> {
  const took: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  const one = async (worker: number): Promise<void> => {
    for (let now = performance.now(); now < end;) {
      await work(worker);
      const after = performance.now();
      took.push(after - now);
      now = after;
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => one(worker)));
  return { perSecond: (took.length * 1000) / (performance.now() - start), took };
}
