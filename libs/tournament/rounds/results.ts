import { bySeat, Fault, type Phrase, phrase } from '#kernel';
import { winsNeeded } from '#match';
import { isElimination, type Plan, type Stage } from '../plan.js';
import { type EntrantId, endsOf, type Rounds, type TableResult } from '../standings/results.js';
import type { RuleSet } from '../standings/rule-set.js';
import { ruleSetOf } from '../standings/rule-sets.js';
import { currentRound, type OpenTournament, openTables, type Round, type Table } from '../state.js';
import type { ResultRecorded } from './events.js';
import type { Score } from './round.js';

export const stageOf = (state: OpenTournament, { stage }: Round): Stage => {
  const found = state.plan.stages[stage];
  if (found === undefined) throw new Fault(`The plan has no stage ${stage}.`);
  return found;
};

export const rulesOf = ({ rules }: Plan): RuleSet => ruleSetOf(rules);

/** What is impossible about these games, and what would be possible; null when they can come about. */
export function gamesProblem(
  state: OpenTournament,
  round: Round,
  { entrants }: Table,
  { won, drawn, bothLost, notPlayed, places }: Score,
): readonly Phrase[] | null {
  const { bestOf, ...stage } = stageOf(state, round);
  const needed = winsNeeded(bestOf);
  const said = won.join('-');
  const all = won.reduce((sum, each) => sum + each, drawn);
  if (won.length !== entrants.length)
    return phrase('{seats} sit there, and the games of {told} are told.', { seats: entrants.length, told: won.length });
  if (![...won, drawn].every((count) => Number.isInteger(count) && count >= 0))
    return phrase('Games are counted from 0.');
  if (won.some((own) => own > needed) || won.filter((own) => own === needed).length > 1)
    return phrase("In the best of {bestOf} one wins at most {needed} games and the other fewer: {said} can't be.", {
      bestOf,
      needed,
      said,
    });
  if (all > bestOf + 2) return phrase('The best of {bestOf} has not {all} games.', { bestOf, all });
  if (notPlayed && !isWalkover({ won, drawn, bothLost }, needed))
    return phrase(
      "Where one of two did not come the other has all games, {needed} to 0; where both did not, it is 0 to 0 and lost by both: {said} can't be.",
      { needed, said },
    );
  if (isElimination({ bestOf, ...stage })) {
    if (bothLost)
      return phrase(
        'In an elimination one of the two goes on: it can not be lost by both. Say who does; if that one does not play on, drop them, and whoever would have met them has a bye.',
      );
    if (won[0] === won[1])
      return phrase('In an elimination one of the two goes on: {said} tells nobody who.', { said });
  }
  return places === undefined ? null : placesProblem(entrants.length, places);
}

/** What a match of two comes to that was not played. */
const isWalkover = ({ won: [one, other, ...more], drawn, bothLost }: Score, needed: number): boolean =>
  more.length === 0 &&
  drawn === 0 &&
  (bothLost ? one + other === 0 : one + other === needed && Math.max(one, other) === needed);

function placesProblem(seats: number, places: readonly number[]): readonly Phrase[] | null {
  if (seats === 2) return phrase('The games that two have won say who is first: leave the places out.');
  const fits = places.every((own) => own === 1 + places.filter((other) => other < own).length);
  if (fits && places.length === seats) return null;
  return phrase(
    "Of {seats} each has a place from 1 on, and after two who share one the next is left out: {places} can't be.",
    { seats, places: places.join(', ') },
  );
}

/** Whether the match is over and nobody has won more of it, where one of the two must go on. */
export const isUndecided = (state: OpenTournament, round: Round, { won: [one, other], bothLost }: Score): boolean =>
  isElimination(stageOf(state, round)) && (bothLost || one === other);

/** The match that somebody is playing, given to the other; where more play, it is not. */
export function forfeited(state: OpenTournament, loser: EntrantId): readonly ResultRecorded[] {
  const round = currentRound(state);
  const table = round && openTables(round).find(({ entrants }) => entrants.includes(loser));
  if (!round || !table) return [];
  const { id, entrants } = table;
  if (entrants.length > 2) return [];
  const needed = winsNeeded(stageOf(state, round).bestOf);
  const won = bySeat(entrants, (entrant) => (entrant === loser ? 0 : needed));
  const games = { won, drawn: 0, bothLost: false, notPlayed: true as const };
  const data = { round: round.number, table: id, entrants, games, how: 'forfeited' as const };
  return [{ type: 'ResultRecorded', v: 2, data, secret: null }];
}

/** All that counts for standings, round after round, up to one of them; eliminations have a bracket instead. */
export function countedRounds(state: OpenTournament, through = Infinity): Rounds {
  return state.rounds
    .filter((round) => round.phase === 'published' && round.number <= through && !isElimination(stageOf(state, round)))
    .map((round) => [...resultsOf(round), ...missedIn(state, round)]);
}

/** Who sits out in a group of odd number, as each of it does once, has nothing from it. */
export function resultsOf({ tables, byes }: Round): readonly TableResult[] {
  const played = [...tables.values()].flatMap(({ entrants, result }): readonly TableResult[] => {
    if (result === null) return [];
    const { bothLost, notPlayed, ...games } = result.games;
    const match = { is: 'match' as const, entrants, games, bothLost };
    if (!notPlayed) return [match];
    const won = endsOf(match).indexOf('won');
    return [{ is: 'forfeit', entrants, won: won < 0 ? null : won }];
  });
  const unpaired = byes
    .filter(({ why }) => why !== 'odd-group')
    .map(({ entrant, why }): TableResult => ({ is: why === 'awarded' ? 'awarded-bye' : 'bye', entrant }));
  return [...played, ...unpaired];
}

/** Whoever has a place in it after all has not missed it. */
function missedIn({ entrants }: OpenTournament, { number, tables, byes }: Round): readonly TableResult[] {
  const absent = [...entrants.values()].filter(({ missed }) => missed.has(number));
  if (absent.length === 0) return [];
  const placed = new Set([...tables.values()].flatMap((table): readonly EntrantId[] => table.entrants));
  for (const { entrant } of byes) placed.add(entrant);
  return absent.flatMap(({ id, missed }) => {
    const is = missed.get(number);
    return is === undefined || placed.has(id) ? [] : [{ is, entrant: id }];
  });
}
