import { type Fraction, fraction, larger, mean, ZERO } from './fraction.js';
import type { EntrantId, RoundOf, Tally } from './results.js';
import type { Field, Part, RuleSet, TieBreak, TieBreakValue } from './rule-set.js';

/** Matches and games both give three points for a win and one for a draw. */
const WIN = 3;
const DRAW = 1;
/** A bye is a match won by two games to none. */
const BYE: Tally = { won: 2, drawn: 0, lost: 0 };
/** A round lost without an opponent has no games. */
const NO_GAMES: Tally = { won: 0, drawn: 0, lost: 0 };
/** Literally so, and not one third. */
const FLOOR = fraction(33, 100);

const MATCH_POINTS = { won: WIN, drawn: DRAW, lost: 0 };

const matchPoints = (round: RoundOf): number =>
  round.is === 'match' ? MATCH_POINTS[round.ended] : round.is === 'bye' ? WIN : 0;

const gamesOf = (round: RoundOf): Tally => (round.is === 'match' ? round.games : round.is === 'bye' ? BYE : NO_GAMES);

const share = (points: number, most: number): Fraction => (most === 0 ? FLOOR : larger(fraction(points, most), FLOOR));

const total = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** An entrant's rounds are one and the same list for all of their opponents. */
function remembered(of: (rounds: readonly RoundOf[]) => Fraction): (rounds: readonly RoundOf[]) => Fraction {
  const known = new WeakMap<readonly RoundOf[], Fraction>();
  return (rounds) => {
    const value = known.get(rounds) ?? of(rounds);
    known.set(rounds, value);
    return value;
  };
}

/** Of the points that were to be had in the rounds that somebody took part in. */
const matchWinShare = remembered((rounds) => share(total(rounds.map(matchPoints)), WIN * rounds.length));

const gameWinShare = remembered((rounds) => {
  const games = rounds.map(gamesOf);
  const played = total(games.map(({ won, drawn, lost }) => won + drawn + lost));
  return share(total(games.map(({ won, drawn }) => WIN * won + DRAW * drawn)), WIN * played);
});

/** The mean over all opponents, one met twice counted twice; a bye has no opponent. */
function ofOpponents(entrant: EntrantId, field: Field, of: (rounds: readonly RoundOf[]) => Fraction): TieBreakValue {
  const parts = field.roundsOf(entrant).flatMap((round): readonly Part[] => {
    if (round.is !== 'match') return [];
    const { opponent } = round;
    return [{ round: round.round, opponent, value: of(field.roundsOf(opponent)) }];
  });
  return { value: mean(parts.map(({ value }) => value)), parts };
}

const OPPONENTS_MATCH_WIN: TieBreak = {
  id: 'OMW',
  title: "Opponents' match-win percentage",
  shownAs: 'percent',
  of: (entrant, field) => ofOpponents(entrant, field, matchWinShare),
};

const GAME_WIN: TieBreak = {
  id: 'GW',
  title: 'Game-win percentage',
  shownAs: 'percent',
  of(entrant, field) {
    const rounds = field.roundsOf(entrant);
    const parts = rounds.map((round) => {
      const { won, drawn } = gamesOf(round);
      const opponent = round.is === 'match' ? round.opponent : null;
      return { round: round.round, opponent, value: fraction(WIN * won + DRAW * drawn) };
    });
    return { value: rounds.length === 0 ? ZERO : gameWinShare(rounds), parts };
  },
};

const OPPONENTS_GAME_WIN: TieBreak = {
  id: 'OGW',
  title: "Opponents' game-win percentage",
  shownAs: 'percent',
  of: (entrant, field) => ofOpponents(entrant, field, gameWinShare),
};

/** From so many players on, so many rounds. */
const ROUNDS: readonly (readonly [number, number])[] = [
  [410, 10],
  [227, 9],
  [129, 8],
  [65, 7],
  [33, 6],
  [9, 5],
  [0, 3],
];

/** Appendices C and E of the Magic tournament rules, as in force from this day on. */
export const MTR_2026_02_27: RuleSet = {
  id: 'mtr/2026-02-27',
  title: 'Match points, OMW %, GW %, OGW %',
  points: (round) => fraction(matchPoints(round)),
  usualRounds: (players) => ROUNDS.find(([least]) => players >= least)?.[1] ?? 0,
  tieBreaks: [OPPONENTS_MATCH_WIN, GAME_WIN, OPPONENTS_GAME_WIN],
};
