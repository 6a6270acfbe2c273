import { compareFractions, type Fraction, plus, ZERO } from '../standings/fraction.js';
import { type EntrantId, type Rounds, type RoundOf, roundsOf } from '../standings/results.js';
import { pointsFor, type RuleSet } from '../standings/rule-set.js';
import type { ToPair } from './swiss.js';

/** What matters for the next round of these entrants, read from the rounds before. Whoever did not come was not met. */
export function toPair(present: readonly EntrantId[], rounds: Rounds, rules: RuleSet): readonly ToPair[] {
  const all = roundsOf(rounds);
  const scores = new Map([...all].map(([entrant, own]) => [entrant, runningScores(own, rules, rounds.length)]));
  const before = (entrant: EntrantId, round: number): Fraction => scores.get(entrant)?.[round - 1] ?? ZERO;
  const unit = commonBottom([...scores.values()].flat());
  return present.map((entrant) => {
    const own = all.get(entrant) ?? [];
    const { top, bottom } = before(entrant, rounds.length + 1);
    return {
      entrant,
      score: Number(top * (unit / bottom)),
      met: new Set(own.flatMap((round) => (round.is === 'match' ? [round.opponent] : []))),
      hadBye: own.some(hadPointsWithoutPlay),
      pairedDown: own.reduce(
        (down, round) =>
          round.is === 'match'
            ? down + compareFractions(before(entrant, round.round), before(round.opponent, round.round))
            : down,
        0,
      ),
    };
  });
}

/** Whoever won a round without play once has had as much as a bye. */
const hadPointsWithoutPlay = (round: RoundOf): boolean =>
  round.is === 'bye' || round.is === 'awarded-bye' || (round.is === 'forfeit' && round.ended === 'won');

/** The score before each round, and after the last. */
function runningScores(own: readonly RoundOf[], rules: RuleSet, rounds: number): readonly Fraction[] {
  const won = new Map(own.map((round) => [round.round, pointsFor(round, rules)]));
  const scores: Fraction[] = [ZERO];
  for (let round = 1; round <= rounds; round++) scores.push(plus(scores[round - 1] ?? ZERO, won.get(round) ?? ZERO));
  return scores;
}

/** All scores are whole in this unit. */
function commonBottom(list: readonly Fraction[]): bigint {
  return [...new Set(list.map(({ bottom }) => bottom))].reduce((common, bottom) => common * bottom, 1n);
}
