import { existsSync } from 'node:fs';
import { didYouMean, slugOf } from '#cards';
import { type CardSet, parseDeck, readyDecks, voidream } from '#games/voidream';
import type { Json, Problem } from '#kernel';
import { EXIT, Stop } from './exit.js';
import { textFile } from './files.js';
import { theSet } from './sets.js';

/** Decks that people name: one of the ready ones, or a file, typed as text or as JSON. */

export interface CheckedDeck {
  readonly name: string;
  readonly deck: Json;
  readonly problems: readonly Problem[];
}

/** The text of each ready deck, by the name that a person types. */
const readyTexts = (): ReadonlyMap<string, string> =>
  new Map(readyDecks(theSet('first-light')).map(({ name, text }) => [slugOf(name), text]));

export function checkedDeck(set: CardSet, name: string): CheckedDeck {
  const text = existsSync(name) ? textFile(name, 'a deck') : readyText(name);
  const read = isJson(text) ? { ok: true as const, deck: parsed(name, text) } : parseDeck(set, text);
  if (!read.ok) return { name, deck: null, problems: read.problems };
  const problems = voidream(set).seatProblems({ switches: {}, options: {} }, read.deck);
  return {
    name,
    deck: read.deck,
    problems: problems.map((problem) => ({ ...problem, line: problem.line ?? lineFor(text, problem) })),
  };
}

/** A deck to play with; a bad one ends the verb. */
export function theDeck(set: CardSet, name: string): Json {
  const { deck, problems } = checkedDeck(set, name);
  const [first] = problems;
  if (first === undefined) return deck;
  throw new Stop(
    EXIT.found,
    `${problemText(name, first)}${problems.length > 1 ? ` (and ${problems.length - 1} more: deck check ${name})` : ''}`,
  );
}

export function problemText(name: string, { line, rule, says }: Problem): string {
  return `${name}${line === null ? '' : `:${line}`}: ${rule === null ? '' : `${rule} `}${says}`;
}

function readyText(name: string): string {
  const ready = readyTexts();
  const text = ready.get(slugOf(name));
  if (text !== undefined) return text.trimStart();
  const names = [...ready.keys()];
  throw new Stop(
    EXIT.usage,
    `There is no deck "${name}": name a file, or one of ${names.join(', ')}.${didYouMean(name, names)}`,
  );
}

const isJson = (text: string): boolean => text.trimStart().startsWith('{');

function parsed(name: string, text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (cause) {
    throw new Stop(
      EXIT.found,
      `${name}: this is not JSON: ${cause instanceof Error ? cause.message : 'it cannot be read'}.`,
    );
  }
}

/** Parts of a deck that a rule is about. */
const PARTS: Readonly<Record<string, string>> = {
  'VD-8.1.1': 'main',
  'VD-8.1.2': 'guest',
  'VD-8.2.1': 'dream',
  'VD-8.2.2': 'dream',
  'VD-8.2.3': 'arcana',
  'VD-8.2.4': 'arcana',
  'VD-8.2.5': 'arcana',
};

/** The line with the card that the problem is about, else where that part of the deck begins. */
function lineFor(text: string, { says, rule }: Problem): number | null {
  const plain = (words: string): string =>
    words
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  const lines = text.split('\n').map(plain);
  const quoted = plain(/^[^"]*"([^"]+)"/.exec(says)?.[1] ?? '');
  const part = PARTS[rule ?? ''] ?? '';
  const isCard = (line: string): boolean => quoted !== '' && line.replace(/^\d+ x? ?/, '') === quoted;
  const isPart = (line: string): boolean => part !== '' && line.startsWith(part);
  const at = [isCard, isPart].map((fits) => lines.findIndex(fits)).find((line) => line >= 0);
  return at === undefined ? null : at + 1;
}
