import type { EntityManager, EntitySchema, ObjectLiteral } from 'typeorm';

/** Writes whole rows, over those with the same key: one statement of one shape, however many there are. */
export async function writeRows<Row extends ObjectLiteral>(
  entity: EntitySchema<Row>,
  list: readonly Row[],
  rows: EntityManager,
): Promise<void> {
  if (list.length === 0) return;
  const { columns, primaryColumns, tableName } = rows.dataSource.getMetadata(entity);
  const name = (column: { readonly databaseName: string }): string => `"${column.databaseName}"`;
  const names = columns.map(name).join(', ');
  const arrays = columns.map((column, i) => `$${i + 1}::${rows.dataSource.driver.normalizeType(column)}[]`).join(', ');
  const others = columns
    .filter((column) => !column.isPrimary)
    .map((column) => `${name(column)} = excluded.${name(column)}`);
  await rows.query(
    `INSERT INTO "${tableName}" (${names}) SELECT * FROM unnest(${arrays})
     ON CONFLICT (${primaryColumns.map(name).join(', ')}) DO ${others.length === 0 ? 'NOTHING' : `UPDATE SET ${others.join(', ')}`}`,
    columns.map((column) => list.map((row) => plain(column.getEntityValue(row)))),
  );
}

/** Lists and objects are jsonb here, and PostgreSQL's arrays know no lists of lists. */
const plain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
