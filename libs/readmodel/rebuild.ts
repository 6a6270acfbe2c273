import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { Fault } from '#kernel';
import type { Log } from '#log';
import { buildingGeneration, complete, dropOlder, findGeneration, swap } from './generations.js';
import { covers, total } from './position.js';
import { Projector } from './projector.js';
import type { Quarantined } from './quarantine.js';
import type { ReadModel } from './read-model.js';

/** How far a rebuild has come, in entries of the log. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly perSecond: number;
}

export interface Rebuilding {
  readonly source: DataSource;
  readonly log: Log;
  readonly models: readonly ReadModel[];
  readonly signal: AbortSignal;
  readonly progress: (progress: Progress) => void;
  readonly report: (what: string) => void;
}

const LOOK_EVERY_MS = 50;
const TRY_EVERY_MS = 10;

/**
 * Builds a new generation beside the one that serves and puts it in its place; tells what it had to leave out. One that
 * was cut short goes on where it was, and two at once build the same generation.
 */
export async function rebuild(rebuilding: Rebuilding): Promise<readonly Quarantined[]> {
  const { source, log, models, progress, report } = rebuilding;
  const next = await buildingGeneration(source, log, models);
  const dropped = new AbortController();
  const signal = AbortSignal.any([rebuilding.signal, dropped.signal]);
  const pause = async (ms: number): Promise<void> => {
    await sleep(ms);
    signal.throwIfAborted();
  };
  const generation = async (): ReturnType<typeof buildingGeneration> => {
    const found = await findGeneration(next.id, source.manager);
    if (found === null) dropped.abort(new Fault('Another rebuild has dropped the read models that this one built.'));
    return found ?? next;
  };
  const goal = await log.end();
  const projector = new Projector({ source, log, models, report, generation, moved: ignore });
  try {
    const rate = rateMeter();
    while (!covers(projector.positions, goal)) {
      const done = total(projector.positions);
      progress({ done, total: total(goal), perSecond: rate(done) });
      await pause(LOOK_EVERY_MS);
    }
    progress({ done: total(goal), total: total(goal), perSecond: rate(total(goal)) });
    await complete(source, next);
    while (!(await swap(source, next))) await pause(TRY_EVERY_MS);
    await dropOlder(source, next);
    return projector.health().quarantined;
  } finally {
    await projector.stop();
  }
}

const ignore = (): void => undefined;

/** Entries a second since the first that it was told of. */
function rateMeter(): (done: number) => number {
  let first: { readonly done: number; readonly at: number } | null = null;
  return (done) => {
    const at = performance.now();
    if (done > 0) first ??= { done, at };
    return first === null || at === first.at ? 0 : Math.round(((done - first.done) * 1000) / (at - first.at));
  };
}
