import { useEffect, useState } from 'react';
import { sayKey } from './words.js';

type Titles = ReadonlyMap<string, string>;

let known: Titles | null = null;

/** What cards are called, by the words of the log; fetched once, and until then told from the words themselves. */
export function useNames(): (key: string) => string {
  const [titles, setTitles] = useState<Titles | null>(known);
  useEffect(() => {
    if (known === null)
      void import('../cards/set.js').then(({ set }) => {
        known = new Map(set.cards.map(({ slug, title }) => [slug, title]));
        setTitles(known);
      });
  }, []);
  return (key) =>
    key
      .split('+')
      .map((part) => titles?.get(part) ?? sayKey(part))
      .join(' with ');
}
