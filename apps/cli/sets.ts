import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { didYouMean } from '#cards';
import { type CardSet, flawText, loadSet } from '#games/voidream';
import { prepare, preparedOf } from '#node';
import { EXIT, Stop } from './exit.js';

const OURS: ReadonlyMap<string, string> = new Map([
  ['plain', 'scenario/plain.json'],
  ['first-light', 'sets/first-light.json'],
]);
export const SET_NAMES = [...OURS.keys()];

/** Where a set is: one of ours by its name, else a file beside `from`. */
function setFile(name: string, from: string): string {
  const ours = OURS.get(name);
  if (ours === undefined) return resolve(from, name);
  return fileURLToPath(new URL(`../../libs/games/voidream/${ours}`, import.meta.url));
}

/** The text of a set, or null where there is none. */
export function setText(name: string, from: string): string | null {
  try {
    return readFileSync(setFile(name, from), 'utf8');
  } catch {
    return null;
  }
}

/** A set of cards that a verb needs whole. */
export function theSet(name: string): CardSet {
  return preparedSet(name) ?? readSet(name);
}

function readSet(name: string): CardSet {
  const json = setText(name, '.');
  if (json === null) {
    throw new Stop(
      EXIT.usage,
      `There is no set "${name}": name ${SET_NAMES.join(', ')} or a file of cards.${didYouMean(name, SET_NAMES)}`,
    );
  }
  const loaded = loadSet(name, json);
  if (loaded.ok) return loaded.set;
  const [first] = loaded.flaws;
  const flaws = loaded.flaws.length === 1 ? 'a flaw' : `${loaded.flaws.length} flaws`;
  throw new Stop(EXIT.found, `The set "${name}" has ${flaws}. ${first === undefined ? '' : flawText(first)}`);
}

/** The sets that are ours, as the build has read them. */
const preparedSet = (name: string): CardSet | null =>
  OURS.has(name) ? (preparedOf(setFile(name, '.')) as CardSet | null) : null;

export function prepareSets(): void {
  for (const name of SET_NAMES) prepare(setFile(name, '.'), readSet(name));
}
