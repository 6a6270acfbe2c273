import { Fault, type Json, type Millis, millis, type Moment, never } from '#kernel';
import type { ClosedPeriod, RatingEvent } from './events.js';

/** The ratings of one game; nothing in it is changed in place. */
export interface RatingState {
  /** As they hold now, in order. */
  readonly periods: readonly ClosedPeriod[];
  /** Null when no period is closed by itself. */
  readonly schedule: { readonly season: string; readonly every: number; readonly since: Millis } | null;
}

export const NOT_RATED: RatingState = { periods: [], schedule: null };

/** The story of the ratings of a game. An event that could not happen here is a fault of the log. */
export function evolve(state: RatingState, event: RatingEvent, { at }: Moment): RatingState {
  switch (event.type) {
    case 'RatingPeriodClosed': {
      const { period, revision } = event.data;
      const due = state.periods.length + 1;
      if (period !== due || revision !== 1) throw new Fault(`Period ${period} was closed where ${due} was due.`);
      return { ...state, periods: [...state.periods, event.data] };
    }
    case 'RatingPeriodCorrected': {
      const { period, revision } = event.data;
      const was = state.periods[period - 1];
      if (was === undefined || revision !== was.revision + 1)
        throw new Fault(`Revision ${revision} of period ${period} does not follow on ${was?.revision ?? 'any'}.`);
      return { ...state, periods: state.periods.with(period - 1, event.data) };
    }
    case 'RatingsScheduled': {
      const { season, every } = event.data;
      return { ...state, schedule: every === null ? null : { season, every, since: at } };
    }
    default:
      return never(event);
  }
}

/** When the next period ends by itself; null when none does. */
export function nextPeriodAt({ periods, schedule }: RatingState): Millis | null {
  if (schedule === null) return null;
  const last = periods.at(-1)?.until ?? 0;
  return millis(Math.max(last, schedule.since) + schedule.every);
}

export const pack = (state: RatingState): Json => state as unknown as Json;
export const unpack = (json: Json): RatingState => json as unknown as RatingState;

const PLAYER = 400;
const RESULT = 150;

export const weigh = ({ periods }: RatingState): number =>
  periods.reduce((sum, { players, results }) => sum + players.length * PLAYER + results.length * RESULT, 500);
