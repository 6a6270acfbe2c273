/** Words as they are compared: without capitals and accents. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Whether each of the words begins one of the text. */
export const hasWords = (words: readonly string[], text: string): boolean => {
  const there = wordsOf(text);
  return words.every((word) => there.some((one) => one.startsWith(word)));
};
