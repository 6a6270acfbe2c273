import type { EntrantId } from '../standings/results.js';
import type { SwissRound, ToPair } from './swiss.js';

/** Why these two sit at one table. */
export type WhyPaired =
  | { readonly because: 'same-score'; readonly score: number }
  /** They met before: nobody could be seated otherwise without as many rematches. */
  | { readonly because: 'rematch' }
  /** They were to be kept apart, and there was nobody else at all for one of them. */
  | { readonly because: 'forced' }
  /** One of an odd number with the same score had to meet a lower one; `timesBefore` tells how often that was so. */
  | { readonly because: 'odd-group'; readonly down: EntrantId; readonly group: number; readonly timesBefore: number }
  /** They have met all others with their score, or may not meet them. */
  | { readonly because: 'met-all'; readonly down: EntrantId; readonly group: number }
  /** Another choice would have left somebody without an opponent they had not met, or scores further apart. */
  | { readonly because: 'for-others'; readonly down: EntrantId; readonly group: number };

/** Read from what was known before the round, as anybody may who has the round and the entrants that went into it. */
export function explainPairing(
  entrants: readonly ToPair[],
  { rematches, forced }: SwissRound,
  [left, right]: readonly [EntrantId, EntrantId],
): WhyPaired {
  const [a, b] = [find(entrants, left), find(entrants, right)];
  const isIn = (pairs: SwissRound['rematches']): boolean =>
    pairs.some((pair) => pair.includes(left) && pair.includes(right));
  if (isIn(forced)) return { because: 'forced' };
  if (isIn(rematches)) return { because: 'rematch' };
  if (a.score === b.score) return { because: 'same-score', score: a.score };
  const down = a.score > b.score ? a : b;
  const group = entrants.filter(({ score }) => score === down.score);
  const unmet = group.filter(
    ({ entrant }) => entrant !== down.entrant && !down.met.has(entrant) && !down.apart.has(entrant),
  );
  const facts = { down: down.entrant, group: group.length };
  if (unmet.length === 0 && group.length > 1) return { because: 'met-all', ...facts };
  if (entrants.filter(({ score }) => score >= down.score).length % 2 === 1)
    return { because: 'odd-group', ...facts, timesBefore: Math.max(0, down.pairedDown) };
  return { because: 'for-others', ...facts };
}

function find(entrants: readonly ToPair[], id: EntrantId): ToPair {
  const found = entrants.find(({ entrant }) => entrant === id);
  if (found === undefined) throw new RangeError(`${id} was not among those who were paired.`);
  return found;
}
