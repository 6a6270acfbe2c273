import { type ActorId, bySeat, type Millis, type Seats } from '#kernel';
import type { ClaimUndone, EntrantClaimed } from '../registration/events.js';
import type {
  ResultCorrected,
  ResultRecorded,
  RoundPublished,
  RoundRepaired,
  RoundWithdrawn,
} from '../rounds/events.js';
import type { Score, SeatedTable } from '../rounds/round.js';
import type { EntrantId } from '../standings/results.js';
import type { Halves, RatedResult } from './rated.js';

/** A table of a tournament with what it counts for ratings. */
export interface RatedTable {
  readonly id: number;
  readonly round: number;
  readonly entrants: Seats<EntrantId>;
  /** Null for a guest whom nobody has claimed. */
  readonly players: Seats<ActorId | null>;
  /** Null without a result, where it was not played or nobody won, and where more than two sit. */
  readonly halves: Halves | null;
  /** When it had its first result, which says into which period it falls, however it is corrected. */
  readonly at: Millis | null;
}

export type TellsOfTables =
  RoundPublished | RoundRepaired | RoundWithdrawn | ResultRecorded | ResultCorrected | EntrantClaimed | ClaimUndone;

export const TELLS_OF_TABLES: readonly TellsOfTables['type'][] = [
  'RoundPublished',
  'RoundRepaired',
  'RoundWithdrawn',
  'ResultRecorded',
  'ResultCorrected',
  'EntrantClaimed',
  'ClaimUndone',
];

type Told = { readonly [Event in TellsOfTables as Event['type']]: Pick<Event, 'type' | 'data'> }[TellsOfTables['type']];

/** The tables of one tournament, by their ids; changed in place. Those that are not there are passed over. */
export function tellTables(tables: Map<number, RatedTable>, event: Told, at: Millis): void {
  switch (event.type) {
    case 'RoundPublished':
      seat(tables, event.data);
      return;
    case 'RoundRepaired':
      if (!event.data.published) return;
      for (const id of event.data.dissolved) tables.delete(id);
      seat(tables, event.data);
      return;
    case 'RoundWithdrawn':
      for (const { id, round } of [...tables.values()]) if (round === event.data.round) tables.delete(id);
      return;
    case 'ResultRecorded':
    case 'ResultCorrected':
      score(tables, event.data.table, halvesOf(event.data.games), at);
      return;
    case 'EntrantClaimed':
      claim(tables, event.data.entrant, event.data.who);
      return;
    case 'ClaimUndone':
      claim(tables, event.data.entrant, null);
  }
}

function seat(
  tables: Map<number, RatedTable>,
  { round, tables: seated }: { readonly round: number; readonly tables: readonly SeatedTable[] },
): void {
  for (const { id, entrants, players } of seated)
    tables.set(id, { id, round, entrants, players, halves: null, at: null });
}

function score(tables: Map<number, RatedTable>, id: number, halves: Halves | null, at: Millis): void {
  const table = tables.get(id);
  if (table !== undefined) tables.set(id, { ...table, halves, at: table.at ?? at });
}

function claim(tables: Map<number, RatedTable>, entrant: EntrantId, who: ActorId | null): void {
  for (const table of tables.values()) {
    if (!table.entrants.includes(entrant)) continue;
    const players = bySeat(table.players, (player, seat) => (table.entrants[seat] === entrant ? who : player));
    tables.set(table.id, { ...table, players });
  }
}

const halvesOf = ({ won: [one, other, ...more], bothLost, notPlayed }: Score): Halves | null =>
  notPlayed || bothLost || more.length > 0 ? null : one > other ? 2 : one < other ? 0 : 1;

/** What a table counts for ratings; null when it does not. */
export function ratedResult(
  tournament: string,
  { id, players: [one, other], halves }: Pick<RatedTable, 'id' | 'players' | 'halves'>,
): RatedResult | null {
  if (one === null || other === null || one === other || halves === null) return null;
  return { match: `${tournament}.${id}`, players: [one, other], halves };
}
