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
    chime();
    if (permission === 'granted') tell(card.title ?? 'Dreamledger', says, card.id);
    return stop;
  }, [key, says, permission, card.title, card.id]);
  if (card.phase === 'OVER') return null;
  return (
    <section className="aside-part" aria-label="How you are told">
      <p className="dim">{TOLD[permission]} Leave it open, also behind another; a page that is closed tells nothing.</p>
      {permission === 'default' ? (
        <button
          className="button"
          type="button"
          onClick={() => {
            void Notification.requestPermission().then(setPermission);
          }}
        >
          Notify me
        </button>
      ) : null}
    </section>
  );
}

/** Only what this browser will really do. */
const TOLD: Readonly<Record<NotificationPermission, string>> = {
  granted: 'A new table or report comes as a notification, a sound and in the title of this page.',
  default:
    'A new table or report is told by a sound and the title of this page; with your leave also as a notification.',
  denied: 'A new table or report is told by a sound and the title of this page: notifications are off in this browser.',
};

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

/** Two soft tones; a browser that has not been touched yet stays silent. */
function chime(): void {
  const sound = new AudioContext();
  for (const [nth, pitch] of [660, 880].entries()) {
    const at = sound.currentTime + nth * 0.22;
    const tone = sound.createOscillator();
    const loudness = sound.createGain();
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.2, at);
    loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.4);
    tone.connect(loudness).connect(sound.destination);
    tone.start(at);
    tone.stop(at + 0.4);
    if (nth === 1) tone.onended = () => void sound.close();
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
