/**
 * The language of the page. It is settled before anything else of the page runs, and to change it is to load the page anew, so that
 * whatever is said, even in a constant, is said in it.
 */
import { lasting } from '../look/memory.js';
import { isLanguage, type Language, LANGUAGES, type Wording } from './languages.js';

/** What this needs of a page. Where there is none, as in a worker or a test, the language is English. */
declare const document: { readonly documentElement: { lang: string; dir: string } } | undefined;
declare const location: { readonly href: string; readonly search: string; replace: (address: URL) => void };
declare const navigator: { readonly languages: readonly string[] };

const KEY = 'dreamledger.language';

function settled(): Language {
  if (typeof document === 'undefined') return 'en';
  const asked = new URLSearchParams(location.search).get('lang');
  const wanted = [asked, kept(asked), ...navigator.languages.map((tag) => tag.split('-')[0] ?? tag)];
  return wanted.find(isLanguage) ?? 'en';
}

/** What an address asks for is kept, but for what is for tests alone. */
function kept(asked: string | null): string | null {
  if (isLanguage(asked) && LANGUAGES[asked].name !== null) lasting.setItem(KEY, asked);
  return lasting.getItem(KEY);
}

export const language: Language = settled();

export const inEnglish: boolean = language === 'en';

/** How numbers, dates and lists are written. */
export const LOCALE: string = LANGUAGES[language].locale;

/** Words that cannot be fetched leave the page in English, and not empty. */
export const wordsFor: Wording = await Promise.resolve(LANGUAGES[language].words()).catch(() => LANGUAGES.en.words());

export function chooseLanguage(chosen: Language): void {
  lasting.setItem(KEY, chosen);
  const address = new URL(location.href);
  address.searchParams.delete('lang');
  location.replace(address);
}

if (typeof document !== 'undefined') {
  document.documentElement.lang = LOCALE;
  document.documentElement.dir = LANGUAGES[language].direction;
}
