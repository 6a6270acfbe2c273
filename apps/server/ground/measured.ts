import type { Arbiter, Log } from '#log';
import type { Metrics } from '../metrics.js';

/** The log, with how long an append takes. */
export function measuredLog(log: Log, metrics: Metrics): Log {
  return {
    identity: log.identity,
    async append(partition, records) {
      const began = performance.now();
      const offset = await log.append(partition, records);
      metrics.append.observe((performance.now() - began) / 1000);
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
