import type { SwissRound, ToPair } from './swiss.js';

/** How good a round is. What stands first matters most: no gap makes up for a rematch that could have been avoided. */
export interface PairingQuality {
  /** Pairs who were to be kept apart. */
  readonly forced: number;
  readonly rematches: number;
  readonly secondByes: number;
  /** How far apart the scores at all tables are, and that of the bye from the lowest. */
  readonly gap: number;
  readonly largestGap: number;
  /** Tables at which the scores differ. */
  readonly floats: number;
  /** Of those who meet a lower score, how many did so more often than not before. */
  readonly floatedAgain: number;
}

/** Counted from the pairs alone, whatever made them. */
export function pairingQuality(
  entrants: readonly ToPair[],
  { tables, bye }: Pick<SwissRound, 'tables' | 'bye'>,
): PairingQuality {
  const known = new Map(entrants.map((each) => [each.entrant, each]));
  const pairs = tables.map(([one, other]) => [known.get(one), known.get(other)] as [ToPair, ToPair]);
  const lowest = entrants.reduce((least, { score }) => Math.min(least, score), Infinity);
  const gaps = pairs.map(([one, other]) => Math.abs(one.score - other.score));
  const alone = bye === null ? undefined : known.get(bye.entrant);
  if (alone !== undefined) gaps.push(alone.score - lowest);
  return {
    forced: pairs.filter(([one, other]) => one.apart.has(other.entrant)).length,
    rematches: pairs.filter(([one, other]) => one.met.has(other.entrant)).length,
    secondByes: alone?.hadBye === true ? 1 : 0,
    gap: gaps.reduce((sum, gap) => sum + gap, 0),
    largestGap: gaps.reduce((most, gap) => Math.max(most, gap), 0),
    floats: pairs.filter(([one, other]) => one.score !== other.score).length,
    floatedAgain: pairs.filter(([one, other]) => {
      const down = one.score > other.score ? one : other;
      return one.score !== other.score && down.pairedDown > 0;
    }).length,
  };
}
