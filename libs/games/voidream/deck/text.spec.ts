import { parseDeck, printDeck, voidream } from '#games/voidream';
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
    ['another system’s ends of lines', (text: string) => text.replaceAll('\n', '\r')],
    ['letters of no width', (text: string) => text.replaceAll('\n', '\u200b\n')],
    ['wide colons and digits', (text: string) => text.replaceAll(':', '：').replace('3', '３')],
    ['no colons behind its parts', (text: string) => text.replace('Arcana:', 'Arcana').replace('Dream:', 'dream')],
    ['the marks of a list', (text: string) => text.replaceAll(/^(?=\d)/gm, '- ')],
    ['counts as "x3"', (text: string) => text.replaceAll(/^(?=\d)/gm, 'x')],
    ['counts as "3X"', (text: string) => text.replaceAll(/^(\d)/gm, '$1X')],
  ])('may be pasted with %s', (_, as) => {
    expect(parseDeck(set, as(TEXT))).toEqual(parseDeck(set, TEXT));
  });

  it('may have no guest faction in so many words', () => {
    expect(parseDeck(set, TEXT.replace('the-maze', 'None'))).toMatchObject({ ok: true, deck: { guest: null } });
  });

  it('keep what stands behind a "#" in a title', () => {
    const pier = setOf([thought('Pier #9', [])]);
    const read = parseDeck(pier, TEXT.replace('Mother’s Hand', 'Pier #9 # by the sea').replace('1 Pier', '2 Pier'));
    const again = parseDeck(pier, TEXT.replace('1 Mother’s Hand', '2 Pier #9'));
    expect([read.ok, again.deck?.dream.slice(3)]).toEqual([false, ['pier-9', 'pier-9']]);
  });

  it.each([
    ['3 Blank 1', '3 Blenk 1', 11, 'There is no card "Blenk 1" in Test. Did you mean "Blank 1"?'],
    ['1 Call', '1 Word', 8, 'There is no card "Word" in Test. Did you mean "Last Word"?'],
    ['3 Blank 1', '3 Mother’s', 11, 'There is no card "Mother’s" in Test. Did you mean "Mother’s Hand"?'],
    ['1 Call', '1 Call (FL) 7', 8, 'There is no card "Call (FL) 7" in Test. Did you mean "Call"?'],
    [
      '3 Blank 1',
      '3 Blank',
      11,
      'There is no card "Blank" in Test. Did you mean one of these: "Blank 1", "Blank 2", "Blank 3", "Blank 4"?',
    ],
    ['mind: Calm', 'mind: Colm', 4, 'There is no card "Colm" in Test. Did you mean "Calm"?'],
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
    ['3 Blank 1', `3 ${'Bla'.repeat(40)}`, 11, `There is no card "${'Bla'.repeat(20)}…" in Test.`],
    ['bastion: Rock', 'bastion:', 3, 'The line "bastion:" is empty: write behind it what your deck has.'],
    ['main: fracta', 'main:', 1, 'The line "main:" is empty: write behind it what your deck has.'],
  ])('say at which line "%s" written as "%s" is wrong', (right, wrong, line, says) => {
    const read = parseDeck(set, TEXT.replace(right, wrong));
    expect(read.ok ? [] : read.problems).toMatchObject([{ line, says }]);
  });
});

describe('a deck that is typed', () => {
  const problemsOf = (text: string): readonly string[] => {
    const read = voidream(set).decks?.read({ switches: {}, options: {} }, text);
    return read?.ok === false ? read.problems.map(({ line, rule, says }) => `${line} ${rule} ${says}`) : [];
  };

  it('is told of a misspelt faction and of too many copies beside a misspelt card, from the top', () => {
    const wrong = TEXT.replace('fracta', 'Fract').replace('1 Call', '2 Last Word').replace('3 Blank 1', '4 Blank 1');
    expect(problemsOf(wrong.replace('Mother’s Hand', 'Mothers Hound'))).toEqual([
      expect.stringMatching(/^1 VD-8.1.1 "fract" is no faction; .* Did you mean "fracta"\?$/),
      expect.stringMatching(/^7 VD-8.3.1 "Last Word" is in the hand 3 times;/),
      expect.stringMatching(/^11 VD-8.3.2 "Blank 1" is in the deck 4 times;/),
      expect.stringMatching(/^12 VD-8.2.1 There is no card "Mothers Hound"/),
    ]);
  });

  it('is told once of a card in the wrong part, and where its bastion is of the wrong faction', () => {
    const wrong = TEXT.replace('main: fracta', 'main: subter-venellam').replace('3 Blank 1', 'Call x3');
    expect(problemsOf(wrong).filter((said) => /Rock|Call/.test(said))).toEqual([
      expect.stringMatching(/^11 VD-8.2.1 The card "Call" is no Dream card/),
      expect.stringMatching(/^3 VD-8.1.3 "Rock" is of fracta/),
      expect.stringMatching(/^10 VD-8.2.1 The deck has/),
      expect.stringMatching(/^7 VD-8.2.4 There are/),
    ]);
  });

  it('as JSON is told at which line which part is not as it should be', () => {
    const deck = { ...parsed(), main: 3, mint: 'Calm' };
    expect(problemsOf(JSON.stringify(deck, null, 2))).toEqual([
      expect.stringMatching(/^2 VD-2.1.2 main: This must be a text, .* not 3\.$/),
      expect.stringMatching(/^16 VD-2.1.2 mint: There is no field "mint" here; .* Did you mean "mind"\?$/),
    ]);
  });
});

function parsed(): object {
  const read = parseDeck(set, TEXT);
  return read.deck ?? {};
}
