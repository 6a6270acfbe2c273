import { type Phrase, phrase, type Seat } from '#kernel';
import type { PlayedGame, Plan } from './state.js';
import type { BestOf, Games, HowEnded, Outcome } from './terms.js';

export const winsNeeded = (bestOf: BestOf): number => (bestOf + 1) / 2;

/** Won is a game by who alone is first in it; a game where several are first is drawn. */
export function tally({ seats }: Plan, games: readonly Placed[]): Games {
  const won = seats.map(() => 0);
  let drawn = 0;
  for (const { places } of games) {
    const firsts = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    const [winner] = firsts;
    if (firsts.length === 1 && winner !== undefined) won[winner] = (won[winner] ?? 0) + 1;
    else if (firsts.length > 1) drawn += 1;
  }
  return { won, drawn };
}

type Placed = Pick<PlayedGame['result'], 'places'>;

/** Whether no game follows on these. */
export const isDecided = (plan: Plan, games: readonly Placed[]): boolean =>
  games.length >= plan.bestOf || Math.max(...tally(plan, games).won) >= winsNeeded(plan.bestOf);

/** What the games come to; null while another one follows. */
export function outcomeOfGames(plan: Plan, games: readonly PlayedGame[]): Outcome | null {
  const last = games.at(-1);
  if (last === undefined) return null;
  const results = games.map(({ result }) => result);
  if (!isDecided(plan, results)) return null;
  const counted = tally(plan, results);
  const places = plan.bestOf === 1 ? last.result.places : placesBy(counted.won);
  return { places, games: counted, how: 'played', bothLost: false };
}

export const outcomeOf = (games: Games, how: HowEnded, bothLost: boolean): Outcome => ({
  places: bothLost ? games.won.map(() => 2) : placesBy(games.won),
  games,
  how,
  bothLost,
});

const placesBy = (won: readonly number[]): readonly number[] =>
  won.map((own) => 1 + won.filter((other) => other > own).length);

/** All games for the one, and so many as it takes. */
export const forfeitedBy = ({ seats, bestOf }: Plan, loser: Seat): Games => ({
  won: seats.map((_, place) => (place === loser ? 0 : winsNeeded(bestOf))),
  drawn: 0,
});

/** Where somebody has to win, a drawn game takes none away, and so many may follow. */
const FURTHER = 2;

type Length = Pick<Plan, 'bestOf' | 'drawsAllowed'>;

const mostGames = ({ bestOf, drawsAllowed }: Length): number => (drawsAllowed ? bestOf : bestOf + FURTHER);

/** Every score that a match of two can end with, also one that time cut short. */
export function possibleScores({ bestOf, drawsAllowed }: Length): readonly Games[] {
  const most = mostGames({ bestOf, drawsAllowed });
  const wins = Array.from({ length: winsNeeded(bestOf) + 1 }, (_, count) => count);
  const draws = Array.from({ length: most + 1 }, (_, count) => count);
  return wins
    .flatMap((first) => wins.flatMap((second) => draws.map((drawn) => ({ won: [first, second], drawn }))))
    .filter(({ won: [first = 0, second = 0], drawn }) => {
      const count = first + second + drawn;
      const isOneWinner = Math.min(first, second) < winsNeeded(bestOf);
      return count >= 1 && count <= most && isOneWinner && (drawsAllowed || first !== second);
    });
}

export const spelledScore = ({ won, drawn }: Games): string => [...won, ...(drawn > 0 ? [drawn] : [])].join('-');

/** More than so many scores nobody reads in a sentence. */
const READABLE = 20;

export function impossibleScore(length: Length, games: Games, known: readonly string[]): readonly Phrase[] {
  const { bestOf, drawsAllowed } = length;
  const [first, second] = games.won;
  const facts = { bestOf, score: spelledScore(games) };
  const bounds = { ...facts, wins: winsNeeded(bestOf), most: mostGames(length) };
  const listed = { ...facts, scores: known.join(', ') };
  if (first === second && !drawsAllowed)
    return known.length > READABLE
      ? phrase(
          'A match of best of {bestOf} cannot end {score} (won-won-drawn) where draws are not allowed; one of the two wins at most {wins} games and the other fewer, of at most {most} with those drawn.',
          bounds,
        )
      : phrase(
          'A match of best of {bestOf} cannot end {score} (won-won-drawn) where draws are not allowed; it can: {scores}.',
          listed,
        );
  return known.length > READABLE
    ? phrase(
        'A match of best of {bestOf} cannot end {score} (won-won-drawn); one of the two wins at most {wins} games and the other fewer, of at most {most} with those drawn.',
        bounds,
      )
    : phrase('A match of best of {bestOf} cannot end {score} (won-won-drawn); it can: {scores}.', listed);
}

export const isSameScore = (a: Games, b: Games): boolean =>
  a.drawn === b.drawn && a.won.length === b.won.length && a.won.every((count, place) => count === b.won[place]);
