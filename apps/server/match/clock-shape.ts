import type { Clock as ShownClock, ClockInput, SeatClock as ShownSeatClock } from '#contract';
import { millis } from '#kernel';
import type { Clock, MatchView } from '#match';

const USUAL: Clock = { is: 'total', ms: 2_700_000, incrementMs: 15_000 };
const SECONDS = [10, 604_800] as const;
const INCREMENT = [0, 3_600] as const;

/** The clock that somebody wishes for, or a sentence that says what is wrong with it. */
export function clockIn(wish: ClockInput | null | undefined, seats: number): Clock | null | { readonly says: string } {
  if (!wish) return seats > 1 ? USUAL : null;
  const { kind, seconds = null, incrementSeconds = 0 } = wish;
  if (kind === 'NONE') return null;
  if (seconds === null || !isWithin(seconds, SECONDS)) return { says: outside('seconds', seconds, SECONDS) };
  if (kind === 'DECISION') return { is: 'decision', ms: seconds * 1000 };
  if (!isWithin(incrementSeconds, INCREMENT)) {
    return { says: outside('incrementSeconds', incrementSeconds, INCREMENT) };
  }
  return { is: 'total', ms: seconds * 1000, incrementMs: incrementSeconds * 1000 };
}

type Bounds = readonly [least: number, most: number];

const isWithin = (value: number, [least, most]: Bounds): boolean => value >= least && value <= most;

const outside = (name: string, value: number | null, [least, most]: Bounds): string =>
  `\`clock.${name}\` is ${value ?? 'missing'}; it is from ${least} to ${most}.`;

export function shownClock(clock: Clock | null): ShownClock | null {
  if (clock === null) return null;
  const seconds = Math.round(clock.ms / 1000);
  return clock.is === 'decision'
    ? { kind: 'DECISION', seconds, incrementSeconds: 0 }
    : { kind: 'TOTAL', seconds, incrementSeconds: Math.round(clock.incrementMs / 1000) };
}

export const shownClocks = ({ play }: MatchView): readonly ShownSeatClock[] =>
  (play?.clocks ?? []).map(({ left, runsSince }, seat) => ({
    seat,
    leftMs: left,
    runningSince: runsSince,
    deadline: runsSince === null ? null : millis(runsSince + left),
  }));
