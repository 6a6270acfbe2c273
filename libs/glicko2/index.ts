/** Glicko-2 by the npm package of that name, as a rating algorithm; a period is stored rounded, and goes on from there. */
import glicko2, { type Player } from 'glicko2';
import { NEWCOMER, type Rated, RATING_UNIT, type RatingAlgorithm, VOLATILITY_UNIT } from '#tournament';

const TAU_UNIT = 1_000;

export const GLICKO2: RatingAlgorithm = {
  id: 'glicko2/1.2.2',
  rate({ tau, players, results }) {
    const reckoning = new glicko2.Glicko2({ tau: tau / TAU_UNIT, ...given(NEWCOMER) });
    const rated = players.map(({ before }) => {
      const { rating, rd, vol } = given(before);
      return reckoning.makePlayer(rating, rd, vol);
    });
    const at = (place: number): Player => {
      const found = rated[place];
      if (found === undefined) throw new RangeError(`A result names place ${place} among ${rated.length} players.`);
      return found;
    };
    reckoning.updateRatings(results.map(([one, other, halves]) => [at(one), at(other), halves / 2]));
    return rated.map((player) => ({
      rating: Math.round(player.getRating() * RATING_UNIT),
      deviation: Math.round(player.getRd() * RATING_UNIT),
      volatility: Math.round(player.getVol() * VOLATILITY_UNIT),
    }));
  },
};

const given = ({ rating, deviation, volatility }: Rated): { rating: number; rd: number; vol: number } => ({
  rating: rating / RATING_UNIT,
  rd: deviation / RATING_UNIT,
  vol: volatility / VOLATILITY_UNIT,
});
