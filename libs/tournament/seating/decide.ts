import { happens, type Moment, never } from '#kernel';
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
  if (one === other) return no('TOURNAMENT.BAD_PAIRING', 'Nobody can be kept apart from themselves: name two.');
  if (areApart(state, entrants) === apart) {
    const says = apart ? 'These two are kept apart already.' : 'These two are not kept apart.';
    return no('TOURNAMENT.BAD_PAIRING', says, { entrants: [one, other] });
  }
  return happens({ type: 'EntrantsKeptApart', v: 1, data: { entrants, apart, reason }, secret: null });
}

function fixTable(state: OpenTournament, { entrant, table, reason }: FixTable): Outcome {
  if (!state.entrants.has(entrant)) return noSuchEntrant(entrant);
  if (table !== null && !(Number.isInteger(table) && table >= 1 && table <= MOST_TABLES)) {
    return no('TOURNAMENT.NO_SUCH_TABLE', `Tables are counted from 1 to ${MOST_TABLES}; ${table} is none.`);
  }
  if ((state.fixedTables.get(entrant) ?? null) === table) {
    const says = table === null ? 'Nobody said where they sit.' : `They sit at table ${table} already.`;
    return no('TOURNAMENT.NO_SUCH_TABLE', says);
  }
  const holder = [...state.fixedTables].find(([, held]) => held === table);
  if (holder !== undefined && table !== null) {
    const says = `Table ${table} is that of entrant ${holder[0]}: two who always sit there could never both play.`;
    return no('TOURNAMENT.NO_SUCH_TABLE', says, { entrant: holder[0] });
  }
  return happens({ type: 'TableFixed', v: 1, data: { entrant, table, reason }, secret: null });
}
