import { setTimeout as sleep } from 'node:timers/promises';
import { type Happening, type LogRecord, never, type Refusal } from '#kernel';
import type { Arbiter, Outcome } from '#log';
import type { Errand, Reaction } from './reaction.js';

const SHORTEST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5000;
/** What is thrown this often in a row is not the weather. */
const MOST_FAULTS = 5;

/** Carries out all that a record calls for, however long the log takes; tells what can't be done. Null: it calls for nothing. */
export async function carryOut(
  reaction: Reaction,
  record: LogRecord,
  arbiter: Arbiter,
  signal: AbortSignal,
): Promise<readonly string[] | null> {
  const errands = await persist(signal, () => reaction.errands(record, arbiter));
  if ('gaveUp' in errands) return [errands.gaveUp];
  if (errands.done.length === 0) return null;
  const stuck: string[] = [];
  for (const errand of errands.done) {
    const key = `${reaction.name} ${record.stream} ${record.seq} ${errand.name}`;
    const done = await persist(signal, async () => answerTo(errand, await errand.carryOut(arbiter, key)));
    const why = 'gaveUp' in done ? `${errand.stream}: ${done.gaveUp}` : done.done;
    if (why !== DONE) stuck.push(why);
  }
  return stuck;
}

const DONE = '';

/** Why an errand is stuck, `DONE` when it is done, null when it may be tried again. */
function answerTo({ stream, moot = [] }: Errand, outcome: Outcome<Happening, Refusal>): string | null {
  switch (outcome.is) {
    case 'accepted':
      return DONE;
    case 'refused':
      if (moot.includes(outcome.refusal.code)) return DONE;
      return `${stream}: ${outcome.refusal.code}: ${outcome.refusal.says}`;
    case 'key-reused':
      return `${stream}: at ${outcome.seq} the same errand did something else, by another version of this reaction.`;
    case 'closed':
      return `${stream}: it is ${outcome.why}.`;
    case 'contended':
    case 'unknown':
      return null;
    default:
      return never(outcome);
  }
}

/** Tries again while the answer is null. */
async function persist<T>(
  signal: AbortSignal,
  attempt: () => Promise<T | null>,
): Promise<{ readonly done: T } | { readonly gaveUp: string }> {
  let faults = 0;
  for (let pause = SHORTEST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    signal.throwIfAborted();
    try {
      const done = await attempt();
      if (done !== null) return { done };
    } catch (fault) {
      signal.throwIfAborted();
      if (++faults === MOST_FAULTS) return { gaveUp: String(fault) };
    }
    await sleep(pause, undefined, { signal });
  }
}
