import type { CardDef } from '#games/voidream';
import { useEffect, useMemo, useState } from 'react';
import { sayKey, sayWith } from './words.js';

type Cards = readonly CardDef[];

let known: Cards | null = null;

/** The cards of the set, fetched once; null until then. */
export function useCards(): Cards | null {
  const [cards, setCards] = useState<Cards | null>(known);
  useEffect(() => {
    if (known === null)
      void import('../cards/set.js').then(({ set }) => {
        known = set.cards;
        setCards(known);
      });
  }, []);
  return cards;
}

/** What cards are called, by the words of the log; until they are here told from the words themselves. */
export function useNames(): (key: string) => string {
  const cards = useCards();
  const titles = useMemo(() => new Map(cards?.map(({ slug, title }) => [slug, title])), [cards]);
  return (key) =>
    key
      .split('+')
      .map((part) => titles.get(part) ?? sayKey(part))
      .reduce(sayWith);
}
