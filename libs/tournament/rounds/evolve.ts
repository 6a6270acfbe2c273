import { Fault, type Moment, never } from '#kernel';
import { type OpenTournament, type Round, roundOf, tableOf } from '../state.js';
import type { CourseEvent, PairingEvent, RoundPublished, RoundRepaired, ScoringEvent } from './events.js';
import type { Pairing, SeatedTable } from './round.js';

export function evolveCourse(state: OpenTournament, event: CourseEvent, { at }: Moment): OpenTournament {
  switch (event.type) {
    case 'TournamentStarted':
      return { ...state, phase: 'running', registration: 'closed', start: event.data };
    case 'ReturnedToRegistration':
      return { ...state, phase: 'registering', entrants: beforeStart(state) };
    case 'TournamentEnded':
      return { ...state, phase: 'over' };
    case 'TournamentCancelled': {
      const { from, reason } = event.data;
      return { ...state, phase: 'over', registration: 'closed', cancelled: { at, from, reason } };
    }
    case 'TournamentReopened':
      return { ...state, phase: event.data.to, cancelled: null };
    default:
      return never(event);
  }
}

/** Whoever has come or gone since stays where they are. */
function beforeStart({ entrants, start: { out, up } }: OpenTournament): OpenTournament['entrants'] {
  const before = new Map(entrants);
  for (const [id, entrant] of entrants) {
    if (out.includes(id) && entrant.is === 'dropped') before.set(id, { ...entrant, is: 'in' });
    if (up.includes(id) && entrant.is === 'in') before.set(id, { ...entrant, is: 'waiting' });
  }
  return before;
}

export function evolvePairing(state: OpenTournament, event: PairingEvent, { seq }: Moment): void {
  switch (event.type) {
    case 'RoundDrafted':
      state.rounds.push(drafted(state, event.data, seq));
      return;
    case 'DraftDiscarded':
    case 'RoundWithdrawn':
      if (state.rounds.pop()?.number !== event.data.round) throw new Fault('Another than the last round was undone.');
      return;
    case 'RoundPublished':
      published(roundOf(state, event.data.round), event);
      return;
    case 'RoundRepaired':
      repaired(state, event, seq);
      return;
    default:
      never(event);
  }
}

/** Who sits there, and with which list, is what it was then. */
function published(round: Round, { data: { tables } }: RoundPublished): void {
  round.phase = 'published';
  for (const { id, players, decks } of tables) {
    const table = round.tables.get(id);
    if (table === undefined) throw new Fault(`Round ${round.number} was published with a table ${id} that it has not.`);
    round.tables.set(id, { ...table, players, decks });
  }
}

function repaired(
  state: OpenTournament,
  { data: { round: number, dissolved, tables, byes, drawn } }: RoundRepaired,
  seq: number,
): void {
  const round = roundOf(state, number);
  for (const id of dissolved) round.tables.delete(id);
  for (const table of tables) sit(state, round, table, drawn !== null);
  round.byes = byes;
  round.seatedAt = seq;
}

export function evolveScoring(state: OpenTournament, event: ScoringEvent): void {
  const table = tableOf(state, event.data);
  const { games, round } = event.data;
  if (event.type === 'MatchUndecided') {
    roundOf(state, round).tables.set(table.id, { ...table, undecided: games });
    return;
  }
  const corrections = (table.result?.corrections ?? -1) + 1;
  const how = event.type === 'ResultRecorded' ? event.data.how : 'corrected';
  roundOf(state, round).tables.set(table.id, { ...table, result: { games, how, corrections } });
}

function drafted(
  state: OpenTournament,
  { round: number, stage, opens, engine, seed, tables, byes, rematches }: Pairing,
  seatedAt: number,
): Round {
  const round: Round = {
    number,
    stage,
    opens,
    engine,
    seed,
    rematches,
    byes,
    phase: 'draft',
    seatedAt,
    tables: new Map(),
    timer: null,
    outdated: null,
  };
  for (const table of tables) sit(state, round, table, true);
  return round;
}

function sit(state: OpenTournament, round: Round, table: SeatedTable, drawn: boolean): void {
  if (table.id !== state.seated + 1) throw new Fault(`Table ${table.id} came where ${state.seated + 1} was due.`);
  round.tables.set(table.id, { ...table, drawn, result: null, undecided: null, extension: 0 });
  state.seated = table.id;
}
