import { bySeat, happens, type KeptText, phrase } from '#kernel';
import { no, noSuchTable, type Outcome, type Refused } from '../outcome.js';
import type { EntrantId } from '../standings/results.js';
import {
  currentRound,
  type Entrant,
  inPlay,
  type OpenTournament,
  openTables,
  type Round,
  type Table,
} from '../state.js';
import type { RoundRepaired } from './events.js';
import { isElimination, tableNumbers } from '../plan.js';
import { awardedTo, drawSwiss, ENGINES, type Pair, seated } from './propose.js';
import type { RepairRound, SwapPlayers } from './commands.js';
import { stageOf } from './results.js';
import type { Bye, SeatedTable } from './round.js';

const roundToChange = (state: OpenTournament, number: number): Round | Refused => {
  const last = state.rounds.at(-1);
  if (last?.number === number) return last;
  const says =
    last === undefined
      ? phrase('Only the last round can be changed; none was paired yet.')
      : phrase('Only the last round can be changed; that is round {number}.', { number: last.number });
  return no('TOURNAMENT.NO_SUCH_ROUND', says, { last: last?.number ?? 0 });
};

/** A table whose players may still be moved; or why not. */
function movable(round: Round, entrant: EntrantId): SeatedTable | 'bye' | Refused {
  if (round.byes.some((bye) => bye.entrant === entrant)) return 'bye';
  const table = [...round.tables.values()].find(({ entrants }) => entrants.includes(entrant));
  if (table === undefined) {
    const says = phrase('Entrant {entrant} has no place in round {round}.', { entrant, round: round.number });
    return no('TOURNAMENT.NO_SUCH_ENTRANT', says, { entrant });
  }
  if (table.result === null) return table;
  const says = phrase('Table {table} is finished: its players can not be moved.', { table: table.number });
  return no('TOURNAMENT.RESULT_HELD', says, { table: table.number });
}

const about = ({ number, stage, phase }: Round): { round: number; stage: number; published: boolean } => ({
  round: number,
  stage,
  published: phase === 'published',
});

export function swap(state: OpenTournament, { round: number, swapped, reason }: SwapPlayers): Outcome {
  const round = roundToChange(state, number);
  if ('ok' in round) return round;
  if (isElimination(stageOf(state, round))) {
    const says = phrase('A bracket says who meets whom: correct the result that led there instead.');
    return no('TOURNAMENT.BAD_PAIRING', says);
  }
  const [a, b] = swapped;
  const [from, to] = [movable(round, a), movable(round, b)];
  for (const place of [from, to]) if (typeof place === 'object' && 'ok' in place) return place;
  const tables = [from, to].filter((place): place is SeatedTable => typeof place === 'object' && 'id' in place);
  if (a === b || tables.length === 0 || tables[0]?.id === tables[1]?.id) {
    const says = phrase('To swap {a} and {b} changes nothing: name two at different tables.', { a, b });
    return no('TOURNAMENT.BAD_PAIRING', says);
  }
  const other = (id: EntrantId): EntrantId => (id === a ? b : id === b ? a : id);
  const changes = tables.map(({ entrants, place }) => ({ entrants: bySeat(entrants, other), place }));
  const changed = seated(
    state,
    changes,
    tables.map((table) => table.number),
  );
  const byes = round.byes.map((bye): Bye => ({ ...bye, entrant: other(bye.entrant) }));
  const dissolved = tables.map((table) => table.id);
  const data = { ...about(round), dissolved, tables: changed, byes, drawn: null, reason };
  return happens({ type: 'RoundRepaired', v: 1, data, secret: null });
}

/** The table that somebody plays at gives way to one with the same two, for it is another person who sits there. */
export const seatedAgain = (state: OpenTournament, id: EntrantId, reason: KeptText): readonly RoundRepaired[] =>
  inTheirPlace(state, reason, ({ entrants }) => entrants.includes(id));

/** All tables whose match ended with the tournament give way to such with the same players. */
export const allSeatedAgain = (state: OpenTournament, reason: KeptText): readonly RoundRepaired[] =>
  inTheirPlace(state, reason, ({ undecided }) => undecided === null);

function inTheirPlace(
  state: OpenTournament,
  reason: KeptText,
  which: (table: Table) => boolean,
): readonly RoundRepaired[] {
  const round = currentRound(state);
  const open = round === null ? [] : openTables(round).filter(which);
  if (round === null || open.length === 0) return [];
  const numbers = open.map(({ number }) => number);
  const dissolved = open.map(({ id }) => id);
  const data = {
    ...about(round),
    dissolved,
    tables: seated(state, open, numbers),
    byes: round.byes,
    drawn: null,
    reason,
  };
  return [{ type: 'RoundRepaired', v: 1, data, secret: null }];
}

/** Whoever has no place in the round, once these tables are dissolved; who had the bye is drawn with them. */
function toSeatAnew(state: OpenTournament, round: Round, dissolved: readonly number[]): readonly Entrant[] {
  const field = round.stage === 0 ? null : (state.rounds.find(({ stage }) => stage === round.stage)?.opens ?? []);
  const kept = [...round.tables.values()].filter(({ id }) => !dissolved.includes(id));
  const placed = new Set(kept.flatMap(({ entrants }) => entrants));
  return inPlay(state).filter(
    ({ id, byes }) =>
      !placed.has(id) &&
      field?.includes(id) !== false &&
      !(byes.has(round.number) && round.byes.some(({ entrant }) => entrant === id)),
  );
}

export function repair(state: OpenTournament, command: RepairRound, pair: Pair): Outcome {
  const { round: number, dissolved, seed, reason } = command;
  const round = roundToChange(state, number);
  if ('ok' in round) return round;
  if (stageOf(state, round).is !== 'swiss') {
    const says = phrase('Only a round of Swiss can be paired anew: others follow from the plan.');
    return no('TOURNAMENT.BAD_PAIRING', says);
  }
  const problem = dissolved.map((id) => stays(round, id)).find((each) => each !== null);
  if (problem) return problem;
  const due = toSeatAnew(state, round, dissolved);
  if (due.length === 0)
    return no('TOURNAMENT.NOTHING_TO_PAIR', phrase('Everybody has a place: name the tables to dissolve.'));
  const left = dissolved.flatMap((id) => round.tables.get(id)?.number ?? []).sort((a, b) => a - b);
  const ids = due.map(({ id }) => id);
  const playing = due.filter(({ byes }) => !byes.has(number)).map(({ id }) => id);
  const drawn = drawSwiss(state, playing, { round: number, seed, pair });
  const taken = new Set([...round.tables.values()].map((table) => table.number));
  const numbers = [...left, ...tableNumbers(state.plan, taken.size + due.length).filter((each) => !taken.has(each))];
  const tables = seated(state, drawn.tables, numbers);
  const isLeft = ({ entrant }: Bye): boolean =>
    !ids.includes(entrant) && (round.phase === 'published' || state.entrants.get(entrant)?.is === 'in');
  const byes = [...round.byes.filter(isLeft), ...awardedTo(due, number), ...drawn.byes];
  const data = { ...about(round), dissolved, tables, byes, drawn: { engine: ENGINES.swiss, seed }, reason };
  return happens({ type: 'RoundRepaired', v: 1, data, secret: null });
}

/** Why a table can not be dissolved. */
function stays(round: Round, id: number): Refused | null {
  const table = round.tables.get(id);
  if (table === undefined) return noSuchTable(round.number, id);
  if (table.result === null) return null;
  const says = phrase('Table {table} is finished, and stays.', { table: table.number });
  return no('TOURNAMENT.RESULT_HELD', says, { table: table.number });
}
