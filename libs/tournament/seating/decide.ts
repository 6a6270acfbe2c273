import { happens, type Moment, never, phrase } from '#kernel';
import { no, type Outcome, unlessStaff } from '../outcome.js';
import { noSuchEntrant } from '../registration/subject.js';
import type { OpenTournament } from '../state.js';
import type { FixTable, KeepApart, SeatingCommand } from './commands.js';
import { areApart } from './evolve.js';

const MOST_TABLES = 100_000;

export function decideSeating(state: OpenTournament, command: SeatingCommand, now: Moment): Outcome {
  const forbidden = unlessStaff(state, now, 'pair');
  if (forbidden !== null) return forbidden;
  switch (command.type) {
    case 'KeepApart':
      return keepApart(state, command);
    case 'FixTable':
      return fixTable(state, command);
    default:
      return never(command);
  }
}

function keepApart(state: OpenTournament, { entrants, apart, reason }: KeepApart): Outcome {
  const [one, other] = entrants;
  const stranger = entrants.find((id) => !state.entrants.has(id));
  if (stranger !== undefined) return noSuchEntrant(stranger);
  if (one === other) return no('TOURNAMENT.BAD_PAIRING', phrase('Nobody can be kept apart from themselves: name two.'));
  if (areApart(state, entrants) === apart) {
    const says = apart ? phrase('These two are kept apart already.') : phrase('These two are not kept apart.');
    return no('TOURNAMENT.BAD_PAIRING', says, { entrants: [one, other] });
  }
  return happens({ type: 'EntrantsKeptApart', v: 1, data: { entrants, apart, reason }, secret: null });
}

function fixTable(state: OpenTournament, { entrant, table, reason }: FixTable): Outcome {
  if (!state.entrants.has(entrant)) return noSuchEntrant(entrant);
  if (table !== null && !(Number.isInteger(table) && table >= 1 && table <= MOST_TABLES)) {
    const says = phrase('Tables are counted from 1 to {most}; {table} is none.', { most: MOST_TABLES, table });
    return no('TOURNAMENT.NO_SUCH_TABLE', says);
  }
  if ((state.fixedTables.get(entrant) ?? null) === table) {
    const says =
      table === null ? phrase('Nobody said where they sit.') : phrase('They sit at table {table} already.', { table });
    return no('TOURNAMENT.NO_SUCH_TABLE', says);
  }
  const holder = [...state.fixedTables].find(([, held]) => held === table);
  if (holder !== undefined && table !== null) {
    const says = phrase('Table {table} is that of entrant {entrant}: two who always sit there could never both play.', {
      table,
      entrant: holder[0],
    });
    return no('TOURNAMENT.NO_SUCH_TABLE', says, { entrant: holder[0] });
  }
  return happens({ type: 'TableFixed', v: 1, data: { entrant, table, reason }, secret: null });
}
