import { useEffect, useState } from 'react';

const SPEEDS = [0.5, 1, 2, 4, 8] as const;
const USUAL_MS = 1100;

export interface Playing {
  readonly on: boolean;
  readonly speed: number;
  readonly toggle: () => void;
  readonly change: (by: 1 | -1) => void;
}

/** Goes on by itself, step by step, until the end. */
export function usePlaying(isAtEnd: boolean, next: () => void): Playing {
  const [on, setOn] = useState(false);
  const [nth, setNth] = useState(1);
  const speed = SPEEDS[nth] ?? 1;
  useEffect(() => {
    if (!on || isAtEnd) return;
    const timer = setInterval(next, USUAL_MS / speed);
    return () => clearInterval(timer);
  }, [on, isAtEnd, next, speed]);
  // Who goes back from the end by hand is not to be run forward again.
  useEffect(() => {
    if (isAtEnd) setOn(false);
  }, [isAtEnd]);
  return {
    on: on && !isAtEnd,
    speed,
    toggle: () => setOn(!on && !isAtEnd),
    change: (by) => setNth(Math.max(0, Math.min(SPEEDS.length - 1, nth + by))),
  };
}
