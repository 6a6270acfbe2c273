/** Reads a card in full: by pointing at it, focusing it, or a tap; whatever inside carries `data-slug`. */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Card } from './card.js';
import './preview.css';

interface Shown {
  readonly slug: string;
  /** What is so of this one now, beside what every copy of it says. */
  readonly now: string;
  readonly left: number;
  readonly top: number;
  /** What it stands beside. */
  readonly beside: HTMLElement;
}

const [WIDTH, HEIGHT, GAP] = [320, 500, 12];

export function Previews({ children }: { readonly children: ReactNode }): ReactNode {
  const [shown, setShown] = useState<Shown | null>(null);
  const around = useRef<HTMLDivElement>(null);
  const show = (target: EventTarget): void => {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-slug]') : null;
    const slug = card?.dataset.slug;
    setShown(card === null || slug === undefined ? null : placed(slug, card));
  };
  const hide = (): void => setShown(null);
  const id = useId();
  const beside = shown?.beside;
  // Who listens hears its text with whatever has the focus.
  useEffect(() => {
    beside?.setAttribute('aria-describedby', id);
    return () => beside?.removeAttribute('aria-describedby');
  }, [beside, id]);
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
        if (event.pointerType === 'mouse') show(event.target);
      }}
      onPointerLeave={hide}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) show(event.target);
      }}
      onBlur={hide}
      onClick={(event) => show(event.target)}
    >
      {children}
      {shown === null ? null : (
        <div id={id} role="tooltip" className="preview" style={{ left: shown.left, top: shown.top }}>
          <Card slug={shown.slug} size="full" />
          {shown.now === '' ? null : <p>{shown.now}</p>}
        </div>
      )}
    </div>
  );
}

/** Beside the card, on the side that has room; on a phone across the middle, above the bar that asks there. */
function placed(slug: string, beside: HTMLElement): Shown {
  const { innerWidth, innerHeight } = window;
  const card = beside.getBoundingClientRect();
  const own = beside.closest<HTMLElement>('[data-now]')?.dataset;
  const now = own?.slug === slug ? (own.now ?? '') : '';
  const top = Math.max(GAP, Math.min(card.top, innerHeight - HEIGHT - GAP));
  if (innerWidth < 2 * WIDTH) {
    const foot = Math.min(innerHeight, document.querySelector('.deciding')?.getBoundingClientRect().top ?? innerHeight);
    return {
      slug,
      now,
      beside,
      left: Math.max(GAP, (innerWidth - WIDTH) / 2),
      top: card.top > innerHeight / 2 ? GAP : Math.max(GAP, foot - HEIGHT - GAP),
    };
  }
  const right = card.right + GAP;
  return { slug, now, beside, left: right + WIDTH < innerWidth ? right : Math.max(GAP, card.left - WIDTH - GAP), top };
}
