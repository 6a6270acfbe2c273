import type { Arbiter, Log } from '#log';
import type { Metrics } from '../metrics.js';

export interface MeasuredLog extends Log {
  /** Why an append failed just now; null when none did, or later ones went well. */
  readonly trouble: string | null;
}

/** Whoever is not ready gets no requests, and would never find out that it is well again. */
const JUST_NOW_MS = 10_000;

/** The log, with how long an append takes, and what keeps it from taking more. */
export function measuredLog(log: Log, metrics: Metrics, report: (what: string) => void): MeasuredLog {
  let trouble: string | null = null;
  let since = 0;
  const fails = (cause: unknown): never => {
    const why = cause instanceof Error ? cause.message : String(cause);
    if (why !== trouble) report(why);
    trouble = why;
    since = performance.now();
    throw cause;
  };
  return {
    get trouble() {
      return performance.now() - since < JUST_NOW_MS ? trouble : null;
    },
    identity: log.identity,
    async append(partition, records) {
      const began = performance.now();
      const offset = await log.append(partition, records).catch(fails);
      metrics.append.observe((performance.now() - began) / 1000);
      trouble = null;
      return offset;
    },
    tail: (from, take) => log.tail(from, take),
    end: () => log.end(),
    close: () => log.close(),
  };
}

/** The arbiter, with what became of commands. */
export function measuredArbiter(arbiter: Arbiter, metrics: Metrics): Arbiter {
  return {
    async execute(decider, request) {
      const outcome = await arbiter.execute(decider, request);
      const name = outcome.is === 'accepted' && outcome.repeated ? 'repeated' : outcome.is;
      metrics.commands.inc({ kind: decider.kind, outcome: name });
      return outcome;
    },
    look: (decider, stream, look, atLeast) => arbiter.look(decider, stream, look, atLeast),
    watch: (stream, changed) => arbiter.watch(stream, changed),
  };
}
