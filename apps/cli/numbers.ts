import { EXIT, Stop } from './exit.js';

/** A whole number in digits, as people type it; null for all else, such as the nothing that an unset variable comes to. */
export const wholeNumber = (typed: string): number | null => (/^\d{1,15}$/.test(typed) ? Number(typed) : null);

/** How many games `--games` asks for. */
export function numberOfGames(typed: string): number {
  const n = wholeNumber(typed);
  if (n !== null && n > 0) return n;
  throw new Stop(EXIT.usage, `--games ${typed} is no number of games: it must be 1 or more.`);
}

/** Which game of a match `--game` means. */
export function nthGame(typed: string): number {
  const n = wholeNumber(typed);
  if (n !== null && n > 0) return n;
  throw new Stop(EXIT.usage, `--game ${typed} is no game of a match: they are counted from 1.`);
}
