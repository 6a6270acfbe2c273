/** The catalogue of English texts, and how another language stands to it. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Worded } from '../../apps/web/say/languages.js';
import type { Catalogue } from './collect.js';

const FOLDER = 'apps/web/say/catalogue';
export const CATALOGUE = `${FOLDER}/en.json`;

export const written = (catalogue: Catalogue): string => `${JSON.stringify(catalogue, null, 2)}\n`;

/** All but English. */
export const languages = (): readonly string[] =>
  readdirSync(FOLDER)
    .map((name) => name.replace(/\.json$/, ''))
    .filter((name) => name !== 'en');

interface Lacking {
  readonly missing: readonly string[];
  readonly useless: readonly string[];
  /** With other names in braces or other tags than the English text, or without a plural form that the language needs. */
  readonly wrong: readonly string[];
}

export function lacking(english: Catalogue, language: string): Lacking {
  const own = JSON.parse(readFileSync(`${FOLDER}/${language}.json`, 'utf8')) as Catalogue;
  const keys = Object.keys(english);
  return {
    missing: keys.filter((key) => !(key in own)),
    useless: Object.keys(own).filter((key) => !(key in english)),
    wrong: keys.filter((key) => key in own && !fits(english[key], own[key], language)),
  };
}

function fits(english: Worded | undefined, own: Worded | undefined, language: string): boolean {
  if (english === undefined || own === undefined) return false;
  if (typeof english === 'string') return typeof own === 'string' && same(slotsOf(own), slotsOf(english));
  if (typeof own === 'string') return false;
  const allowed = new Set([...formsOf(english)].flatMap(slotsOf));
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return (
    needed.every((form) => form in own || form === 'many') &&
    formsOf(own).every((form) => slotsOf(form).every((slot) => allowed.has(slot)))
  );
}

const formsOf = (worded: Exclude<Worded, string>): readonly string[] => Object.values(worded);
const slotsOf = (text: string): readonly string[] => (text.match(/\{\w+\}|<\/?\w+>/g) ?? []).toSorted();
const same = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();
