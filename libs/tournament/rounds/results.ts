import { Fault } from '#kernel';
import { winsNeeded } from '#match';
import { isElimination, type Plan, type Stage } from '../plan.js';
import type { EntrantId, Rounds, TableResult } from '../standings/results.js';
import type { RuleSet } from '../standings/rule-set.js';
import { ruleSetOf } from '../standings/rule-sets.js';
import { currentRound, type OpenTournament, openTables, type Round } from '../state.js';
import type { ResultRecorded } from './events.js';
import type { Score } from './round.js';

export const stageOf = (state: OpenTournament, { stage }: Round): Stage => {
  const found = state.plan.stages[stage];
  if (found === undefined) throw new Fault(`The plan has no stage ${stage}.`);
  return found;
};

export const rulesOf = ({ rules }: Plan): RuleSet => ruleSetOf(rules);

/** What is impossible about these games, and what would be possible; null when they can come about. */
export function gamesProblem(state: OpenTournament, round: Round, { won, drawn, bothLost }: Score): string | null {
  const { bestOf, ...stage } = stageOf(state, round);
  const needed = winsNeeded(bestOf);
  const [a, b] = won;
  if (![a, b, drawn].every((count) => Number.isInteger(count) && count >= 0)) return 'Score are counted from 0.';
  if (a > needed || b > needed || (a === needed && b === needed))
    return `In the best of ${bestOf} one wins at most ${needed} games and the other fewer: ${a} to ${b} can't be.`;
  if (a + b + drawn > bestOf + 2) return `The best of ${bestOf} has not ${a + b + drawn} games.`;
  if (isElimination({ bestOf, ...stage })) {
    if (bothLost) return 'In an elimination one of the two goes on: it can not be lost by both.';
    if (a === b) return `In an elimination one of the two goes on: ${a} to ${b} tells nobody who.`;
  }
  return null;
}

/** The match that somebody is playing, given to the other. */
export function forfeited(state: OpenTournament, loser: EntrantId): readonly ResultRecorded[] {
  const round = currentRound(state);
  const table = round && openTables(round).find(({ entrants }) => entrants.includes(loser));
  if (!round || !table) return [];
  const { id, entrants } = table;
  const needed = winsNeeded(stageOf(state, round).bestOf);
  const won = entrants[0] === loser ? ([0, needed] as const) : ([needed, 0] as const);
  const games = { won, drawn: 0, bothLost: false };
  const data = { round: round.number, table: id, entrants, games, how: 'forfeited' as const };
  return [{ type: 'ResultRecorded', v: 1, data, secret: null }];
}

/** All that counts for standings, round after round, up to one of them; eliminations have a bracket instead. */
export function countedRounds(state: OpenTournament, through = Infinity): Rounds {
  return state.rounds
    .filter((round) => round.phase === 'published' && round.number <= through && !isElimination(stageOf(state, round)))
    .map((round) => [...resultsOf(round), ...missedIn(state, round.number)]);
}

/** Who sits out in a group of odd number, as each of it does once, has nothing from it. */
function resultsOf({ tables, byes }: Round): readonly TableResult[] {
  const played = [...tables.values()].flatMap(({ entrants, result }): readonly TableResult[] => {
    if (result === null) return [];
    const { won, drawn, bothLost } = result.games;
    if (result.how === 'forfeited') {
      return [{ is: 'forfeit', entrants, won: bothLost || won[0] === won[1] ? null : won[0] > won[1] ? 0 : 1 }];
    }
    return [{ is: 'match', entrants, games: { won, drawn }, bothLost }];
  });
  const unpaired = byes
    .filter(({ why }) => why !== 'odd-group')
    .map(({ entrant, why }): TableResult => ({ is: why === 'awarded' ? 'awarded-bye' : 'bye', entrant }));
  return [...played, ...unpaired];
}

const missedIn = ({ entrants }: OpenTournament, round: number): readonly TableResult[] =>
  [...entrants.values()].flatMap(({ id, missed }) => {
    const is = missed.get(round);
    return is === undefined ? [] : [{ is, entrant: id }];
  });
