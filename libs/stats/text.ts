import type { Row } from './rows.js';

/** RFC 4180, a header first unless it goes on; nothing for no rows. Lines end as the RFC wants, with CR and LF. */
export function* csv(rows: Iterable<Row>, goesOn = false): Iterable<string> {
  let columns: readonly string[] | null = null;
  for (const row of rows) {
    if (columns === null) {
      columns = Object.keys(row);
      if (!goesOn) yield line(columns);
    }
    yield line(columns.map((column) => row[column] ?? null));
  }
}

/** What a table begins with, also one without a row. */
export const csvHeader = (columns: readonly string[]): string => line(columns);

const line = (values: readonly (string | number | null)[]): string => values.map(field).join(',') + '\r\n';

function field(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  // a spreadsheet would run it as a formula
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One JSON object a line. */
export function* ndjson(rows: Iterable<Row>): Iterable<string> {
  for (const row of rows) yield JSON.stringify(row) + '\n';
}
