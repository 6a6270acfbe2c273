/** Whatever is shown as a list can be taken away as a table. */
export function useDownload(): (name: string, rows: readonly (readonly string[])[]) => void {
  return (name, rows) => {
    const text = rows.map((row) => row.map(quoted).join(',')).join('\r\n');
    const address = URL.createObjectURL(new Blob([`\ufeff${text}\r\n`], { type: 'text/csv;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => {
      URL.revokeObjectURL(address);
    }, 1000);
  };
}

/** A cell that a spreadsheet would take for a formula is made text. */
const quoted = (cell: string): string => {
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
