import { type ReactNode, useEffect, useRef, useState } from 'react';
import { nameOf } from '../tournament/words.js';
import type { Card, Entry } from './queries.js';

/** Tells of what a player must not miss: a new table, a report to confirm. By the title, and by the system if it may. */
export function useNews(card: Card, entry: Entry): ReactNode {
  const says = newsOf(entry);
  const key = `${entry.table?.id ?? ''} ${says ?? ''}`;
  const last = useRef(key);
  const [permission, setPermission] = useState(() => ('Notification' in window ? Notification.permission : 'denied'));
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    if (says === null || document.visibilityState === 'visible') return;
    const stop = flash(says);
    if (permission === 'granted') tell(card.title ?? 'Dreamledger', says, card.id);
    return stop;
  }, [key, says, permission, card.title, card.id]);
  if (permission !== 'default' || card.phase === 'OVER') return null;
  return (
    <p className="row">
      <span className="dim">Be told when you are paired, also while this page is behind another.</span>
      <button
        className="button"
        type="button"
        onClick={() => {
          void Notification.requestPermission().then(setPermission);
        }}
      >
        Notify me
      </button>
    </p>
  );
}

function newsOf({ table }: Entry): string | null {
  if (table?.result !== null) return null;
  const seat = table.entrants[0]?.isYou === true ? 0 : 1;
  const opponent = nameOf(table.entrants[1 - seat]);
  const isReported = table.match?.reports?.some((report) => report.seat !== seat) === true;
  return isReported ? `${opponent} reported your result` : `Table ${table.number}, against ${opponent}`;
}

/** Phones that show notifications by a worker alone throw here: the title has told it then. */
function tell(title: string, body: string, tag: string): void {
  try {
    new Notification(title, { body, tag, icon: '/mark.svg' });
  } catch {
    navigator.vibrate(200);
  }
}

function flash(says: string): () => void {
  const before = document.title;
  let isShown = false;
  const timer = setInterval(() => {
    isShown = !isShown;
    document.title = isShown ? says : before;
  }, 1200);
  const stop = (): void => {
    clearInterval(timer);
    document.title = before;
    document.removeEventListener('visibilitychange', stop);
  };
  document.addEventListener('visibilitychange', stop);
  return stop;
}
