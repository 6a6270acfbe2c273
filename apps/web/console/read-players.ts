/**
 * Players as organisers paste them: a name a line, numbers and bullets of a list passed over, or a table with a header.
 * Every line that can't be entered is named, with what would be right.
 */
import { say } from '../say/index.js';

export interface Line {
  readonly line: number;
  readonly says: string;
}

export type Pasted =
  | { readonly is: 'nothing' }
  | { readonly is: 'table'; readonly csv: string; readonly players: number }
  | { readonly is: 'names'; readonly names: readonly string[]; readonly wrong: readonly Line[] };

const HEADER = /(?:^|[,;\t])\s*"?(?:name|id)"?\s*(?:[,;\t]|$)/i;
/** What is the first line of a table, and calls no column as it is called here. */
const OTHER_HEADER = /[;\t]|\b(?:name|player)s?\b.*,|,.*\b(?:name|player)s?\b/i;
const BULLET = /^\s*(?:\d+[.):]\s+|[-*•]\s+)/;
const LONGEST = 60;

const noHeader = (line: number): Line => ({
  line,
  says: say('This looks like a table, and none of its columns is called “name”. Call the column with the names so.'),
});

export function readPasted(text: string): Pasted {
  const lines = text.split(/\r?\n/);
  const first = lines.find((line) => line.trim() !== '');
  if (first === undefined) return { is: 'nothing' };
  if (HEADER.test(first)) {
    const csv = lines.slice(lines.indexOf(first)).join('\n');
    return { is: 'table', csv, players: lines.filter((line) => line.trim() !== '').length - 1 };
  }
  if (OTHER_HEADER.test(first)) return { is: 'names', names: [], wrong: [noHeader(lines.indexOf(first) + 1)] };
  const names: string[] = [];
  const wrong: Line[] = [];
  const at = new Map<string, number>();
  for (const [nth, typed] of lines.entries()) {
    const name = typed.replace(BULLET, '').trim();
    if (name === '') continue;
    const before = at.get(name.toLowerCase());
    if (name.length > LONGEST)
      wrong.push({
        line: nth + 1,
        says: say('A name has at most {longest} characters; this has {length}.', {
          longest: LONGEST,
          length: name.length,
        }),
      });
    else if (before !== undefined)
      wrong.push({
        line: nth + 1,
        says: say('"{name}" is on line {before} already: tell the two apart, or remove one.', { name, before }),
      });
    else {
      at.set(name.toLowerCase(), nth + 1);
      names.push(name);
    }
  }
  return { is: 'names', names, wrong };
}
