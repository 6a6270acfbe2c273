import { parseDeck, printDeck } from '#games/voidream';
import { setOf, thought } from '#test/voidream';

const set = setOf([thought('Mother’s Hand', [])]);
const TEXT = `main: fracta
guest: the-maze
bastion: Rock
mind: Calm

Arcana:
1 Last Word
1 Call

Dream:
3 Blank 1
1 Mother’s Hand
`;

describe('decks as text', () => {
  it('are read and printed alike', () => {
    const read = parseDeck(set, TEXT);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(read.deck).toEqual({
      main: 'fracta',
      guest: 'the-maze',
      bastion: 'rock',
      mind: 'calm',
      arcana: ['last-word', 'call'],
      dream: ['blank-1', 'blank-1', 'blank-1', 'mothers-hand'],
    });
    expect(printDeck(set, read.deck)).toBe(TEXT);
  });

  it('may be typed loosely', () => {
    const loose = TEXT.replace('3 Blank 1', '2x blank 1 # two\n  Blank-1').replace('Arcana:', 'ARCANA :');
    expect(parseDeck(set, loose)).toEqual(parseDeck(set, TEXT));
  });

  it.each([
    ['3 Blank 1', '3 Blenk 1', 11, 'There is no card "Blenk 1" in Test. Did you mean "Blank 1"?'],
    ['Dream:', 'Drem:', 10, 'There is no part "Drem". Did you mean "dream"?'],
    ['mind: Calm', '', 1, 'The line "mind: ..." is missing.'],
    [
      'Arcana:\n1',
      '1',
      6,
      '"1 Last Word" stands in front of "Arcana:" and "Dream:"; a card belongs below one of them.',
    ],
  ])('say at which line "%s" written as "%s" is wrong', (right, wrong, line, says) => {
    const read = parseDeck(set, TEXT.replace(right, wrong));
    expect(read.ok ? [] : read.problems[0]).toMatchObject({ line, says });
  });
});
