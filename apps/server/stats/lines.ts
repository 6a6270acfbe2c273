import type { DataSource } from 'typeorm';
import { eachPartWith, type GameParts } from '#readmodel';
import {
  CARD_COLUMNS,
  cardRows,
  type Cell,
  cellColumns,
  cellRows,
  csv,
  csvHeader,
  type Dimension,
  type Filter,
  type GameFact,
  GAME_COLUMNS,
  gameRows,
  ndjson,
  type Row,
  Table,
} from '#stats';
import { globalId } from '../graphql/ids.js';
import { shownKey } from './dimensions.js';
import { playerId } from './filter-input.js';

interface Written {
  readonly begun: (columns: readonly string[]) => string;
  readonly written: (rows: Iterable<Row>) => Iterable<string>;
  readonly type: string;
}

/** How rows are written. */
export const FORMATS = {
  csv: { begun: csvHeader, written: (rows) => csv(rows, true), type: 'text/csv; charset=utf-8' },
  ndjson: { begun: () => '', written: ndjson, type: 'application/x-ndjson; charset=utf-8' },
} as const satisfies Readonly<Record<string, Written>>;

export type Format = keyof typeof FORMATS;

/** What a table is of: a row a seat, a row a card of each deck, or a row a figure. */
export type TableOf =
  { readonly of: 'games' } | { readonly of: 'cards' } | { readonly of: 'figures'; readonly by: readonly Dimension[] };

/** Some rows, and how many games were looked at for them. */
export interface RowsPart {
  readonly looked: number;
  readonly rows: Iterable<Row>;
}

/** All rows of a table, part by part, however many games there are. */
export async function* eachRows(source: DataSource, table: TableOf, filter: Filter): AsyncGenerator<RowsPart, void> {
  const of = (parts: Partial<GameParts>): ReturnType<typeof eachPartWith> => eachPartWith(source, filter, parts);
  switch (table.of) {
    case 'games':
      for await (const { looked, games } of of({ ratings: true })) yield { looked, rows: gameRows(games.map(withIds)) };
      return;
    case 'cards':
      for await (const { looked, games } of of({ cards: true })) yield { looked, rows: cardRows(games.map(withIds)) };
      return;
    case 'figures': {
      const counted = new Table(table.by, filter);
      for await (const { looked, games } of of({ cards: table.by.some((each) => CARDS.has(each)) })) {
        for (const fact of games) counted.add(fact);
        yield { looked, rows: [] };
      }
      yield { looked: 0, rows: figureRows(table.by, counted) };
    }
  }
}

export const CARDS: ReadonlySet<Dimension> = new Set<Dimension>(['card', 'card-drawn', 'card-played']);

export const figureRows = (by: readonly Dimension[], table: Table): Iterable<Row> =>
  cellRows(by, table.cells().map(shownCell(by)));

/** The columns of a table, which a CSV names also where it has no row. */
export function columnsOf(table: TableOf): readonly string[] {
  switch (table.of) {
    case 'games':
      return GAME_COLUMNS;
    case 'cards':
      return CARD_COLUMNS;
    case 'figures':
      return cellColumns(table.by);
  }
}

/** What begins a table, and then each part, as text. */
export async function* eachText(
  parts: AsyncIterable<RowsPart>,
  format: Format,
  columns: readonly string[],
): AsyncGenerator<{ readonly looked: number; readonly text: string }, void> {
  const { begun, written } = FORMATS[format];
  let before = begun(columns);
  for await (const { looked, rows } of parts) {
    yield { looked, text: before + [...written(rows)].join('') };
    before = '';
  }
  if (before !== '') yield { looked: 0, text: before };
}

/** With the ids by which the API names what its keys are of. */
const shownCell =
  (by: readonly Dimension[]) =>
  (cell: Cell): Cell => ({ ...cell, keys: cell.keys.map((key, nth) => shownKey(by[nth], key)) });

/** As the API names things. */
const withIds = (fact: GameFact): GameFact => ({
  ...fact,
  match: globalId('match', fact.match),
  tournament: fact.tournament === null ? null : globalId('tournament', fact.tournament),
  seats: fact.seats.map((seat) => ({ ...seat, player: playerId(seat.player) })),
});
