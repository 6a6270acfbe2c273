import type { Arbiter, Log } from '#log';
import type { Vault } from '#vault';
import type { Metrics } from '../metrics.js';

export interface MeasuredLog extends Log {
  /** Why an append failed just now; null when none did, or later ones went well. */
  readonly trouble: string | null;
}

export interface WatchedVault extends Vault {
  /** Why a change failed just now, in the same way. */
  readonly trouble: string | null;
}

/** Whoever is not ready gets no requests, and would never find out that it is well again. */
const JUST_NOW_MS = 10_000;

interface Trouble {
  readonly now: string | null;
  readonly fails: (cause: unknown) => never;
  readonly isOver: () => void;
}

function troubleIn(report: (what: string) => void): Trouble {
  let trouble: string | null = null;
  let since = 0;
  return {
    get now() {
      return performance.now() - since < JUST_NOW_MS ? trouble : null;
    },
    fails(cause) {
      const why = cause instanceof Error ? cause.message : String(cause);
      if (why !== trouble) report(why);
      trouble = why;
      since = performance.now();
      throw cause;
    },
    isOver() {
      trouble = null;
    },
  };
}

/** The log, with how long an append takes, and what keeps it from taking more. */
export function measuredLog(log: Log, metrics: Metrics, report: (what: string) => void): MeasuredLog {
  const trouble = troubleIn(report);
  return {
    get trouble() {
      return trouble.now;
    },
    identity: log.identity,
    async append(partition, records) {
      const began = performance.now();
      const offset = await log.append(partition, records).catch(trouble.fails);
      metrics.append.observe((performance.now() - began) / 1000);
      trouble.isOver();
      return offset;
    },
    tail: (from, take) => log.tail(from, take),
    end: () => log.end(),
    close: () => log.close(),
  };
}

/** The vault, with what keeps it from taking more. */
export function watchedVault(vault: Vault, report: (what: string) => void): WatchedVault {
  const trouble = troubleIn(report);
  return {
    get trouble() {
      return trouble.now;
    },
    get: (space, key) => vault.get(space, key),
    list: (space, prefix) => vault.list(space, prefix),
    async change(...changes) {
      const isDone = await vault.change(...changes).catch(trouble.fails);
      trouble.isOver();
      return isDone;
    },
    close: () => vault.close(),
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
