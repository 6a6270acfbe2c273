/** Reads a card in full: by pointing at it, focusing it, or a tap; whatever inside carries `data-slug`. */
import { type CSSProperties, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Card } from './card.js';
import './preview.css';

interface Shown {
  readonly slug: string;
  /** What is so of this one now, beside what every copy of it says. */
  readonly now: string;
  /** What it stands beside. */
  readonly beside: HTMLElement;
  /** By a mouse, with which it goes again; it may rest elsewhere while a finger or a key reads a card. */
  readonly isPointedAt: boolean;
}

interface Place {
  readonly left: number;
  readonly top: number;
  /** How high it may be; its picture gives way. */
  readonly room: number;
}

const [WIDTH, HEIGHT, GAP] = [320, 500, 12];

export function Previews({ children }: { readonly children: ReactNode }): ReactNode {
  const [shown, setShown] = useState<Shown | null>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const around = useRef<HTMLDivElement>(null);
  const show = (target: EventTarget): void => setShown((was) => shownAt(target, was?.isPointedAt ?? false));
  const hide = (): void => setShown(null);
  const pointAt = (target: EventTarget): void => setShown((was) => shownAt(target, true) ?? unpointed(was));
  const id = useId();
  const beside = shown?.beside;
  // Who listens hears its text with whatever has the focus.
  useEffect(() => {
    beside?.setAttribute('aria-describedby', id);
    return () => beside?.removeAttribute('aria-describedby');
  }, [beside, id]);
  const tip = useRef<HTMLDivElement>(null);
  // Once the page has taken in the touch: what is asked may stand higher by it.
  useLayoutEffect(() => setPlace(beside === undefined ? null : placed(beside)), [beside]);
  useLayoutEffect(() => {
    if (beside !== undefined && isCut(tip.current) && lowerBar()) setPlace(placed(beside));
  }, [beside, place]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setShown(null);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div
      className="previews"
      ref={around}
      onPointerOver={(event) => {
        if (event.pointerType === 'mouse') pointAt(event.target);
      }}
      onPointerLeave={() => setShown(unpointed)}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) show(event.target);
      }}
      onBlur={hide}
      onClick={(event) => show(event.target)}
    >
      {children}
      {shown === null ? null : (
        <div id={id} ref={tip} role="tooltip" className="preview" style={styleOf(place)}>
          <Card slug={shown.slug} size="full" />
          {shown.now === '' ? null : <p>{shown.now}</p>}
        </div>
      )}
    </div>
  );
}

function shownAt(target: EventTarget, isPointedAt: boolean): Shown | null {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-slug]') : null;
  const slug = card?.dataset.slug;
  return card === null || slug === undefined ? null : { slug, now: nowOf(slug, card), beside: card, isPointedAt };
}

/** What is still shown once no mouse points at it. */
const unpointed = (was: Shown | null): Shown | null => (was?.isPointedAt === true ? null : was);

/** What is so of it now, where the card itself and nothing under it is meant. */
function nowOf(slug: string, card: HTMLElement): string {
  const own = card.closest<HTMLElement>('[data-now]')?.dataset;
  return own?.slug === slug ? (own.now ?? '') : '';
}

const styleOf = (place: Place | null): CSSProperties =>
  place === null
    ? { visibility: 'hidden' }
    : { left: place.left, top: place.top, ['--room' as string]: `${place.room}px` };

/** Beside the card, on the side that has room; on a phone across the middle, clear of the bar that asks there. */
function placed(beside: HTMLElement): Place {
  const { innerWidth, innerHeight } = window;
  const card = beside.getBoundingClientRect();
  const highest = Math.min(HEIGHT, innerHeight - 2 * GAP);
  if (innerWidth < 2 * WIDTH) {
    const [from, to] = clearOfBar(innerHeight);
    const room = Math.min(HEIGHT, to - from);
    const left = Math.max(GAP, (innerWidth - WIDTH) / 2);
    return { left, top: card.top > innerHeight / 2 ? from : to - room, room };
  }
  const top = Math.max(GAP, Math.min(card.top, innerHeight - HEIGHT - GAP));
  const [right, edge] = [card.right + GAP, edgeOf(innerWidth)];
  return { left: right + WIDTH < edge ? right : Math.max(GAP, card.left - WIDTH - GAP), top, room: highest };
}

/** Whether some of its words are out of sight, for want of room. */
function isCut(tip: HTMLElement | null): boolean {
  const card = tip?.firstElementChild;
  return card !== null && card !== undefined && card.scrollHeight > card.clientHeight;
}

const barThatAsks = (): DOMRect | undefined => document.querySelector('.deciding')?.getBoundingClientRect();

/** Scrolls the bar that asks down to the foot of the window, where it takes the least room; whether it was higher. */
function lowerBar(): boolean {
  const { innerHeight, scrollY } = window;
  const foot = barThatAsks()?.bottom ?? innerHeight;
  if (foot >= innerHeight || scrollY <= 0) return false;
  window.scrollBy(0, foot - innerHeight);
  return true;
}

const NARROW = 900;

/** How far to the end of the line there is room: up to what is asked, where that stands beside a small table. */
function edgeOf(innerWidth: number): number {
  const bar = barThatAsks();
  return bar !== undefined && innerWidth < NARROW && bar.left > innerWidth / 2 ? bar.left : innerWidth;
}

/** Above or below what is asked, wherever there is more room; all of it where nothing is. */
function clearOfBar(innerHeight: number): readonly [from: number, to: number] {
  const bar = barThatAsks();
  const foot = innerHeight - GAP;
  if (bar === undefined || bar.top > innerHeight) return [GAP, foot];
  return innerHeight - bar.bottom > bar.top ? [bar.bottom + GAP, foot] : [GAP, bar.top - GAP];
}
