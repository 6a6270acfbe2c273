import { type Millis, SYSTEM } from '#kernel';
import { nextPeriodAt } from '#tournament';
import { Loop } from '../worker/loop.js';
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
export const ratingTimer = (timing: RatingTiming): Loop =>
  new Loop({
    step: () => closeDuePeriods(timing),
    everyMs: LOOK_EVERY_MS,
    againMs: LOOK_EVERY_MS,
    waits: 'The ratings wait',
    report: timing.report,
  });
