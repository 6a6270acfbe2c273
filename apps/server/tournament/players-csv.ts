/** A line of the table: a guest by name, or a person by id. */
export type CsvPlayer = { readonly line: number } & ({ readonly guest: string } | { readonly personId: string });

export type ReadCsv =
  { readonly is: 'players'; readonly players: readonly CsvPlayer[] } | { readonly is: 'wrong'; readonly says: string };

const MOST = 2_000;

/** Players from a table with a header, one a line; columns it does not know are passed over. */
export function readPlayers(text: string): ReadCsv {
  const table = cellsOf(text.replace(/^\uFEFF/, ''));
  if ('says' in table) return { is: 'wrong', says: table.says };
  const [header, ...rows] = table.rows;
  const names = header?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const [name, id] = [names.indexOf('name'), names.indexOf('id')];
  if (name < 0 && id < 0) {
    return wrong(`The first line names the columns: it takes "name", "id" or both, and has "${names.join(', ')}".`);
  }
  if (rows.length === 0) return wrong('There is no player below the first line.');
  if (rows.length > MOST) return wrong(`These are ${rows.length} players; at most ${MOST} go in at once.`);
  const players: CsvPlayer[] = [];
  for (const { line, cells } of rows) {
    if (cells.length !== names.length)
      return wrong(`Line ${line} has ${cells.length} cells; the first line names ${names.length}.`);
    const [guest, personId] = [cells[name]?.trim() ?? '', cells[id]?.trim() ?? ''];
    if (personId !== '') players.push({ line, personId });
    else if (guest !== '') players.push({ line, guest });
    else return wrong(`Line ${line} has neither a name nor an id.`);
  }
  return { is: 'players', players };
}

const wrong = (says: string): ReadCsv => ({ is: 'wrong', says });

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** RFC 4180, with commas, semicolons or tabs as the first line has them; empty lines are passed over. */
function cellsOf(text: string): { readonly rows: readonly Row[] } | { readonly says: string } {
  const first = text.slice(0, text.search(/\r?\n|$/));
  const separator = [',', ';', '\t'].reduce((best, each) => (count(first, each) > count(first, best) ? each : best));
  const rows: Row[] = [];
  let [cells, cell, line, begun]: [string[], string, number, number] = [[], '', 1, 1];
  let quoted = false;
  for (let at = 0; at <= text.length; at++) {
    const letter = text[at] ?? '\n';
    if (quoted && at < text.length) {
      if (letter === '"' && text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else if (letter === '"') quoted = false;
      else cell += letter;
      if (letter === '\n') line += 1;
    } else if (quoted) {
      return { says: `The quotation that begins on line ${begun} does not end.` };
    } else if (letter === '"' && cell === '') {
      quoted = true;
    } else if (letter === separator) {
      cells.push(cell);
      cell = '';
    } else if (letter === '\n') {
      cells.push(cell.replace(/\r$/, ''));
      if (cells.some((each) => each.trim() !== '')) rows.push({ line: begun, cells });
      [cells, cell] = [[], ''];
      line += 1;
      begun = line;
    } else {
      cell += letter;
    }
  }
  return { rows };
}

const count = (text: string, letter: string): number => text.split(letter).length - 1;
