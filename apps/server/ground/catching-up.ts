import { setTimeout as sleep } from 'node:timers/promises';
import type { ActorId } from '#kernel';
import { actorId } from '#kernel';
import type { Log } from '#log';
import { findErasedSubjects, type ReadModels } from '#readmodel';
import { projectionLag } from './checks.js';

type Say = (line: string) => void;

const LOOK_EVERY_MS = 20;
const SAY_EVERY_MS = 2_000;

/** Waits until the read models have come to where the log ends, and says how far they are. */
export async function caughtUp(
  watched: { readonly log: Log; readonly readModels: ReadModels },
  say: Say,
): Promise<void> {
  let said = performance.now();
  for (;;) {
    const behind = await projectionLag(watched);
    if (behind === 0) return;
    if (performance.now() - said >= SAY_EVERY_MS) {
      said = performance.now();
      say((await watched.readModels.health()).trouble ?? `Projecting: ${behind} records to go`);
    }
    await sleep(LOOK_EVERY_MS);
  }
}

/** Whom the log says are erased. */
export async function* erasedIn({ source }: ReadModels): AsyncGenerator<ActorId> {
  for (const { id } of await findErasedSubjects(source)) yield actorId(id);
}
