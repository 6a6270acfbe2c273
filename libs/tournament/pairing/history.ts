import { type EntrantId, type Rounds, type RoundOf, roundsOf } from '../standings/results.js';
import { partsFor, type RuleSet } from '../standings/rule-set.js';
import type { ToPair } from './swiss.js';

/** What matters for the next round of these entrants, read from the rounds before. Whoever did not come was not met. */
export function toPair(present: readonly EntrantId[], rounds: Rounds, rules: RuleSet): readonly ToPair[] {
  const all = roundsOf(rounds);
  const scores = new Map([...all].map(([entrant, own]) => [entrant, runningScores(own, rules, rounds.length)]));
  const before = (entrant: EntrantId, round: number): number => scores.get(entrant)?.[round - 1] ?? 0;
  return present.map((entrant) => {
    const own = all.get(entrant) ?? [];
    return {
      entrant,
      score: before(entrant, rounds.length + 1),
      met: new Set(own.flatMap((round) => (round.is === 'match' ? [round.opponent] : []))),
      hadBye: own.some(hadPointsWithoutPlay),
      pairedDown: own.reduce(
        (down, round) =>
          round.is === 'match'
            ? down + Math.sign(before(entrant, round.round) - before(round.opponent, round.round))
            : down,
        0,
      ),
    };
  });
}

/** Whoever won a round without play once has had as much as a bye. */
const hadPointsWithoutPlay = (round: RoundOf): boolean =>
  round.is === 'bye' || round.is === 'awarded-bye' || (round.is === 'forfeit' && round.ended === 'won');

/** The score before each round, and after the last, in whole parts of a point. */
function runningScores(own: readonly RoundOf[], rules: RuleSet, rounds: number): readonly number[] {
  const scores = new Array<number>(rounds + 1).fill(0);
  for (const round of own) scores[round.round] = partsFor(round, rules);
  for (let round = 1; round <= rounds; round++) scores[round] = (scores[round] ?? 0) + (scores[round - 1] ?? 0);
  return scores;
}
