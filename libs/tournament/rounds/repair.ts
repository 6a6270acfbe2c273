import { happens } from '#kernel';
import { no, type Outcome, type Refused } from '../outcome.js';
import type { EntrantId } from '../standings/results.js';
import { inPlay, type OpenTournament, type Round } from '../state.js';
import { isElimination } from '../plan.js';
import type { RepairRound, SwapPlayers } from './commands.js';
import { stageOf } from './results.js';
import type { Bye, SeatedTable } from './round.js';

const roundToChange = (state: OpenTournament, number: number): Round | Refused => {
  const last = state.rounds.at(-1);
  if (last?.number === number) return last;
  return no('TOURNAMENT.NO_SUCH_ROUND', `Only the last round can be changed; that is round ${last?.number ?? 0}.`, {
    last: last?.number ?? 0,
  });
};

/** A table whose players may still be moved; or why not. */
function movable(round: Round, entrant: EntrantId): SeatedTable | 'bye' | Refused {
  if (round.byes.some((bye) => bye.entrant === entrant)) return 'bye';
  const table = [...round.tables.values()].find(({ entrants }) => entrants.includes(entrant));
  if (table === undefined) {
    return no('TOURNAMENT.NO_SUCH_ENTRANT', `Entrant ${entrant} has no place in round ${round.number}.`, { entrant });
  }
  if (table.result === null) return table;
  const says = `Table ${table.number} is finished: its players can not be moved.`;
  return no('TOURNAMENT.RESULT_HELD', says, { table: table.number });
}

export function swap(state: OpenTournament, { round: number, swapped, reason }: SwapPlayers): Outcome {
  const round = roundToChange(state, number);
  if ('ok' in round) return round;
  if (isElimination(stageOf(state, round))) {
    return no('TOURNAMENT.BAD_PAIRING', 'A bracket says who meets whom: correct the result that led there instead.');
  }
  const [a, b] = swapped;
  const [from, to] = [movable(round, a), movable(round, b)];
  for (const place of [from, to]) if (typeof place === 'object' && 'ok' in place) return place;
  const tables = [from, to].filter((place): place is SeatedTable => typeof place === 'object' && 'id' in place);
  if (a === b || tables.length === 0 || tables[0]?.id === tables[1]?.id) {
    return no('TOURNAMENT.BAD_PAIRING', `To swap ${a} and ${b} changes nothing: name two at different tables.`);
  }
  const other = (id: EntrantId): EntrantId => (id === a ? b : id === b ? a : id);
  let id = state.seated + 1;
  const changed = tables.map((table): SeatedTable => {
    const [one, two] = table.entrants;
    return { id: id++, number: table.number, entrants: [other(one), other(two)], place: table.place };
  });
  const byes = round.byes.map((bye): Bye => ({ ...bye, entrant: other(bye.entrant) }));
  const dissolved = tables.map((table) => table.id);
  const data = { round: number, dissolved, tables: changed, byes, drawn: null, reason };
  return happens({ type: 'RoundRepaired', v: 1, data, secret: null });
}

/** Whoever has no place in the round, once these tables are dissolved. */
export function toSeatAnew(state: OpenTournament, round: Round, dissolved: readonly number[]): readonly EntrantId[] {
  const field = round.stage === 0 ? null : (state.rounds.find(({ stage }) => stage === round.stage)?.opens ?? []);
  const kept = [...round.tables.values()].filter(({ id }) => !dissolved.includes(id));
  const placed = new Set(kept.flatMap(({ entrants }) => entrants));
  return inPlay(state).flatMap(({ id }) => (placed.has(id) || field?.includes(id) === false ? [] : [id]));
}

export function repair(state: OpenTournament, { round: number, dissolved, pairing, reason }: RepairRound): Outcome {
  const round = roundToChange(state, number);
  if ('ok' in round) return round;
  if (stageOf(state, round).is !== 'swiss') {
    return no('TOURNAMENT.BAD_PAIRING', 'Only a round of Swiss can be paired anew: others follow from the plan.');
  }
  if (pairing.revision !== state.revision) {
    const says = 'Players or results changed since this was worked out: work it out again.';
    return no('TOURNAMENT.CHANGED_MEANWHILE', says, { revision: state.revision, worked: pairing.revision });
  }
  for (const id of dissolved) {
    const table = round.tables.get(id);
    if (table === undefined) return no('TOURNAMENT.NO_SUCH_TABLE', `Round ${number} has no table with the id ${id}.`);
    if (table.result !== null) {
      return no('TOURNAMENT.RESULT_HELD', `Table ${table.number} is finished, and stays.`, { table: table.number });
    }
  }
  const due = [...toSeatAnew(state, round, dissolved)].sort();
  const seated = [...pairing.tables.flatMap(({ entrants }) => entrants), ...pairing.byes.map(({ entrant }) => entrant)];
  if (due.join() !== [...seated].sort().join()) {
    return no('TOURNAMENT.BAD_PAIRING', 'This does not seat everybody once who is to be seated anew.', { due, seated });
  }
  const { engine, seed, tables, byes } = pairing;
  const data = { round: number, dissolved, tables, byes, drawn: { engine, seed }, reason };
  return happens({ type: 'RoundRepaired', v: 1, data, secret: null });
}
