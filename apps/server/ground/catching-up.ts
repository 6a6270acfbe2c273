import { setTimeout as sleep } from 'node:timers/promises';
import type { ActorId } from '#kernel';
import { actorId } from '#kernel';
import type { Log } from '#log';
import { findErasedSubjects, type ReadModels } from '#readmodel';
import { between } from './checks.js';

type Say = (line: string) => void;

const LOOK_EVERY_MS = 20;
const SAY_EVERY_MS = 2_000;

interface Watched {
  readonly log: Log;
  readonly readModels: ReadModels;
  /** Whether this process projects, or waits for others to do so. */
  readonly projects: boolean;
}

/** Waits until the read models have come to where the log ended when it was asked, and says how far they are. */
export async function caughtUp({ log, readModels, projects }: Watched, say: Say): Promise<void> {
  const ends = await log.end();
  let said = performance.now();
  for (;;) {
    const behind = between(await readModels.records.positions(), ends);
    if (behind === 0) return;
    if (performance.now() - said >= SAY_EVERY_MS) {
      said = performance.now();
      const { trouble } = await readModels.health();
      const who = projects ? 'Projecting' : 'Waiting for a worker to project (ROLE=worker starts one)';
      say(trouble ?? `${who}: ${behind} records to go`);
    }
    await sleep(LOOK_EVERY_MS);
  }
}

const PATIENCE_MS = 5_000;

/** Whether the read models come, within a moment, to where the log ended when it was asked. */
export async function hasCaughtUp({ log, readModels }: Omit<Watched, 'projects'>): Promise<boolean> {
  const ends = await log.end();
  const until = performance.now() + PATIENCE_MS;
  while (between(await readModels.records.positions(), ends) > 0) {
    if (performance.now() > until) return false;
    await sleep(LOOK_EVERY_MS);
  }
  return true;
}

/** Whom the log says are erased. */
export async function* erasedIn({ source }: ReadModels): AsyncGenerator<ActorId> {
  for (const { id } of await findErasedSubjects(source)) yield actorId(id);
}
