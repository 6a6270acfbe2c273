import type { GamesInput } from '#contract';
import { MOST_SEATS, seatsOf } from '#kernel';
import type { Score } from '#tournament';

/** The games of a table; null unless they are those of two to six seats. */
export function scoreOf({ won, places, drawn, bothLost, notPlayed }: GamesInput): Score | null {
  if (!isOfSeats(won) || (places && !isOfSeats(places))) return null;
  const placed = places ? { places: seatsOf(places) } : {};
  const walkover = notPlayed ? { notPlayed } : {};
  return { won: seatsOf(won), drawn: drawn ?? 0, bothLost: bothLost ?? false, ...walkover, ...placed };
}

const isOfSeats = ({ length }: readonly number[]): boolean => length >= 2 && length <= MOST_SEATS;
