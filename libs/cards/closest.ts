import { inEnglish, type Phrase, phrase } from '#kernel';

/** The word that was most likely meant, or null when none is near, by at most so many letters: for "did you mean". */
export function closest(
  word: string,
  among: readonly string[],
  most = Math.max(2, Math.floor(word.length / 3)),
): string | null {
  let best: string | null = null;
  let least = most + 1;
  for (const candidate of among) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), least);
    if (distance < least) {
      best = candidate;
      least = distance;
    }
  }
  return best;
}

/** Inserted, left out, changed letters; swapped neighbours count once. Gives up at `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = at(above, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let cost = Math.min(change, at(above, j) + 1, at(row, j - 1) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, at(before, j - 2) + 1);
      row.push(cost);
    }
    before = above;
    above = row;
  }
  return at(above, b.length);
}

const at = (row: readonly number[], i: number): number => row[i] ?? Infinity;

/** ` Did you mean "x"?`, or nothing when no word is near. */
export function didYouMean(word: string, among: readonly string[]): string {
  const said = inEnglish(meantBy(word, among));
  return said === '' ? '' : ` ${said}`;
}

/** A slip of one letter, else names that it is a part of, else what is near. */
export function meantBy(word: string, among: readonly string[]): readonly Phrase[] {
  const parts = closest(word, among, 1) === null ? namesWith(word, among) : [];
  if (parts.length > 1)
    return phrase('Did you mean one of these: {names}?', { names: parts.map((part) => `"${part}"`).join(', ') });
  const meant = parts[0] ?? closest(word, among);
  return meant === null ? [] : phrase('Did you mean "{meant}"?', { meant });
}

const FEW = 4;
const SHORTEST = 3;

/** The first few names that have these words in a row, or with which these words begin. */
function namesWith(word: string, among: readonly string[]): readonly string[] {
  const plain = (text: string): string =>
    ` ${text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `;
  const words = plain(word);
  if (words.trim().length < SHORTEST) return [];
  return among.filter((name) => plain(name).includes(words) || words.startsWith(plain(name))).slice(0, FEW);
}
