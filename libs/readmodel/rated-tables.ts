import type { DataSource, EntityManager } from 'typeorm';
import type { Happening, Millis } from '#kernel';
import { Versions } from '#log';
import {
  type RatedResult,
  ratedResult,
  type RatedTable,
  tellTables,
  TELLS_OF_TABLES,
  type TellsOfTables,
  TOURNAMENT_UPCASTS,
} from '#tournament';
import type { Accepted, ReadModel } from './read-model.js';
import type { Open } from './row-per-stream.js';
import { table } from './table.js';
import { writeRows } from './write-rows.js';

type RatedTableRow = RatedTable & { readonly tournament: string };

const RatedTableRows = table<RatedTableRow>('rated_table', {
  tournament: { type: 'text', primary: true },
  id: { type: 'int', primary: true },
  round: { type: 'int' },
  entrants: { type: 'jsonb' },
  players: { type: 'jsonb' },
  halves: { type: 'int', nullable: true },
  at: { type: 'bigint', nullable: true },
});

/** What every table of every tournament counts for ratings now. */
export const ratedTables: ReadModel = {
  name: 'rated-tables',
  version: 1,
  hears: { tournament: 'all' },
  tables: [
    `CREATE TABLE rated_table (
      tournament text COLLATE "C" NOT NULL,
      id int NOT NULL,
      round int NOT NULL,
      entrants jsonb NOT NULL,
      players jsonb NOT NULL,
      halves int,
      at bigint,
      PRIMARY KEY (tournament, id)
    )`,
    'CREATE INDEX rated_table_by_time ON rated_table (at) WHERE at IS NOT NULL',
    'CREATE INDEX rated_table_by_round ON rated_table (tournament, round)',
    'CREATE INDEX rated_table_by_player ON rated_table USING gin (players jsonb_path_ops)',
    'CREATE INDEX rated_table_by_entrant ON rated_table USING gin (entrants jsonb_path_ops)',
  ],
  rows: [RatedTableRows],
  async fold(batch, rows) {
    const told = new Map<string, Told[]>();
    for (const each of batch.flatMap(toldIn)) told.set(each.tournament, [...(told.get(each.tournament) ?? []), each]);
    for (const [tournament, events] of told) await tell(tournament, events, rows);
  },
};

interface Told {
  readonly tournament: string;
  readonly event: Open<TellsOfTables>;
  readonly at: Millis;
}

const versions = new Versions(TOURNAMENT_UPCASTS);
const TYPES = new Set<string>(TELLS_OF_TABLES);
const tells = (event: Happening): event is Happening & Open<TellsOfTables> => TYPES.has(event.type);

function toldIn({ record: { at, events }, of: { name: tournament } }: Accepted): readonly Told[] {
  return events
    .filter(({ type }) => TYPES.has(type))
    .map((stored) => versions.raise({ ...stored, secret: null }))
    .filter(tells)
    .map((event) => ({ tournament, event, at }));
}

async function tell(tournament: string, told: readonly Told[], rows: EntityManager): Promise<void> {
  const before = await concerned(
    tournament,
    told.map(({ event }) => event),
    rows,
  );
  const tables = new Map(before.map((row): [number, RatedTable] => [row.id, row]));
  for (const { event, at } of told) tellTables(tables, event, at);
  const gone = before.filter(({ id }) => !tables.has(id)).map(({ id }) => id);
  if (gone.length > 0) {
    await rows.query('DELETE FROM rated_table WHERE tournament = $1 AND id = ANY($2)', [tournament, gone]);
  }
  await writeRows(
    RatedTableRows,
    [...tables.values()].map((each) => ({ ...each, tournament })),
    rows,
  );
}

/** Those that the events may change, and that were there before. */
function concerned(
  tournament: string,
  events: readonly Open<TellsOfTables>[],
  rows: EntityManager,
): Promise<readonly RatedTableRow[]> {
  const ids = events.flatMap((event) => ('table' in event.data ? [event.data.table] : dissolvedBy(event)));
  const rounds = events.flatMap(({ type, data }) => (type === 'RoundWithdrawn' ? [data.round] : []));
  const claimed = events.flatMap(({ type, data }) =>
    type === 'EntrantClaimed' || type === 'ClaimUndone' ? [JSON.stringify([data.entrant])] : [],
  );
  return rows
    .createQueryBuilder(RatedTableRows, 't')
    .where('t.tournament = :tournament', { tournament })
    .andWhere('(t.id = ANY(:ids) OR t.round = ANY(:rounds) OR t.entrants @> ANY(:claimed::jsonb[]))', {
      ids,
      rounds,
      claimed,
    })
    .getMany();
}

const dissolvedBy = ({ type, data }: Open<TellsOfTables>): readonly number[] =>
  type === 'RoundRepaired' ? data.dissolved : [];

interface FoundTable extends Pick<RatedTableRow, 'tournament' | 'id' | 'players' | 'halves'> {
  readonly at: number;
}

/** What was played of a game in tournaments, and had its first result after the one moment and up to the other. */
export async function findRatedResults(
  source: DataSource,
  { game, since, until }: { readonly game: string; readonly since: number; readonly until: number },
): Promise<readonly RatedResult[]> {
  const found = await source.query<FoundTable[]>(
    `SELECT r.tournament, r.id, r.players, r.halves FROM rated_table r
     JOIN tournament_list t ON t.id = r.tournament
     WHERE t.game = $1 AND r.at > $2 AND r.at <= $3 AND r.halves IS NOT NULL`,
    [game, since, until],
  );
  return found.flatMap(({ tournament, ...row }) => ratedResult(tournament, row) ?? []);
}
