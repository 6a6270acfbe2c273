import type { PeopleGround } from './ground.js';
import { sweepLinks } from './recovery.js';

const HOUR = 3_600_000;

/** Drops what has run out, and does this besides, now and every hour, until it is stopped. Several processes may do so at once. */
export function keepTidy(
  { vault, sessions, now, report }: PeopleGround,
  besides: () => Promise<void>,
): { stop(): Promise<void> } {
  const tidy = async (): Promise<void> => {
    try {
      await sessions.sweep();
      await sweepLinks(vault, now());
      await besides();
    } catch (error) {
      report('What has run out could not be dropped; it is tried again in an hour', error);
    }
  };
  let last = tidy();
  const timer = setInterval(() => {
    last = tidy();
  }, HOUR).unref();
  return {
    stop() {
      clearInterval(timer);
      return last;
    },
  };
}
