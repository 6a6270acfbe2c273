const SMALL: ReadonlySet<string> = new Set(['of', 'the', 'and', 'in']);

/** `mother-of-stairs` as a title, where the page has no card to take it from: Mother of Stairs. */
export const slugTitle = (slug: string): string =>
  slug
    .split('-')
    .map((word, nth) => (nth > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
