import { type Leaving, seat, type Seat } from '#kernel';
import { LETTERS, type Notation, type NotedMove, RULING } from './notation.js';

export type ReadNotation =
  | { readonly ok: true; readonly notation: Notation }
  | { readonly ok: false; readonly line: number; readonly says: string };

/** Reads what writeNotation wrote; lines that begin with a semicolon are passed over. */
export function readNotation(text: string): ReadNotation {
  const tags: Record<string, string> = {};
  const moves: NotedMove[] = [];
  for (const [nth, line] of text.split(/\r?\n/).entries()) {
    if (line === '' || line.startsWith(';')) continue;
    const says = line.startsWith('[') ? readTag(line, tags) : readTurn(line, tags, moves);
    if (says !== null) return { ok: false, line: nth + 1, says };
  }
  const { First: first = '0', ...rest } = tags;
  return { ok: true, notation: { tags: rest, first: Number(first), moves } };
}

function readTag(line: string, tags: Record<string, string>): string | null {
  const [, name, value] = /^\[(\w+) ("(?:[^"\\]|\\.)*")\]$/.exec(line) ?? [];
  const told = value === undefined ? null : textIn(value);
  if (name === undefined || told === null) return 'This is no tag; one looks like [Game "voidream"].';
  if (Object.hasOwn(tags, name)) return `The tag "${name}" stands twice.`;
  if (name === 'First' && !COUNT.test(told)) return `The tag "First" is "${told}"; it is the ply of the start.`;
  tags[name] = told;
  return null;
}

const WORD = /\{(?:[^{}"]|"(?:[^"\\]|\\.)*")*\}|"(?:[^"\\]|\\.)*"|[^\s"{}]+/g;
const TURN = new RegExp(`^(\\d+)\\. (\\S+)((?: (?:${WORD.source}))+)$`);

function readTurn(line: string, { First: first = '0' }: Record<string, string>, moves: NotedMove[]): string | null {
  const [, ply, who = '', rest = ''] = TURN.exec(line) ?? [];
  if (ply === undefined) return 'This is no turn; one looks like 12. A bid:3 pass.';
  const next = Number(first) + moves.length + 1;
  if (Number(ply) !== next) return `This turn has the ply ${ply}, and the next is ${next}.`;
  const mover = seatCalled(who);
  if (mover === null && who !== RULING)
    return `"${who}" is no seat; they are A, B, C and so on, and ${RULING} is a ruling.`;
  for (const [word] of rest.matchAll(WORD)) {
    const move = mover === null ? rulingIn(word) : moveIn(mover, word);
    if (move === null) return `"${word}" is nothing that ${mover === null ? 'a ruling' : 'a seat'} does.`;
    moves.push(move);
  }
  return null;
}

function seatCalled(name: string): Seat | null {
  const numbered = /^#(\d{1,4})$/.exec(name)?.[1];
  const lettered = name.length === 1 ? LETTERS.indexOf(name) : -1;
  const place = numbered === undefined ? lettered : Number(numbered);
  return place >= 0 ? seat(place) : null;
}

function moveIn(mover: Seat, word: string): NotedMove | null {
  const leaves = LEAVINGS.find((why) => word === `{${why}}`);
  if (leaves !== undefined) return { seat: mover, leaves };
  const answer = answerIn(word);
  return answer === undefined ? null : { seat: mover, answer };
}

function rulingIn(word: string): NotedMove | null {
  const [, what, rest = ''] = /^\{(back-to|game|repair):(.+)\}$/.exec(word) ?? [];
  if (what === 'back-to') return COUNT.test(rest) ? { rewindsTo: Number(rest) } : null;
  if (what === 'game') return COUNT.test(rest) ? { begins: Number(rest) } : null;
  const repair = what === 'repair' ? answerIn(rest) : undefined;
  return repair === undefined ? null : { repair };
}

/** Null for an answer that may not be known; undefined for what is none. */
function answerIn(word: string): string | null | undefined {
  if (word === '?') return null;
  if (word.startsWith('"')) return textIn(word) ?? undefined;
  return word.startsWith('{') ? undefined : word;
}

function textIn(quoted: string): string | null {
  try {
    const text: unknown = JSON.parse(quoted);
    return typeof text === 'string' ? text : null;
  } catch {
    return null;
  }
}

const COUNT = /^(0|[1-9]\d*)$/;
const LEAVINGS: readonly Leaving[] = ['conceded', 'timed-out', 'removed'];
