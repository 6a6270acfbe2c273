import { scoreOf } from '../tournament/words.js';
import type { Card, Entry, YourMatch, YourTable } from './queries.js';
import { say, sayMany } from '../say/index.js';

export function statusSays({ phase, cancelled, rounds }: Card, { status, playsOn }: Entry): string {
  if (status === 'WAITING') return say('You wait for a place');
  if (status === 'DROPPED') return say('You left this tournament');
  if (status === 'DISQUALIFIED') return say('You were disqualified');
  if (phase === 'REGISTERING') return say('You are in');
  if (cancelled !== null) return say('The tournament was cancelled');
  if (phase === 'OVER') return say('The tournament is over');
  const round = rounds.at(-1);
  if (round === undefined) return say('The first round is not paired yet');
  return byeSays(round) ?? bracketSays(playsOn) ?? say('You do not play in this round');
}

/** Null where you have none. */
export const byeSays = (round: Card['rounds'][number]): string | null =>
  round.byes.some(({ entrant }) => entrant.isYou) ? say('You have a bye in round {number}', round) : null;

/** Where somebody stands in a bracket who has no table; null where none is played. */
export const bracketSays = (playsOn: boolean | null): string | null =>
  playsOn === null ? null : playsOn ? say('You play again in a later round') : say('The others play on: you are out');

export const problems = (count: number): string =>
  sayMany(count, { one: 'One thing is wrong', other: '{n} things are wrong' });

/** The results that are usual, as who reports sees them; any other can be typed. */
export function usualScores({ bestOf, drawsAllowed }: Pick<YourMatch, 'bestOf' | 'drawsAllowed'>): readonly Own[] {
  const most = (bestOf + 1) / 2;
  const lost = Array.from({ length: most }, (_, games) => games);
  const wins = lost.map((games) => ({ own: most, theirs: games, drawn: 0 }));
  const losses = lost.toReversed().map((games) => ({ own: games, theirs: most, drawn: 0 }));
  const level = drawsAllowed && bestOf > 1 ? [{ own: most - 1, theirs: most - 1, drawn: 0 }] : [];
  return [...wins, ...level, ...losses];
}

/** Games as one player counts them. */
export interface Own {
  readonly own: number;
  readonly theirs: number;
  readonly drawn: number;
}

export function ownSays({ own, theirs, drawn }: Own): string {
  const score = scoreOf({ won: [own, theirs], drawn });
  if (own === theirs) return say('A draw {score}', { score });
  return own > theirs ? say('I won {score}', { score }) : say('I lost {score}', { score });
}

/** A result as the one who reads it sees it, within a sentence. */
export function fromSeat(
  { won, drawn }: { readonly won: readonly number[]; readonly drawn: number },
  seat: number,
): string {
  const [own, theirs] = [won[seat] ?? 0, won[1 - seat] ?? 0];
  const score = scoreOf({ won: [own, theirs], drawn });
  return own > theirs
    ? say('you won {score}', { score })
    : own < theirs
      ? say('you lost {score}', { score })
      : say('you drew {score}', { score });
}

export function resultSays(
  result: Omit<NonNullable<YourTable['result']>, 'how' | 'corrections'>,
  seat: number,
): string {
  if (result.bothLost)
    return result.notPlayed ? say('Nobody came to this match: both lost.') : say('Both lost this match.');
  const [own, theirs] = [result.won[seat] ?? 0, result.won[1 - seat] ?? 0];
  const score = scoreOf({ won: [own, theirs], drawn: result.drawn });
  if (own === theirs) return say('You drew {score}.', { score });
  if (result.notPlayed)
    return own > theirs
      ? say('You won {score}, as your opponent was not there or left.', { score })
      : say('You lost {score}, as you were not there or left.', { score });
  return own > theirs ? say('You won {score}.', { score }) : say('You lost {score}.', { score });
}

/** The seats count in the order of the table, whoever reports. */
export const inSeats = ({ own, theirs, drawn }: Own, seat: number): { won: number[]; drawn: number } => ({
  won: seat === 0 ? [own, theirs] : [theirs, own],
  drawn,
});
