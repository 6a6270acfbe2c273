import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Game, isJsonObject, type Json, type JsonObject, type Trace } from '#kernel';

/** What rules are about, in a few words, where people are told their numbers. */

const FILE = fileURLToPath(new URL('../../libs/games/voidream/rule-titles.json', import.meta.url));

const titles = (): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(FILE, 'utf8')) as Readonly<Record<string, string>>;

/** Each rule that was looked at for an answer, what it found, and what it looked at. */
export function tracedText(rulings: Game<unknown>['rulings'], trace: readonly Trace[]): readonly string[] {
  const plain = titles();
  return trace.map(({ rule, held, facts }) => {
    const title = plain[rule] ?? rulings.find(({ id }) => id === rule)?.question ?? '';
    const looked = factsText(facts);
    const at = looked === '' ? '' : ` [${looked}]`;
    return `  ${held ? 'holds ' : 'fails '} ${rule} ${title}${at}`;
  });
}

const factsText = (facts: JsonObject): string =>
  Object.entries(facts)
    .flatMap(([name, value]) => (value === null ? [] : [`${wordsOf(name)}: ${told(name, value)}`]))
    .join(', ');

const SEATS = ['asked', 'seat'];
const told = (name: string, value: Json): string =>
  typeof value === 'number' && SEATS.includes(name) ? `Player ${value + 1}` : valueText(value);

const wordsOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function valueText(value: Json): string {
  if (isJsonObject(value)) return factsText(value);
  if (typeof value === 'object') return value?.map(valueText).join(' ') ?? 'none';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}
