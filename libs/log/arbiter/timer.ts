export interface Timer {
  /** Milliseconds that only ever grow; where they began means nothing. */
  now(): number;
  /** Runs once after so many milliseconds; returns how to call it off. */
  after(millis: number, run: () => void): () => void;
}

/** Node's timers; none keeps the process alive. */
export const nodeTimer: Timer = {
  now: () => performance.now(),
  after(millis, run) {
    const timeout = setTimeout(run, millis).unref();
    return () => {
      clearTimeout(timeout);
    };
  },
};

export const pause = (timer: Timer, millis: number): Promise<void> =>
  new Promise((resolve) => {
    timer.after(millis, resolve);
  });
