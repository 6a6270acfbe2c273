import { Link } from 'wouter';
import type { Figure, NamedFigure } from './figures.js';
import { useGuests } from './guests.js';
import { useNames } from './names.js';
import { ENDINGS, sayKey, sayRange } from './words.js';
import { say } from '../say/index.js';

/** Figures with what they were told apart by, as a person reads it; people with the way to their page. */
export function useNamed(
  by: string,
  figures: readonly Figure[],
  games: (key: string) => string | null,
): readonly NamedFigure[] {
  const nameOf = useNames();
  const guestCalled = useGuests(figures.flatMap(({ keys }) => keys));
  return figures.map((figure) => {
    const [key = ''] = figure.keys;
    const [person] = figure.people;
    const label =
      person === undefined ? (guestCalled(key) ?? labelOf(by, key, nameOf)) : (person.name ?? say('erased'));
    const name = person === undefined ? label : <Link href={`/p/${person.id}`}>{label}</Link>;
    return { key, name, label, figure, games: games(key) };
  });
}

function labelOf(by: string, key: string, nameOf: (key: string) => string): string {
  switch (by) {
    case 'ENDED':
      return ENDINGS[key] ?? sayKey(key);
    case 'LENGTH':
    case 'ROUNDS':
      return sayRange(key);
    case 'SEAT':
      return say('Seat {seat}', { seat: 'AB'[Number(key) - 1] ?? key });
    default:
      return nameOf(key);
  }
}
