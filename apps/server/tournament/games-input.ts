import type { GamesInput } from '#contract';
import type { Score } from '#tournament';

/** The games of a table; null unless they are those of two sides. */
export function scoreOf({ won, drawn, bothLost }: GamesInput): Score | null {
  const [one, other, ...more] = won;
  if (one === undefined || other === undefined || more.length > 0) return null;
  return { won: [one, other], drawn: drawn ?? 0, bothLost: bothLost ?? false };
}
