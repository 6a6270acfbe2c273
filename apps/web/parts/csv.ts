/** Whatever is shown as a list can be taken away as a table: a file as RFC 4180 has it. */
export type Cell = string | number | null;

export function download(name: string, rows: readonly (readonly Cell[])[]): void {
  const text = rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
  keepFile(name, `\ufeff${text}`, 'text/csv');
}

/** Hands a text over as a file. */
export function keepFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** A text that a spreadsheet would take for a formula stays a text. */
function quoted(cell: Cell): string {
  const text = cell === null ? '' : String(cell);
  const safe = typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
