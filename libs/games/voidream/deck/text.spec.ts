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
    const loose = TEXT.replace('3 Blank 1', '1x blank 1 # one\n  Blank-1\nBLANK 1 x1').replace('Arcana:', 'ARCANA :');
    expect(parseDeck(set, loose)).toEqual(parseDeck(set, TEXT));
  });

  it.each([
    ['3 Blank 1', '3 Blenk 1', 11, 'There is no card "Blenk 1" in Test. Did you mean "Blank 1"?'],
    ['Dream:', 'Drem:', 10, 'There is no part "Drem". Did you mean "dream"?'],
    ['mind: Calm', '', 1, 'The line "mind: ..." is missing.'],
    ['mind: Calm', 'mind: Calm\nmind: Calm', 5, 'The line "mind: ..." is there twice.'],
    ['Arcana:', 'Arcanas:', 6, 'There is no part "Arcanas". Did you mean "arcana"?'],
    ...['-1', '+2', '0', '1.5', '100', '1,000'].map((count): [string, string, number, string] => [
      '3 Blank 1',
      `${count} Blank 1`,
      11,
      `"${count}" is no number of copies: write a number up to 99 and a title, like "2 Blank 1".`,
    ]),
    ['3 Blank 1', '3', 11, '"3" names no card: write a number up to 99 and a title, like "2 Grey Heron".'],
    [
      'Arcana:\n',
      '',
      6,
      '"1 Last Word" stands in front of "Arcana:" and "Dream:": write these two lines, and each card below one of them.',
    ],
    ['bastion: Rock', 'bastion:', 3, 'The line "bastion:" is empty: write behind it what your deck has.'],
    ['main: fracta', 'main:', 1, 'The line "main:" is empty: write behind it what your deck has.'],
  ])('say at which line "%s" written as "%s" is wrong', (right, wrong, line, says) => {
    const read = parseDeck(set, TEXT.replace(right, wrong));
    expect(read.ok ? [] : read.problems).toMatchObject([{ line, says }]);
  });
});
