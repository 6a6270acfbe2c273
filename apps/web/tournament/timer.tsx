import type { ReactNode } from 'react';
import { useNow } from '../api/server-time.js';
import type { Head } from './queries.js';
import { left } from './words.js';
import { say, sayAs } from '../say/index.js';

export type Timer = NonNullable<Head['rounds'][number]['timer']>;

/** Seconds left on the clock of a round, less than none once it is over; it ticks while it runs. */
export function useSecondsLeft(timer: Timer | null): number | null {
  const now = useNow(timer !== null && timer.endsAt !== null);
  if (timer === null) return null;
  return timer.endsAt === null ? timer.leftSeconds : Math.ceil((Date.parse(timer.endsAt) - now) / 1000);
}

/** The clock of the round in large figures; after its end it says for how long the round is over. */
export function RoundClock({ timer, under }: { readonly timer: Timer | null; readonly under: string }): ReactNode {
  const seconds = useSecondsLeft(timer);
  if (timer === null || seconds === null) return null;
  const isOver = seconds <= 0;
  const part = Math.max(0, Math.min(1, seconds / (timer.minutes * 60)));
  const says = timer.paused ? say('Paused') : isOver ? say('Time in the round') : sayAs('of the time', 'left');
  return (
    <div className="clock" role="timer" aria-live="off" data-over={isOver}>
      <b>{isOver ? left(Math.max(seconds, -5999)) : left(seconds)}</b>
      <span>
        {says}
        <span className="far"> · {under}</span>
      </span>
      <div className="bar">
        <i style={{ inlineSize: `${part * 100}%` }} />
      </div>
    </div>
  );
}
