/** Tells what must not be missed to somebody whose page lies behind another: by its title, a sound, and a notification where it may. */
import { useEffect, useRef, useState } from 'react';

/** Something that has come; it is told once. */
export interface News {
  readonly key: string;
  readonly says: string;
}

/** Null until it is read: what stands there then is no news. */
export function useAlert(title: string, tag: string, news: readonly News[] | null): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  const keys = news?.map(({ key }) => key).join('\n');
  const latest = useRef(news);
  latest.current = news;
  useEffect(() => {
    const before = known.current;
    const now = latest.current;
    if (now === null) return;
    known.current = new Set([...(before ?? []), ...now.map(({ key }) => key)]);
    const first = now.find(({ key }) => before?.has(key) === false);
    if (first === undefined || document.visibilityState === 'visible') return;
    chime();
    notify(title, first.says, tag);
    return flash(first.says);
  }, [keys, title, tag]);
}

/** Whether this browser may show notifications, and a way to ask for that. */
export function useLeave(): readonly [NotificationPermission, () => void] {
  const [leave, setLeave] = useState(() => ('Notification' in window ? Notification.permission : 'denied'));
  return [leave, () => void Notification.requestPermission().then(setLeave)];
}

/** Phones that show notifications by a worker alone throw here: the title has told it then. */
function notify(title: string, body: string, tag: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    new Notification(title, { body, tag, icon: '/mark.svg' });
  } catch {
    if ('vibrate' in navigator) navigator.vibrate(200);
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
  let isShown = true;
  document.title = says; // at once: what runs behind another page may be a minute late
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
