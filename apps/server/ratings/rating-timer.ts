import { setTimeout as sleep } from 'node:timers/promises';
import { type Millis, SYSTEM } from '#kernel';
import { nextPeriodAt } from '#tournament';
import { closeRatings, type RatingPorts, stateOf } from './rate.js';

export interface RatingTiming extends RatingPorts {
  readonly games: readonly string[];
  readonly now: () => Millis;
  readonly report: (what: string) => void;
}

const LOOK_EVERY_MS = 30_000;
/** What was sent before the end of a period may arrive a little later. */
const GRACE_MS = 10_000;

/** Closes the periods that are due; any number of workers may do so: the command of a period has one id. */
export async function closeDuePeriods(timing: RatingTiming): Promise<void> {
  for (const game of timing.games) {
    const state = await stateOf(timing, game);
    const until = nextPeriodAt(state);
    if (state.schedule === null || until === null || until + GRACE_MS > timing.now()) continue;
    const by = { actor: SYSTEM, key: `period ${state.periods.length + 1} at ${until}` };
    const outcome = await closeRatings(timing, by, { game, season: state.schedule.season, until });
    if (outcome.is === 'refused') timing.report(`The ratings of ${game} wait: ${outcome.refusal.says}`);
  }
}

/** Looks now and then whether a period is due. */
export class RatingTimer {
  readonly #stop = new AbortController();
  readonly #running: Promise<void>;

  constructor(private readonly timing: RatingTiming) {
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      await closeDuePeriods(this.timing).catch((failure: unknown) => {
        if (!signal.aborted) this.timing.report(`The ratings wait: ${String(failure)}`);
      });
      await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
