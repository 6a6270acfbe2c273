import { setTimeout as sleep } from 'node:timers/promises';
import { EXIT, Stop } from '../exit.js';

const AT_ONCE = 8;
const LOOK_EVERY_MS = 60;
const PATIENCE_MS = 120_000;

/** Many do something side by side, a few at a time. */
export async function together<Item>(
  items: readonly Item[],
  work: (item: Item, nth: number) => Promise<void>,
): Promise<void> {
  const left = items.entries();
  const worker = async (): Promise<void> => {
    for (const [nth, item] of left) await work(item, nth);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Looks until it is so: what reactions do comes a moment later. */
export async function until<Seen>(
  what: string,
  look: () => Promise<Seen>,
  isSo: (seen: Seen) => boolean,
): Promise<Seen> {
  for (const end = Date.now() + PATIENCE_MS; ;) {
    const seen = await look();
    if (isSo(seen)) return seen;
    if (Date.now() > end) throw new Stop(EXIT.fault, `It did not come about in ${PATIENCE_MS / 1000} s: ${what}.`);
    await sleep(LOOK_EVERY_MS);
  }
}
