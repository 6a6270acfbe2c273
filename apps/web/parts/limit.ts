import { type RefObject, useEffect, useRef } from 'react';
import { sayMany } from '../say/index.js';

interface Limit<Field> {
  readonly place: RefObject<Field | null>;
  /** By how much it is too long; null while it fits. */
  readonly says: string | null;
}

/** A text that is too long is kept whole and not sent: a field that cuts what is pasted loses its end unseen. */
export function useLimit<Field extends HTMLInputElement | HTMLTextAreaElement>(
  text: string,
  most: number,
): Limit<Field> {
  const place = useRef<Field>(null);
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
