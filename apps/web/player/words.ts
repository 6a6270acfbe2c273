import { scoreOf } from '../tournament/words.js';
import type { Card, Entry, YourMatch, YourTable } from './queries.js';

const plural = new Intl.PluralRules('en-GB');

export function statusSays({ phase, rounds }: Card, { status }: Entry): string {
  if (status === 'WAITING') return 'You wait for a place';
  if (status === 'DROPPED') return 'You left this tournament';
  if (status === 'DISQUALIFIED') return 'You were disqualified';
  if (phase === 'REGISTERING') return 'You are in';
  if (phase === 'OVER') return 'The tournament is over';
  return rounds.length === 0 ? 'The first round is not paired yet' : 'You do not play in this round';
}

export const problems = (count: number): string =>
  plural.select(count) === 'one' ? 'One thing is wrong' : `${count} things are wrong`;

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

export const ownSays = ({ own, theirs, drawn }: Own): string =>
  `${own > theirs ? 'I won' : own < theirs ? 'I lost' : 'A draw'} ${scoreOf({ won: [own, theirs], drawn })}`;

/** A result as the one who reads it sees it. */
export function fromSeat(
  { won, drawn }: { readonly won: readonly number[]; readonly drawn: number },
  seat: number,
): string {
  const [own, theirs] = [won[seat] ?? 0, won[1 - seat] ?? 0];
  const score = scoreOf({ won: [own, theirs], drawn });
  return own > theirs ? `you won ${score}` : own < theirs ? `you lost ${score}` : `you drew ${score}`;
}

export function resultSays(result: NonNullable<YourTable['result']>, seat: number): string {
  if (result.bothLost) return 'Both lost this match.';
  const said = fromSeat(result, seat);
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

/** The seats count in the order of the table, whoever reports. */
export const inSeats = ({ own, theirs, drawn }: Own, seat: number): { won: number[]; drawn: number } => ({
  won: seat === 0 ? [own, theirs] : [theirs, own],
  drawn,
});
