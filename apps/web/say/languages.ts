/** Every language that the pages can be read in. docs/TRANSLATING.md says how to add one. */

/** A text, or its forms by the categories of the language's plural rules. */
export type Worded = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
/** What stands for a key, which is an English text or begins with it; nothing where the language has no words for it. */
export type Wording = (key: string, english: string) => Worded | undefined;

interface Spoken {
  /** In itself, as the choice offers it; null is not offered. */
  readonly name: string | null;
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly words: () => Wording | Promise<Wording>;
}

async function inCatalogue(
  catalogue: Promise<{ readonly default: Readonly<Record<string, Worded>> }>,
): Promise<Wording> {
  const { default: words } = await catalogue;
  return (key) => (Object.hasOwn(words, key) ? words[key] : undefined);
}

export const LANGUAGES = {
  en: { name: 'English', locale: 'en-GB', direction: 'ltr', words: () => () => undefined },
  de: {
    name: 'Deutsch',
    locale: 'de',
    direction: 'ltr',
    words: () => inCatalogue(import('./catalogue/de.json', { with: { type: 'json' } })),
  },
  // Not a language: every text marked and longer, so that a test sees which were forgotten. Greek writes no date in Latin letters.
  xx: { name: null, locale: 'el', direction: 'ltr', words: async () => (await import('./pseudo.js')).pseudo },
} as const satisfies Readonly<Record<string, Spoken>>;

/** By their tags, those that are offered. */
export const OFFERED: readonly (readonly [tag: string, name: string])[] = Object.entries(LANGUAGES).flatMap(
  ([tag, { name }]) => (name === null ? [] : [[tag, name] as const]),
);

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (tag: string | null): tag is Language => tag !== null && Object.hasOwn(LANGUAGES, tag);
