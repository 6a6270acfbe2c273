import { EntitySchema, type EntitySchemaColumnOptions, EntitySchemaOptions, type ObjectLiteral } from 'typeorm';

/** A table whose rows are plain data; every column is named as in the row, in snake case. */
export function table<Row extends ObjectLiteral>(
  name: string,
  columns: Readonly<Record<keyof Row & string, EntitySchemaColumnOptions>>,
): EntitySchema<Row> {
  const named = Object.entries<EntitySchemaColumnOptions>(columns).map(
    ([column, options]) => [column, { ...options, name: snakeCase(column) }] as const,
  );
  return new EntitySchema<Row>(
    Object.assign(new EntitySchemaOptions<Row>(), { name, columns: Object.fromEntries(named) }),
  );
}

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
