import { type Phrase, phrase } from '#kernel';
import { foldedName } from '../people/names.js';

/** A line of the table: a guest by name, or a person by id. */
export type CsvPlayer = { readonly line: number } & ({ readonly guest: string } | { readonly personId: string });

export type ReadCsv =
  { readonly is: 'players'; readonly players: readonly CsvPlayer[] } | ({ readonly is: 'wrong' } & Wrong);
interface Wrong {
  readonly says: readonly Phrase[];
}

const MOST = 2_000;

/** How two of one name are entered all the same. */
export const TWO = phrase('Leave it out, or tell the two apart, as by a letter after the name.');

/** Players from a table with a header, one a line; columns it does not know are passed over. */
export function readPlayers(text: string): ReadCsv {
  const table = cellsOf(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
  if ('says' in table) return { is: 'wrong', says: table.says };
  const [header, ...rows] = table.rows;
  const names = header?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const [name, id] = [names.indexOf('name'), names.indexOf('id')];
  if (name < 0 && id < 0) {
    return wrong(
      phrase('The first line names the columns: it takes "name", "id" or both, and has "{names}".', {
        names: names.join(', '),
      }),
    );
  }
  if (rows.length === 0) return wrong(phrase('There is no player below the first line.'));
  if (rows.length > MOST) {
    const counted = { players: rows.length, most: MOST };
    return wrong(phrase('These are {players} players; at most {most} go in at once.', counted));
  }
  const long = rows.find(({ cells }) => cells.length !== names.length);
  if (long !== undefined)
    return wrong(
      phrase('Cells on line {line}: {cells}; the first line names {names}.', {
        line: long.line,
        cells: long.cells.length,
        names: names.length,
      }),
    );
  return playersIn(rows, name, id);
}

function playersIn(rows: readonly Row[], name: number, id: number): ReadCsv {
  const players: CsvPlayer[] = [];
  for (const { line, cells } of rows) {
    const [guest, personId] = [cells[name]?.trim() ?? '', cells[id]?.trim() ?? ''];
    if (personId === '' && guest === '') return wrong(phrase('Line {line} has neither a name nor an id.', { line }));
    players.push(personId === '' ? { line, guest } : { line, personId });
  }
  const twice = namedTwice(players);
  return twice === null ? { is: 'players', players } : wrong(twice);
}

const wrong = (says: readonly Phrase[]): ReadCsv => ({ is: 'wrong', says });

/** A line that names whom another names before it. */
function namedTwice(players: readonly CsvPlayer[]): readonly Phrase[] | null {
  const lines = new Map<string, number>();
  for (const player of players) {
    const called = 'guest' in player ? player.guest : player.personId;
    const first = lines.get(foldedName(called));
    if (first !== undefined)
      return [
        ...phrase('Line {line} has "{called}", as line {first} has.', { line: player.line, called, first }),
        ...TWO,
      ];
    lines.set(foldedName(called), player.line);
  }
  return null;
}

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** RFC 4180, with commas, semicolons or tabs as the first line has them; empty lines are passed over. */
function cellsOf(text: string): { readonly rows: readonly Row[] } | Wrong {
  const separator = separatorOf(text);
  const goesOn = (next: string | undefined): boolean => ![separator, '\n', undefined].includes(next);
  const rows: Row[] = [];
  let [cells, cell, line, begun]: [string[], string, number, number] = [[], '', 1, 1];
  let quoted = false;
  for (let at = 0; at <= text.length; at++) {
    const letter = text[at] ?? '\n';
    if (quoted && at < text.length) {
      if (letter === '"' && text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else if (letter === '"') {
        quoted = false;
        if (goesOn(text[at + 1])) return { says: goesOnAfter(line) };
      } else cell += letter;
      if (letter === '\n') line += 1;
    } else if (quoted) {
      return { says: phrase('The quotation that begins on line {begun} does not end.', { begun }) };
    } else if (letter === '"' && cell === '') {
      quoted = true;
    } else if (letter === separator) {
      cells.push(cell);
      cell = '';
    } else if (letter === '\n') {
      cells.push(cell);
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

const goesOnAfter = (line: number): readonly Phrase[] =>
  phrase(
    'Line {line} goes on after a quotation: a name with a quotation mark in it is written in quotation marks, and each in it twice.',
    { line },
  );

function separatorOf(text: string): string {
  const [first = ''] = text.trimStart().split('\n', 1);
  return [',', ';', '\t'].reduce((best, each) => (count(first, each) > count(first, best) ? each : best));
}

const count = (text: string, letter: string): number => text.split(letter).length - 1;
