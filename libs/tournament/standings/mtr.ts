import { type Fraction, fraction, larger, mean, ZERO } from './fraction.js';
import { type EntrantId, endOf, opponentIn, type RoundOf, type Tally } from './results.js';
import {
  each,
  partsFor,
  type Field,
  type Part,
  remembered,
  type RuleSet,
  type TieBreak,
  type TieBreakValue,
} from './rule-set.js';

/** What a game gives, whatever a match does. */
const GAME = { won: 3, drawn: 1 };
/** A match won without an opponent is won by two games to none. */
const WITHOUT_PLAY: Readonly<Record<'won' | 'drawn' | 'lost', Tally>> = {
  won: { won: 2, drawn: 0, lost: 0 },
  drawn: { won: 1, drawn: 0, lost: 1 },
  lost: { won: 0, drawn: 0, lost: 2 },
};
/** A round lost without an opponent has no games. */
const NO_GAMES: Tally = { won: 0, drawn: 0, lost: 0 };

function gamesOf(round: RoundOf): Tally {
  if (round.is === 'match') return round.games;
  return round.is === 'loss' ? NO_GAMES : WITHOUT_PLAY[endOf(round)];
}

const total = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

function share(points: number, most: number, { rules }: Field): Fraction {
  const floor = rules.floor ?? ZERO;
  return most === 0 ? floor : larger(fraction(points, most), floor);
}

/** Of the points that were to be had in the rounds that somebody took part in. */
const matchWinShare = remembered((entrant, field) => {
  const rounds = field.roundsOf(entrant);
  return share(
    total(rounds.map((round) => partsFor(round, field.rules))),
    field.rules.points.win * rounds.length,
    field,
  );
});

const gameWinShare = remembered((entrant, field) => {
  const games = field.roundsOf(entrant).map(gamesOf);
  const played = total(games.map(({ won, drawn, lost }) => won + drawn + lost));
  return share(total(games.map(gamePoints)), GAME.won * played, field);
});

const gamePoints = ({ won, drawn }: Tally): number => GAME.won * won + GAME.drawn * drawn;

/** The mean over all opponents, one met twice counted twice; a bye has no opponent. */
function ofOpponents(
  entrant: EntrantId,
  field: Field,
  of: (entrant: EntrantId, field: Field) => Fraction,
): TieBreakValue {
  const parts = field.roundsOf(entrant).flatMap((round): readonly Part[] => {
    if (!('opponents' in round)) return [];
    return round.opponents.map((opponent) => ({
      round: round.round,
      opponent,
      value: of(opponent, field),
      isCut: false,
    }));
  });
  return { value: mean(parts.map(({ value }) => value)), parts };
}

const OPPONENTS_MATCH_WIN: TieBreak = {
  id: 'OMW',
  title: "Opponents' match-win percentage",
  shownAs: 'percent',
  of: each((entrant, field) => ofOpponents(entrant, field, matchWinShare)),
};

const GAME_WIN: TieBreak = {
  id: 'GW',
  title: 'Game-win percentage',
  shownAs: 'percent',
  of: each((entrant, field) => {
    const rounds = field.roundsOf(entrant);
    const parts = rounds.map((round) => ({
      round: round.round,
      opponent: opponentIn(round),
      value: fraction(gamePoints(gamesOf(round))),
      isCut: false,
    }));
    return { value: rounds.length === 0 ? ZERO : gameWinShare(entrant, field), parts };
  }),
};

const OPPONENTS_GAME_WIN: TieBreak = {
  id: 'OGW',
  title: "Opponents' game-win percentage",
  shownAs: 'percent',
  of: each((entrant, field) => ofOpponents(entrant, field, gameWinShare)),
};

const TIE_BREAKS = [OPPONENTS_MATCH_WIN, GAME_WIN, OPPONENTS_GAME_WIN];

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

/** Appendices C and E of the Magic tournament rules. */
export const MTR_2026_02_27: RuleSet = {
  id: 'mtr-2026-02-27',
  title: 'Magic tournament rules: OMW %, GW %, OGW %',
  since: '2026-02-27',
  points: { win: 3, draw: 1, loss: 0, bye: 3, parts: 1 },
  // literally so, and not one third
  floor: fraction(33, 100),
  usualRounds: (players) => ROUNDS.find(([least]) => players >= least)?.[1] ?? 0,
  tieBreaks: TIE_BREAKS,
  offered: TIE_BREAKS,
};
