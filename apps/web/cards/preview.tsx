/** Reads a card in full: by pointing at it, focusing it, or a tap; whatever inside carries `data-slug`. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Card } from './card.js';
import './preview.css';

interface Shown {
  readonly slug: string;
  /** What is so of this one now, beside what every copy of it says. */
  readonly now: string;
  readonly left: number;
  readonly top: number;
}

const [WIDTH, HEIGHT, GAP] = [320, 470, 12];

export function Previews({ children }: { readonly children: ReactNode }): ReactNode {
  const [shown, setShown] = useState<Shown | null>(null);
  const around = useRef<HTMLDivElement>(null);
  const show = (target: EventTarget): void => {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-slug]') : null;
    const slug = card?.dataset.slug;
    setShown(card === null || slug === undefined ? null : placed(slug, card));
  };
  const hide = (): void => setShown(null);
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
        <div className="preview" style={{ left: shown.left, top: shown.top }} onClick={hide} aria-hidden="true">
          <Card slug={shown.slug} size="full" />
          {shown.now === '' ? null : <p>{shown.now}</p>}
        </div>
      )}
    </div>
  );
}

/** Beside the card, on the side that has room; on a phone across the middle. */
function placed(slug: string, shown: HTMLElement): Shown {
  const { innerWidth, innerHeight } = window;
  const card = shown.getBoundingClientRect();
  const own = shown.closest<HTMLElement>('[data-now]')?.dataset;
  const now = own?.slug === slug ? (own.now ?? '') : '';
  const top = Math.max(GAP, Math.min(card.top, innerHeight - HEIGHT - GAP));
  if (innerWidth < 2 * WIDTH)
    return {
      slug,
      now,
      left: Math.max(GAP, (innerWidth - WIDTH) / 2),
      top: card.top > innerHeight / 2 ? GAP : Math.max(GAP, innerHeight - HEIGHT - GAP),
    };
  const right = card.right + GAP;
  return { slug, now, left: right + WIDTH < innerWidth ? right : Math.max(GAP, card.left - WIDTH - GAP), top };
}
