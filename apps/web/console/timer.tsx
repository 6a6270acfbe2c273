import type { ReactNode } from 'react';
import { useNow } from '../api/server-time.js';
import { Act } from './act.js';
import { TIMER } from './round-acts.js';
import { StartAnew } from './start-anew.js';
import type { Run, Timer } from './tournament.js';
import { clockTime, minutesLeft } from './words.js';
import { say } from '../say/index.js';

const SECOND = 1_000;

/** Seconds left, counted in this page between what the server says. */
function useLeft(timer: Timer | null): number | null {
  const now = useNow(timer !== null && timer.endsAt !== null);
  if (timer === null) return null;
  return timer.endsAt === null ? timer.leftSeconds : Math.round((Date.parse(timer.endsAt) - now) / SECOND);
}

export function TimerShown({ run, number, timer, isOver }: TimerProps): ReactNode {
  const left = useLeft(timer);
  const of = { tournamentId: run.id, round: number };
  if (isOver || run.phase !== 'RUNNING') return null;
  if (timer === null || left === null) {
    if (run.plan.roundMinutes === null) return null;
    return <p className="dim">{say('The clock of this round was not started.')}</p>;
  }
  return (
    <div className="run-clock">
      <b role="timer" className={left < 0 ? 'run-flag' : ''}>
        {minutesLeft(left)}
      </b>
      <span className="dim">
        {timer.endsAt === null
          ? say('paused')
          : left < 0
            ? say('over time')
            : say('of {minutes} min, until {time}', { minutes: timer.minutes, time: clockTime(timer.endsAt) })}
      </span>
      <Act document={TIMER} takes="time rounds" input={{ ...of, action: timer.paused ? 'RESUME' : 'PAUSE' }}>
        {timer.paused ? say('Go on') : say('Pause')}
      </Act>
      <StartAnew of={of} minutes={timer.minutes} left={left} />
    </div>
  );
}

interface TimerProps {
  readonly run: Run;
  readonly number: number;
  readonly timer: Timer | null;
  readonly isOver: boolean;
}
