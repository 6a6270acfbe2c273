import { type RefObject, useEffect, useRef } from 'react';
import { sayMany } from '../say/index.js';

interface Limit {
  readonly place: RefObject<HTMLTextAreaElement | null>;
  /** By how much it is too long; null while it fits. */
  readonly says: string | null;
}

/** A text that is too long is kept whole and not sent: a field that cuts what is pasted loses its end unseen. */
export function useLimit(text: string, most: number): Limit {
  const place = useRef<HTMLTextAreaElement>(null);
  const over = text.length - most;
  const says =
    over > 0
      ? sayMany(over, {
          one: 'Too long by {n} character: shorten it.',
          other: 'Too long by {n} characters: shorten it.',
        })
      : null;
  useEffect(() => {
    place.current?.setCustomValidity(says ?? '');
  }, [says]);
  return { place, says };
}
