import { isElimination, type Plan } from '../plan.js';
import type { EntrantId } from '../standings/results.js';
import { type PlayedAs, standings, type Standing } from '../standings/standings.js';
import { currentRound, type Entrant, type OpenTournament } from '../state.js';
import { bracketPlay, bracketRanking } from './bracket-play.js';
import { countedRounds, rulesOf, stageOf } from './results.js';

const played = ({ is }: Entrant, hasResults: boolean): boolean =>
  is === 'in' || is === 'disqualified' || (is === 'dropped' && hasResults);

/** The standings after a round, the last one unless said, by the tournament's own rules. */
export function standingsAfter(state: OpenTournament, through = Infinity): readonly Standing[] {
  const rounds = countedRounds(state, through);
  const seen = new Set(rounds.flat().flatMap((table) => ('entrants' in table ? table.entrants : [table.entrant])));
  const entrants = [...state.entrants.values()]
    .filter((entrant) => played(entrant, seen.has(entrant.id)))
    .map(({ id, is }) => ({ id, disqualified: is === 'disqualified' }));
  return standings(entrants, rounds, rulesOf(state.plan), playedAs(state.plan));
}

/** Only where nothing but a round robin counts. */
export const playedAs = ({ stages }: Plan): PlayedAs =>
  stages.every((stage) => stage.is === 'round-robin' || isElimination(stage)) ? 'round-robin' : 'swiss';

/** The groups of a round robin, filled forth and back so that each gets as many of the best. */
export function groupsOf(seeds: readonly EntrantId[], groups: number): readonly (readonly EntrantId[])[] {
  const filled = Array.from({ length: groups }, (): EntrantId[] => []);
  seeds.forEach((seed, nth) => {
    const along = nth % groups;
    const forth = Math.floor(nth / groups) % 2 === 0;
    filled[forth ? along : groups - 1 - along]?.push(seed);
  });
  return filled;
}

/** Who goes on from a stage to the next, best seed first; of groups as many from each. */
export function advancing(state: OpenTournament, from: number, cut: number): readonly EntrantId[] {
  const present = (id: EntrantId): boolean => state.entrants.get(id)?.is === 'in';
  const ranked = standingsAfter(state)
    .map(({ entrant }) => entrant)
    .filter(present);
  const stage = state.plan.stages[from];
  if (stage?.is !== 'round-robin') return ranked.slice(0, cut);
  const seeds = state.rounds.find((round) => round.stage === from)?.opens ?? [];
  const each = groupsOf(seeds, stage.groups).map((group) => ranked.filter((id) => group.includes(id)));
  return Array.from({ length: cut / stage.groups }, (_, place) =>
    ranked.filter((id) => each.some((group) => group[place] === id)),
  ).flat();
}

/** Where somebody stands in a bracket. */
export interface BracketPlace {
  readonly place: number;
  readonly entrant: EntrantId;
}

/** The places that the bracket, if one is played or was last, has given so far; who went out in one round shares one. */
export function bracketPlaces(state: OpenTournament): readonly BracketPlace[] {
  const last = currentRound(state);
  const play = last !== null && isElimination(stageOf(state, last)) ? bracketPlay(state, last.stage) : null;
  if (play === null) return [];
  const ranked = new Set(standingsAfter(state).map(({ entrant }) => entrant));
  const groups = bracketRanking(play).map((group) => group.filter((id) => ranked.has(id)));
  return groups.flatMap((group, nth) => {
    const above = groups.slice(0, nth).flat().length;
    return group.map((entrant) => ({ place: above + 1, entrant }));
  });
}

/** Everybody in order: by the bracket where there was one, and by the standings below it. */
export function ranking(state: OpenTournament): readonly EntrantId[] {
  const above = bracketPlaces(state).map(({ entrant }) => entrant);
  const below = standingsAfter(state).map(({ entrant }) => entrant);
  return [...new Set([...above, ...below])];
}
