import { canonicalJson, Fault, type Moment } from '#kernel';
import { decide } from '../decide.js';
import type { TournamentEvent } from '../events.js';
import { evolve } from '../evolve.js';
import type { EntrantId } from '../standings/results.js';
import type { OpenTournament, TournamentState } from '../state.js';
import type { RoundDrafted, RoundRepaired } from './events.js';
import { ENGINES, type Pair, pairInPlace, proposeRound } from './propose.js';

/** What a pairing in the log is, when it is worked out again from all that came before it. */
export type PairingVerdict = {
  readonly round: number;
  /** The record that holds it. */
  readonly seq: number;
  readonly of: 'round' | 'repair';
} & (
  | { readonly is: 'same' }
  /** The staff moved players by hand, with a reason in the record. */
  | { readonly is: 'by-hand' }
  /** Made by a version that is not here: nothing is said of it. */
  | { readonly is: 'unknown-engine'; readonly engine: string }
  | { readonly is: 'different'; readonly tables: readonly TableDifference[] }
);

/** Null where one of the two has no such table. */
export interface TableDifference {
  readonly number: number;
  readonly recorded: readonly EntrantId[] | null;
  readonly workedOut: readonly EntrantId[] | null;
}

/** A record of a tournament's stream, opened. */
export interface TournamentRecord extends Moment {
  readonly events: readonly TournamentEvent[];
}

/** Works out every pairing again, from the seed and the records before it alone. */
export function verifyPairingsOf(
  records: readonly TournamentRecord[],
  pair: Pair = pairInPlace,
): readonly PairingVerdict[] {
  const verdicts: PairingVerdict[] = [];
  let state: TournamentState = { phase: 'none' };
  for (const { events, ...moment } of records) {
    for (const event of events) {
      if (state.phase !== 'none' && event.type === 'RoundDrafted') verdicts.push(ofRound(state, event, moment, pair));
      if (state.phase !== 'none' && event.type === 'RoundRepaired') verdicts.push(ofRepair(state, event, moment, pair));
      state = evolve(state, event, moment);
    }
  }
  return verdicts;
}

const KNOWN: readonly string[] = Object.values(ENGINES);

function ofRound(state: OpenTournament, { data }: RoundDrafted, { seq }: Moment, pair: Pair): PairingVerdict {
  const about = { round: data.round, seq, of: 'round' as const };
  if (!KNOWN.includes(data.engine)) return { ...about, is: 'unknown-engine', engine: data.engine };
  const again = proposeRound(state, data.seed, pair);
  if ('ok' in again) return { ...about, is: 'different', tables: differences(data.tables, []) };
  if (canonicalJson(again) === canonicalJson(data)) return { ...about, is: 'same' };
  return { ...about, is: 'different', tables: differences(data.tables, again.tables) };
}

/** Decided once more by the same command, as an organiser. */
function ofRepair(state: OpenTournament, { data }: RoundRepaired, moment: Moment, pair: Pair): PairingVerdict {
  const { round, dissolved, drawn, reason, tables } = data;
  const about = { round, seq: moment.seq, of: 'repair' as const };
  if (drawn === null) return { ...about, is: 'by-hand' };
  if (!KNOWN.includes(drawn.engine)) return { ...about, is: 'unknown-engine', engine: drawn.engine };
  const decision = decide(state, { type: 'RepairRound', round, dissolved, seed: drawn.seed, reason }, moment, pair);
  const [again] = decision.ok ? decision.events : [];
  if (again !== undefined && again.type !== 'RoundRepaired') throw new Fault('A repair led to something else.');
  if (again !== undefined && canonicalJson(again.data) === canonicalJson(data)) return { ...about, is: 'same' };
  return { ...about, is: 'different', tables: differences(tables, again?.data.tables ?? []) };
}

type Seated = { readonly number: number; readonly entrants: readonly EntrantId[] };

function differences(recorded: readonly Seated[], workedOut: readonly Seated[]): readonly TableDifference[] {
  const numbers = [...new Set([...recorded, ...workedOut].map(({ number }) => number))].sort((a, b) => a - b);
  const at = (tables: readonly Seated[], number: number): readonly EntrantId[] | null =>
    tables.find((table) => table.number === number)?.entrants ?? null;
  return numbers
    .map((number) => ({ number, recorded: at(recorded, number), workedOut: at(workedOut, number) }))
    .filter((table) => String(table.recorded) !== String(table.workedOut));
}
