import { type Fraction, fraction, plus, sum, ZERO } from './fraction.js';
import { endOf, opponentIn, type RoundOf } from './results.js';
import { each, type Field, type Part, pointsFor, type TieBreak } from './rule-set.js';

const counted = (id: string, title: string, counts: (round: RoundOf, field: Field) => boolean): TieBreak => ({
  id,
  title,
  shownAs: 'count',
  of: each((entrant, field) => {
    const parts = field.roundsOf(entrant).map((round): Part => ({
      round: round.round,
      opponent: opponentIn(round),
      value: fraction(counts(round, field) ? 1 : 0),
      isCut: false,
    }));
    return { value: sum(parts.map(({ value }) => value)), parts };
  }),
});

/** C.07 7.1: rounds that gave what a win gives, also without play. */
const WINS = counted('WIN', 'Rounds won', (round, { rules }) =>
  round.is === 'bye' ? rules.points.bye === rules.points.win : endOf(round) === 'won',
);

/** C.07 7.2 */
const WON = counted('WON', 'Rounds won by playing', (round) => round.is === 'match' && round.ended === 'won');

/** C.07 7.5: the sum of one's scores after each round. */
const PROGRESSIVE: TieBreak = {
  id: 'PS',
  title: 'Progressive score',
  shownAs: 'points',
  of: each((entrant, field) => {
    const own = new Map(field.roundsOf(entrant).map((round) => [round.round, pointsFor(round, field.rules)]));
    let score: Fraction = ZERO;
    const parts = Array.from({ length: field.rounds }, (_, nth): Part => {
      score = plus(score, own.get(nth + 1) ?? ZERO);
      return { round: nth + 1, opponent: null, value: score, isCut: false };
    });
    return { value: sum(parts.map(({ value }) => value)), parts };
  }),
};

export const WIN_TIE_BREAKS: readonly TieBreak[] = [WINS, WON, PROGRESSIVE];
