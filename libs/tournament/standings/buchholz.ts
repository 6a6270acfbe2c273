import { compareFractions, type Fraction, fraction, smaller, sum, times, ZERO } from './fraction.js';
import type { EntrantId, RoundOf } from './results.js';
import {
  drawOf,
  each,
  type Field,
  type Part,
  pointsFor,
  remembered,
  type TieBreak,
  type TieBreakValue,
} from './rule-set.js';

/** How the score of the one is capped who stands in for a missing opponent. C.07 16.4, from 2026-03-01 on. */
export type Dummy = 'own-score' | 'capped';

/** C.07 16.2: nobody but themselves kept them from playing. */
const isVoluntary = (round: RoundOf): boolean =>
  round.is === 'half-bye' || round.is === 'loss' || (round.is === 'forfeit' && round.ended === 'lost');

/** Every round so far; one in which somebody is not named was lost without an opponent. */
const allRounds = remembered((entrant, field): readonly RoundOf[] => {
  const named = new Map(field.roundsOf(entrant).map((round) => [round.round, round]));
  return Array.from({ length: field.rounds }, (_, nth) => named.get(nth + 1) ?? { is: 'loss', round: nth + 1 });
});

/** C.07 16.3: whoever stays away to the end is taken to have drawn those rounds, as an opponent. */
const asOpponent = remembered((entrant, field): Fraction => {
  const rounds = allRounds(entrant, field);
  const lastThere = rounds.findLastIndex((round) => !isVoluntary(round));
  const gone = field.isRoundRobin ? ZERO : drawOf(field.rules);
  return sum(
    rounds.map((round, nth) => (nth <= lastThere || round.is === 'forfeit' ? pointsFor(round, field.rules) : gone)),
  );
});

/** What one round gives: the strength of who was met, and what that counts for. */
interface Given extends Part {
  readonly strength: Fraction;
  readonly isVoluntary: boolean;
}

/** Nobody was met where the opponent is null. */
function strengthIn(round: RoundOf, opponent: EntrantId | null, own: Fraction, { field, dummy }: Asked): Fraction {
  const strength = opponent === null ? null : asOpponent(opponent, field);
  const isMet = round.is === 'match' || (round.is === 'forfeit' && field.isRoundRobin);
  if (strength !== null && isMet) return strength;
  if (dummy === 'own-score') return own;
  return smaller(own, strength ?? times(drawOf(field.rules), fraction(field.rounds)));
}

interface Asked {
  readonly field: Field;
  readonly dummy: Dummy;
}

function given(entrant: EntrantId, field: Field, dummy: Dummy, worth: (round: RoundOf) => Fraction): readonly Given[] {
  return allRounds(entrant, field)
    .filter((round) => 'opponents' in round || !field.isRoundRobin)
    .flatMap((round) =>
      ('opponents' in round ? round.opponents : [null]).map((opponent) => {
        const strength = strengthIn(round, opponent, field.points(entrant), { field, dummy });
        return {
          round: round.round,
          opponent,
          value: times(strength, worth(round)),
          strength,
          isVoluntary: isVoluntary(round) && !(field.isRoundRobin && round.is === 'forfeit'),
          isCut: false,
        };
      }),
    );
}

/** So many of the weakest and of the strongest are left out. */
interface Cut {
  readonly low: number;
  readonly high: number;
}

function afterCut(all: readonly Given[], { low, high }: Cut): TieBreakValue {
  const left = [...all];
  const cut = new Set<Given>();
  const leaveOut = (one: Given | undefined): void => {
    if (one === undefined) return;
    left.splice(left.indexOf(one), 1);
    cut.add(one);
  };
  for (let nth = 0; nth < low; nth++) leaveOut(toCutLow(left));
  for (let nth = 0; nth < high; nth++) leaveOut(first(left, (a, b) => -byStrength(a, b)));
  return {
    value: sum(left.map(({ value }) => value)),
    parts: all.map((one) => ({ round: one.round, opponent: one.opponent, value: one.value, isCut: cut.has(one) })),
  };
}

/** C.07 16.5: a round that somebody chose not to play goes first, unless it gives more than the weakest does. */
function toCutLow(left: readonly Given[]): Given | undefined {
  const weakest = first(left, byStrength);
  const chosen = first(
    left.filter((one) => one.isVoluntary),
    (a, b) => compareFractions(a.value, b.value) || compareFractions(a.strength, b.strength),
  );
  if (weakest === undefined || chosen === undefined) return weakest;
  return compareFractions(weakest.value, chosen.value) > 0 ? weakest : chosen;
}

const byStrength = (a: Given, b: Given): number =>
  compareFractions(a.strength, b.strength) || compareFractions(a.value, b.value);

const first = (list: readonly Given[], order: (a: Given, b: Given) => number): Given | undefined =>
  [...list].sort(order)[0];

const WHOLE: Cut = { low: 0, high: 0 };
const LOWEST: Cut = { low: 1, high: 0 };
const MEDIAN: Cut = { low: 1, high: 1 };

const named = (cut: Cut): string => (cut === WHOLE ? '' : cut === LOWEST ? '-C1' : '-M1');

const titled = (title: string, cut: Cut): string =>
  cut === WHOLE ? title : cut === LOWEST ? `${title}, lowest cut` : `Median ${title}`;

const buchholz = (dummy: Dummy, cut: Cut): TieBreak => ({
  id: `BH${named(cut)}`,
  title: titled('Buchholz', cut),
  shownAs: 'points',
  of: each((entrant, field) =>
    afterCut(
      given(entrant, field, dummy, () => fraction(1)),
      cut,
    ),
  ),
});

const sonnebornBerger = (dummy: Dummy, cut: Cut): TieBreak => ({
  id: `SB${named(cut)}`,
  title: titled('Sonneborn-Berger', cut),
  shownAs: 'points',
  of: each((entrant, field) =>
    afterCut(
      given(entrant, field, dummy, (round) => pointsFor(round, field.rules)),
      cut,
    ),
  ),
});

/** C.07 8 and 9, with its rounds that were not played by 16. */
export const buchholzTieBreaks = (dummy: Dummy): readonly TieBreak[] => [
  ...[LOWEST, WHOLE, MEDIAN].map((cut) => buchholz(dummy, cut)),
  ...[WHOLE, LOWEST].map((cut) => sonnebornBerger(dummy, cut)),
];
