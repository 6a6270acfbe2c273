import type { Phrase as ApiPhrase } from '#contract';
import type { Phrase } from '#kernel';

/** Sentences as the API gives them, for whoever says them in another language. */
export const shownPhrases = (phrases: readonly Phrase[] | undefined): ApiPhrase[] =>
  (phrases ?? []).map(({ text, facts }) => ({
    text,
    facts: Object.entries(facts).map(([name, value]) =>
      typeof value === 'number' ? { name, text: null, number: value } : { name, text: value, number: null },
    ),
  }));
