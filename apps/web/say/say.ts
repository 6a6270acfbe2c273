/** English where it is used, in the language of the page: the English text is the key of the catalogue. */
import type { Slots } from '#kernel';
import { language, LOCALE, wordsFor } from './language.js';
import type { Worded } from './languages.js';

type Fact = string | number;
type Facts<Names extends string> = [Names] extends [never] ? [] : [facts: Readonly<Record<Names, Fact>>];

const plain = new Intl.NumberFormat(LOCALE, { useGrouping: 'min2' });
const quantity = new Intl.NumberFormat(LOCALE);

/** Not all languages that are written here have forms of their own. */
const FORMS_OF = language === 'xx' ? 'en' : LOCALE;
const cardinals = new Intl.PluralRules(FORMS_OF);
const ordinals = new Intl.PluralRules(FORMS_OF, { type: 'ordinal' });
const englishForms = new Intl.PluralRules('en');
const englishOrdinals = new Intl.PluralRules('en', { type: 'ordinal' });

function filled(text: string, facts: Readonly<Record<string, Fact>> = {}): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const fact = facts[name];
    return typeof fact === 'number' ? plain.format(fact) : (fact ?? whole);
  });
}

/** The text of the page's language for a key, or the English one. */
export function textOf(key: string, english: string): string {
  const worded = wordsFor(key, english);
  return typeof worded === 'string' ? worded : english;
}

export function say<const Text extends string>(english: Text, ...[facts]: Facts<Slots<Text>>): string {
  return filled(textOf(english, english), facts);
}

/** The same where one English text stands for two things: the context tells whoever translates which it is. */
export function sayAs<const Text extends string>(
  context: string,
  english: Text,
  ...[facts]: Facts<Slots<Text>>
): string {
  return filled(textOf(`${english} @ ${context}`, english), facts);
}

interface Forms<One extends string, Other extends string> {
  readonly one: One;
  readonly other: Other;
}

/** A text with a number `{n}` in it. Its key is the form for many. */
export function sayMany<const One extends string, const Other extends string>(
  n: number,
  english: Forms<One, Other>,
  ...[facts]: Facts<Exclude<Slots<One | Other>, 'n'>>
): string {
  return sayText(english, { ...facts, n });
}

/** A text of a table that stands elsewhere, and is collected from there; of two forms, the one for the number `n`. */
export function sayText(english: string | Forms<string, string>, facts: Readonly<Record<string, Fact>>): string {
  if (typeof english === 'string') return filled(textOf(english, english), facts);
  const n = Number(facts.n);
  const form =
    formOf(wordsFor(english.other, english.other), cardinals.select(n)) ??
    english[englishForms.select(n) === 'one' ? 'one' : 'other'];
  return filled(form, { ...facts, n: quantity.format(n) });
}

type Ordinals = Readonly<Record<'one' | 'two' | 'few' | 'other', string>>;

/** First, second, third: a text with a figure `{n}` that is counted off. Its key is the form of most. */
export function sayNth(n: number, english: Ordinals): string {
  const rule = englishOrdinals.select(n);
  const form = formOf(wordsFor(english.other, english.other), ordinals.select(n));
  return filled(form ?? english[rule === 'zero' || rule === 'many' ? 'other' : rule], { n: quantity.format(n) });
}

const formOf = (worded: Worded | undefined, rule: Intl.LDMLPluralRule): string | undefined =>
  typeof worded === 'string' ? worded : (worded?.[rule] ?? worded?.other);
