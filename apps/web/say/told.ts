import type { Phrase } from '#kernel';
import { inEnglish, wordsFor } from './language.js';
import { sayText } from './say.js';

type Value = string | number;

/** A sentence of the server, or of the engine in the page. */
export type Told =
  | Phrase
  | {
      readonly text: string;
      readonly facts: readonly {
        readonly name: string;
        readonly text: string | null;
        readonly number: number | null;
      }[];
    };

/** What a reader knows better than the server says it: a name for a number, a card for its id. */
export type Known = (name: string, value: Value) => Value | null;

/** In the language of the page; null where it does not have each of the sentences. */
export function sayPhrases(phrases: readonly Told[], known: Known = () => null): string | null {
  const isLacking = ({ text }: Told): boolean => !inEnglish && wordsFor(text, text) === undefined;
  if (phrases.length === 0 || phrases.some(isLacking)) return null;
  return phrases
    .map(({ text, facts }) => {
      const filled = valuesOf(facts).map(([name, value]): [string, Value] => [name, known(name, value) ?? value]);
      return sayText(text, Object.fromEntries(filled));
    })
    .join(' ');
}

/** What a sentence is about, by name. */
export function valuesOf(facts: Told['facts']): readonly [string, Value][] {
  if (!isListed(facts)) return Object.entries(facts);
  return facts.map(({ name, text, number }) => [name, number ?? text ?? '']);
}

const isListed = (facts: Told['facts']): facts is Extract<Told['facts'], readonly unknown[]> => Array.isArray(facts);

/** What a rule set or a tie-break is called. */
export const sayTitle = (title: string): string => sayPhrases([{ text: title, facts: {} }]) ?? title;
