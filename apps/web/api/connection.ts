/** Whether what happens elsewhere reaches this page: told by the socket, and by the browser when it goes offline. */
import { useSyncExternalStore } from 'react';

export type Connection = 'none' | 'live' | 'lost';

let now: Connection = 'none';
const watchers = new Set<() => void>();
const tell = (): void => {
  for (const watcher of watchers) watcher();
};

export const connection = {
  set(next: Connection): void {
    now = next;
    tell();
  },
};

window.addEventListener('online', tell);
window.addEventListener('offline', tell);

const watch = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

export const useConnection = (): Connection => useSyncExternalStore(watch, () => (navigator.onLine ? now : 'lost'));
