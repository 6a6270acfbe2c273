import { type RefObject, useLayoutEffect, useRef } from 'react';

const STEP_MS = 180;
const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Cards glide from where they were to where they are, after a step. Nothing moves while scrubbing, or for who wants no motion. */
export function useFlip(place: RefObject<HTMLElement | null>, glide: boolean): void {
  const before = useRef<ReadonlyMap<string, DOMRect>>(new Map());
  useLayoutEffect(() => {
    const board = place.current;
    if (board === null) return;
    const cards = [...board.querySelectorAll<HTMLElement>('[data-handle]')];
    const now = new Map(cards.map((card) => [card.dataset.handle ?? '', card.getBoundingClientRect()]));
    if (glide && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      for (const card of cards) moveFrom(card, before.current.get(card.dataset.handle ?? ''), now);
    }
    before.current = now;
  });
}

function moveFrom(card: HTMLElement, was: DOMRect | undefined, now: ReadonlyMap<string, DOMRect>): void {
  const is = now.get(card.dataset.handle ?? '');
  if (is === undefined) return;
  const options = { duration: STEP_MS, easing: EASING };
  if (was === undefined) {
    card.animate(
      [
        { opacity: 0, transform: 'scale(0.92)' },
        { opacity: 1, transform: 'none' },
      ],
      options,
    );
    return;
  }
  const [x, y] = [was.left - is.left, was.top - is.top];
  if (Math.abs(x) + Math.abs(y) < 1) return;
  card.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], options);
}
