import type { CardSet } from '#games/voidream';
import { useEffect, useMemo, useState } from 'react';
import { sayKey, sayWith } from './words.js';

let known: CardSet | null = null;

/** The set of cards that is played here, fetched once; null until then. */
export function useSet(): CardSet | null {
  const [here, setHere] = useState<CardSet | null>(known);
  useEffect(() => {
    if (known === null)
      void import('../cards/set.js').then(({ set }) => {
        known = set;
        setHere(set);
      });
  }, []);
  return here;
}

/** What cards are called, by the words of the log; until they are here told from the words themselves. */
export function useNames(): (key: string) => string {
  const cards = useSet()?.cards ?? null;
  const titles = useMemo(() => new Map(cards?.map(({ slug, title }) => [slug, title])), [cards]);
  return (key) =>
    key
      .split('+')
      .map((part) => titles.get(part) ?? sayKey(part))
      .reduce(sayWith);
}
