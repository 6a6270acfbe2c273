import { hasWords, wordsOf } from './words.js';

it.each([
  ['lant', 'The Lantern Open', true],
  ['OPEN the', 'The Lantern Open', true],
  ['antern', 'The Lantern Open', false],
  ['pavel dvorak', 'Pavel Dvořák', true],
  ['ines lund', 'Ines Varga against Tobias Lund', true],
  ['ines lund x', 'Ines Varga against Tobias Lund', false],
])('finds "%s" in "%s": %s', (asked, text, found) => {
  expect(hasWords(wordsOf(asked), text)).toBe(found);
});
