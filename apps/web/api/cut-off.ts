/** What still holds while nobody can be reached: the page that knows says so, while it is shown. */
import { useEffect, useSyncExternalStore } from 'react';

let says: string | null = null;
const watchers = new Set<() => void>();

function tell(next: string | null): void {
  says = next;
  for (const watcher of watchers) watcher();
}

const watch = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

export const useHolding = (): string | null => useSyncExternalStore(watch, () => says);

/** Null where what is shown may change elsewhere. */
export function useHolds(what: string | null): void {
  useEffect(() => {
    tell(what);
    return () => tell(null);
  }, [what]);
}
