import { compareFractions, type Fraction, fraction, mean, plus, sum, times } from './fraction.js';
import type { EntrantId } from './results.js';
import { type Field, type Part, pointsFor, type TieBreak, winOf } from './rule-set.js';

/** What somebody scored against others who are tied with them; two who met more than once count once, with the mean. */
interface Encounters {
  readonly entrant: EntrantId;
  readonly score: Fraction;
  /** The score if all who were not met had been beaten. */
  readonly most: Fraction;
}

function meetings(entrant: EntrantId, among: ReadonlySet<EntrantId>, field: Field): readonly Part[] {
  return field.roundsOf(entrant).flatMap((round): readonly Part[] => {
    if (round.is !== 'match' && !(round.is === 'forfeit' && field.isRoundRobin)) return [];
    const met = round.opponents.filter((opponent) => among.has(opponent));
    return met.map((opponent) => ({
      round: round.round,
      opponent,
      value: pointsFor(round, field.rules),
      isCut: false,
    }));
  });
}

function encounters(entrant: EntrantId, among: ReadonlySet<EntrantId>, field: Field): Encounters {
  const byOpponent = new Map<EntrantId | null, Fraction[]>();
  for (const { opponent, value } of meetings(entrant, among, field))
    byOpponent.set(opponent, [...(byOpponent.get(opponent) ?? []), value]);
  const score = sum([...byOpponent.values()].map(mean));
  const unmet = among.size - 1 - byOpponent.size;
  return { entrant, score, most: plus(score, times(winOf(field.rules), fraction(unmet))) };
}

/** C.07 6: groups from the first place down; those in one group stay tied. */
function placed(tied: readonly EntrantId[], field: Field): readonly (readonly EntrantId[])[] {
  const among = new Set(tied);
  const all = tied
    .map((entrant) => encounters(entrant, among, field))
    .sort((a, b) => compareFractions(b.score, a.score) || compareFractions(b.most, a.most));
  const metAll = all.every(({ score, most }) => compareFractions(score, most) === 0);
  const groups = metAll ? byScore(all) : aheadForSure(all);
  return groups.length === 1 ? groups : groups.flatMap((group) => (group.length > 1 ? placed(group, field) : [group]));
}

function byScore(all: readonly Encounters[]): readonly (readonly EntrantId[])[] {
  const groups: EntrantId[][] = [];
  all.forEach(({ entrant, score }, nth) => {
    const above = all[nth - 1];
    if (above !== undefined && compareFractions(above.score, score) === 0) groups.at(-1)?.push(entrant);
    else groups.push([entrant]);
  });
  return groups;
}

/** C.07 6.3: whoever would be first however all missing matches had ended is first; then the next in the same way. */
function aheadForSure(all: readonly Encounters[]): readonly (readonly EntrantId[])[] {
  const sure = all.findIndex((one, nth) =>
    all.slice(nth + 1).some((other) => compareFractions(other.most, one.score) >= 0),
  );
  const ahead = all.slice(0, sure < 0 ? all.length : sure).map(({ entrant }) => [entrant]);
  const rest = all.slice(ahead.length).map(({ entrant }) => entrant);
  return rest.length === 0 ? ahead : [...ahead, rest];
}

export const DIRECT_ENCOUNTER: TieBreak = {
  id: 'DE',
  title: 'Direct encounter',
  shownAs: 'place',
  of(tied, field) {
    const among = new Set(tied);
    const above = new Map<EntrantId, number>();
    let placedSoFar = 0;
    for (const group of tied.length > 1 ? placed(tied, field) : [tied]) {
      for (const entrant of group) above.set(entrant, placedSoFar);
      placedSoFar += group.length;
    }
    return tied.map((entrant) => ({
      value: fraction(-(above.get(entrant) ?? 0)),
      parts: meetings(entrant, among, field),
    }));
  },
};
