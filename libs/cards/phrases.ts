/** "a", "a and b", "a, b and c". */
export function listed(parts: readonly string[], joint: 'and' | 'or' = 'and'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${joint} ${String(parts.at(-1))}`;
}

export const capital = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1);

/** A full sentence: a capital in front, a full stop behind unless a quoted text ends there with its own. */
export const sentence = (phrase: string): string => `${capital(phrase)}${phrase.endsWith('."') ? '' : '.'}`;

/** "+2" or "-1". */
export const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);

export const plural = (noun: string): string => (noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`);

/** What a title is called in answers: lower case, words joined by hyphens. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
