import { existsSync } from 'node:fs';
import { didYouMean, slugOf } from '#cards';
import { type CardSet, READY_DECKS, voidream } from '#games/voidream';
import type { Json, Problem } from '#kernel';
import { EXIT, Stop } from './exit.js';
import { textFile } from './files.js';

/** Decks that people name: one of the ready ones, or a file, typed as text or as JSON. */

export interface CheckedDeck {
  readonly name: string;
  readonly deck: Json;
  readonly problems: readonly Problem[];
}

/** The text of each ready deck, by the name that a person types. */
const READY: ReadonlyMap<string, string> = new Map(READY_DECKS.map(({ name, text }) => [slugOf(name), text]));

/** What a verb says that it takes as a deck. */
export const A_DECK = `a file, or a ready deck: ${[...READY.keys()].join(', ')}`;

export function checkedDeck(set: CardSet, name: string): CheckedDeck {
  const text = existsSync(name) ? textFile(name, 'a deck') : readyText(name);
  const read = voidream(set).decks?.read({ switches: {}, options: {} }, text);
  if (read?.ok) return { name, deck: read.brings, problems: [] };
  return { name, deck: null, problems: read?.problems ?? [] };
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
  const text = READY.get(slugOf(name));
  if (text !== undefined) return text.trimStart();
  throw new Stop(EXIT.usage, `There is no deck "${name}": name ${A_DECK}.${didYouMean(name, [...READY.keys()])}`);
}
