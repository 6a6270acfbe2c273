import type { Json } from '#kernel';

export type JsonText =
  { readonly ok: true; readonly value: Json } | { readonly ok: false; readonly line: number; readonly says: string };

/** As some editors begin a file. */
const MARK = '\uFEFF';

/** A text that a person wrote as JSON, or the line on which it stops to be that, and what should stand there. */
export function readJson(written: string): JsonText {
  const text = written.startsWith(MARK) ? written.slice(1) : written;
  try {
    const value = JSON.parse(text) as Json;
    const again = nameAgain(text);
    if (again === null) return { ok: true, value };
    return {
      ok: false,
      line: lineAt(text, again.at),
      says: `The field ${again.name} stands here a second time; the first is in line ${lineAt(text, again.first)}.`,
    };
  } catch {
    const { at, due } = firstFault(text);
    return {
      ok: false,
      line: lineAt(text, at),
      says: `This is not JSON: here should be ${due}, not ${found(text, at)}.`,
    };
  }
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** A name that an object has twice, of which JSON would drop the first without a word; null where there is none. */
function nameAgain(text: string): { readonly name: string; readonly at: number; readonly first: number } | null {
  const open: (Map<string, number> | null)[] = [];
  for (const { 0: token, index: at } of text.matchAll(NAME_OR_BRACKET)) {
    if (token === '{') open.push(new Map());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (token.endsWith(':')) {
      const name = token.replace(/[ \t\n\r]*:$/, '');
      const first = open.at(-1)?.get(name);
      if (first !== undefined) return { name, at, first };
      open.at(-1)?.set(name, at);
    }
  }
  return null;
}

const DUE = {
  value: 'a value',
  'value or ]': 'a value or "]"',
  name: 'a name in double quotes',
  'name or }': 'a name in double quotes or "}"',
  colon: '":"',
  'in list': '"," or "]"',
  'in object': '"," or "}"',
  end: 'the end',
} as const;
type Due = keyof typeof DUE;

/** What is due after each token that may stand there; after a whole value, that is told by what it stands in. */
const VALUE = { '[': 'value or ]', '{': 'name or }', string: 'whole', word: 'whole' } as const;
const AFTER: Readonly<Record<Due, Readonly<Record<string, Due | 'whole'>>>> = {
  value: VALUE,
  'value or ]': { ...VALUE, ']': 'whole' },
  name: { string: 'colon' },
  'name or }': { string: 'colon', '}': 'whole' },
  colon: { ':': 'value' },
  'in list': { ',': 'value', ']': 'whole' },
  'in object': { ',': 'name', '}': 'whole' },
  end: {},
};

const PLAIN = '[^"\\\\\\u0000-\\u001f]*';
const STRING = `"${PLAIN}(?:\\\\(?:["\\\\/bfnrt]|u[0-9a-fA-F]{4})${PLAIN})*"`;
const WORD = '(?:-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][+-]?\\d+)?|true|false|null)(?![\\w.+-])';
/** Only within what is JSON: a string before a colon is a name. */
const NAME_OR_BRACKET = new RegExp(`[{}\\[\\]]|${STRING}(?:[ \\t\\n\\r]*:)?`, 'g');
const TOKEN = new RegExp(`[{}\\[\\],:]|${STRING}|${WORD}`, 'y');

/** Where the text can't go on, and what it could have gone on with. */
function firstFault(text: string): { readonly at: number; readonly due: string } {
  const open: ('in list' | 'in object')[] = [];
  let due: Due = 'value';
  for (let at = afterBlanks(text, 0); ;) {
    TOKEN.lastIndex = at;
    const [token] = TOKEN.exec(text) ?? [];
    const after: Due | 'whole' | undefined = token === undefined ? undefined : AFTER[due][sortOf(token)];
    if (token === undefined || after === undefined) return { at, due: DUE[due] };
    if (token === '[') open.push('in list');
    if (token === '{') open.push('in object');
    if (token === ']' || token === '}') open.pop();
    due = after === 'whole' ? (open.at(-1) ?? 'end') : after;
    at = afterBlanks(text, at + token.length);
  }
}

const sortOf = (token: string): string => (token.startsWith('"') ? 'string' : /^[\w-]/.test(token) ? 'word' : token);

function afterBlanks(text: string, from: number): number {
  let at = from;
  while (' \t\n\r'.includes(text[at] ?? '-')) at += 1;
  return at;
}

/** What stands there, a word or a string of it, as it is quoted. */
function found(text: string, at: number): string {
  const here = text.slice(at, at + 40);
  const [string] = /^"[^"\n]+"?/.exec(here) ?? [];
  const [word] = /^(?:[\w'.+-]+|.)/su.exec(here) ?? [];
  return string ?? (word === undefined ? 'the end of the text' : JSON.stringify(word));
}
