import { setTimeout as sleep } from 'node:timers/promises';
import { type Happening, type LogRecord, never, type Refusal, type StreamId } from '#kernel';
import type { Arbiter, Outcome } from '#log';
import { isOutOfReach } from '../out-of-reach.js';
import type { Errand, Reaction } from './reaction.js';

const SHORTEST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5000;
/** What is thrown this often is no accident, unless what we stand on is away. */
const MOST_FAULTS = 5;

/** So many streams are written to side by side. */
const STREAMS_AT_ONCE = 16;

/**
 * Carries out all that a record calls for, however long the log takes; tells what can't be done. Null: it calls for nothing.
 * What goes to one stream, or to another kind of streams, keeps its order.
 */
export async function carryOut(
  reaction: Reaction,
  record: LogRecord,
  arbiter: Arbiter,
  signal: AbortSignal,
): Promise<readonly string[] | null> {
  const errands = await persist(signal, () => reaction.errands(record, arbiter));
  if ('gaveUp' in errands) return [errands.gaveUp];
  if (errands.done.length === 0) return null;
  const whys = new Map<Errand, string>();
  const run = async (errand: Errand): Promise<void> => {
    const key = `${reaction.name} ${record.stream} ${record.seq} ${errand.name}`;
    const done = await persist(signal, async () => answerTo(errand, await errand.carryOut(arbiter, key)));
    whys.set(errand, 'gaveUp' in done ? `${errand.stream}: ${done.gaveUp}` : done.done);
  };
  for (const alike of stretches(errands.done)) await sideBySide(alike, run);
  return errands.done.map((errand) => whys.get(errand) ?? DONE).filter((why) => why !== DONE);
}

const kindOf = ({ stream }: Errand): string => stream.slice(0, stream.indexOf('/'));

/** Errands in their order, cut where they turn to streams of another kind. */
function stretches(errands: readonly Errand[]): readonly (readonly Errand[])[] {
  const cut: Errand[][] = [];
  for (const errand of errands) {
    const last = cut.at(-1);
    if (last?.[0] !== undefined && kindOf(last[0]) === kindOf(errand)) last.push(errand);
    else cut.push([errand]);
  }
  return cut;
}

/** Those of one stream in turn. */
async function sideBySide(errands: readonly Errand[], run: (errand: Errand) => Promise<void>): Promise<void> {
  const byStream = new Map<StreamId, Errand[]>();
  for (const errand of errands) byStream.set(errand.stream, [...(byStream.get(errand.stream) ?? []), errand]);
  const waiting = [...byStream.values()];
  const lane = async (): Promise<void> => {
    for (let own = waiting.shift(); own !== undefined; own = waiting.shift()) for (const each of own) await run(each);
  };
  await Promise.all(Array.from({ length: STREAMS_AT_ONCE }, lane));
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

/** Tries again while the answer is null, and until what we stand on is back. */
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
      if (!isOutOfReach(fault) && ++faults === MOST_FAULTS) return { gaveUp: String(fault) };
    }
    await sleep(pause, undefined, { signal });
  }
}
