import { setImmediate as turn } from 'node:timers/promises';

const TURNS = 8;
const LONGEST_MS = 20;

/**
 * A request to a broker, or a write that a disk makes durable, costs about as much with one record as with sixteen, so whoever sends lets the
 * event loop go round first: what other requests bring meanwhile goes along. Where there are none it takes microseconds. Where one round alone takes long, nobody waits for seven more.
 */
export async function fewTurns(): Promise<void> {
  const began = performance.now();
  for (let n = 0; n < TURNS && performance.now() - began < LONGEST_MS; n++) await turn();
}
