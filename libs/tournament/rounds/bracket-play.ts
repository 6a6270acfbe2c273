import { bracketOf, type BracketMatch, type BracketResults, type Elimination, sidesOf } from '../pairing/bracket.js';
import type { Stage } from '../plan.js';
import type { OpenTournament } from '../state.js';
import type { EntrantId } from '../standings/results.js';

/** A stage of elimination as far as it was played. */
export interface BracketPlay {
  readonly seeds: readonly EntrantId[];
  readonly matches: readonly BracketMatch[];
  readonly results: BracketResults;
}

export function bracketPlay(state: OpenTournament, stage: number): BracketPlay | null {
  const plan = state.plan.stages[stage];
  const rounds = state.rounds.filter((round) => round.stage === stage && round.phase === 'published');
  const seeds = rounds[0]?.opens ?? null;
  if (plan === undefined || seeds === null) return null;
  const matches = bracketOf(seeds.length, eliminationOf(plan));
  const results = new Map<number, 0 | 1>();
  for (const { tables, byes } of rounds) {
    for (const { place, result } of tables.values())
      if (place?.in === 'bracket' && result !== null)
        results.set(place.match, result.games.won[0] > result.games.won[1] ? 0 : 1);
    for (const { entrant, match } of byes)
      if (match !== null) results.set(match, sides({ seeds, matches, results }, match)[0] === entrant ? 0 : 1);
  }
  return { seeds, matches, results };
}

export const eliminationOf = (stage: Stage): Elimination =>
  stage.is === 'double-elimination'
    ? { is: 'double', reset: stage.reset }
    : { is: 'single', thirdPlace: stage.is === 'single-elimination' && stage.thirdPlace };

/** Who meets in a match; null where that is not known yet. */
export function sides(
  { seeds, matches, results }: BracketPlay,
  match: number,
): readonly [EntrantId | null, EntrantId | null] {
  const [one, other] = sidesOf(matches, results, match);
  const of = (seed: number | null): EntrantId | null => (seed === null ? null : (seeds[seed - 1] ?? null));
  return [of(one), of(other)];
}

/** The matches whose sides are known and that are not over. A final that the unbeaten side won needs no second. */
export function readyMatches(play: BracketPlay): readonly BracketMatch[] {
  return play.matches.filter(({ match, part }) => {
    if (play.results.has(match) || sides(play, match).includes(null)) return false;
    return part !== 'reset' || play.results.get(match - 1) === 1;
  });
}

/** Whether somebody has a match to come: whoever is beaten as often as it takes has none, nor has who won the last. */
export const playsOn = (play: BracketPlay, entrant: EntrantId): boolean =>
  play.matches.some(
    ({ match, part }) =>
      !play.results.has(match) &&
      sides(play, match).includes(entrant) &&
      (part !== 'reset' || play.results.get(match - 1) === 1),
  );

/** From the winner down; those whose last match was of the same round share a place, the better seed first. */
export function bracketRanking(play: BracketPlay): readonly (readonly EntrantId[])[] {
  const last = new Map<EntrantId, number>();
  const depth = depthIn(play.matches);
  for (const match of play.matches) {
    const won = play.results.get(match.match);
    if (won === undefined) continue;
    const pair = sides(play, match.match);
    const [winner, loser] = [pair[won], pair[1 - won]];
    if (loser) last.set(loser, depth(match));
    if (winner) last.set(winner, depth(match) + 0.5);
  }
  const reached = (entrant: EntrantId): number => last.get(entrant) ?? 0;
  const places = [...new Set(play.seeds.map(reached))].sort((a, b) => b - a);
  return places.map((place) => play.seeds.filter((seed) => reached(seed) === place));
}

/** How far a match leads; one for the third place no farther than the semifinals did. */
function depthIn(matches: readonly BracketMatch[]): (match: BracketMatch) => number {
  const rounds = Math.max(...matches.filter(({ part }) => part === 'winners').map(({ round }) => round));
  const from = { losers: 0, winners: 1000, 'third-place': 1000 + rounds - 2, final: 2000, reset: 3000 };
  return ({ part, round }) => from[part] + round;
}
