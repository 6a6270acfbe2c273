/** Whether a command has gone out and waits for its answer. */
import { useSyncExternalStore } from 'react';

let waiting = 0;
const watchers = new Set<() => void>();

function count(by: 1 | -1): void {
  waiting += by;
  for (const watcher of watchers) watcher();
}

export async function onItsWay<Answer>(answer: Promise<Answer>): Promise<Answer> {
  count(1);
  try {
    return await answer;
  } finally {
    count(-1);
  }
}

const watch = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

export const useOnItsWay = (): boolean => useSyncExternalStore(watch, () => waiting > 0);
