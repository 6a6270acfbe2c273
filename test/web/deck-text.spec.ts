import { copiesIn, emptyDeck, headOf, withCopies } from '../../apps/web/decks/edit.js';
import { freeName } from '../../apps/web/decks/kept-decks.js';
import { putRight } from '../../apps/web/decks/put-right.js';
import { textInAddress } from '../../apps/web/decks/shared-text.js';

const heron = { title: 'Glass Heron', kind: 'entity', factions: ['fracta'] } as const;
const oath = { title: 'Oath at Noon', kind: 'arcanum', factions: ['chimeric-court'] } as const;
const gate = { title: 'The Ninth Gatehouse', kind: 'bastion', factions: ['chimeric-court'] } as const;
const orrery = { title: 'The Hollow Orrery', kind: 'bastion', factions: ['fracta'] } as const;

describe('the text of a deck while it is built', () => {
  it('gets a line for a card, in its part, and counts it up and down', () => {
    const once = withCopies(withCopies(emptyDeck, heron, 1), oath, 1);
    expect(once).toMatch(/Arcana:\n1 Oath at Noon\n\nDream:\n1 Glass Heron\n/);
    const twice = withCopies(once, heron, 1);
    expect(copiesIn(twice).get('Glass Heron')).toBe(2);
    expect(withCopies(withCopies(twice, heron, -1), heron, -1)).not.toContain('Heron');
    expect(withCopies(emptyDeck, heron, -1)).toBe(emptyDeck);
  });

  it('has one bastion, the first of which chooses the faction', () => {
    const first = withCopies(emptyDeck, gate, 1);
    expect([headOf(first, 'bastion'), headOf(first, 'main')]).toEqual(['The Ninth Gatehouse', 'chimeric-court']);
    const second = withCopies(first, orrery, 1);
    expect([headOf(second, 'bastion'), headOf(second, 'main')]).toEqual(['The Hollow Orrery', 'chimeric-court']);
    expect(copiesIn(second).get('The Hollow Orrery')).toBe(1);
    expect(headOf(withCopies(second, orrery, -1), 'bastion')).toBeNull();
  });

  it('keeps what a person typed: remarks, other counts, lines it cannot read', () => {
    const typed = 'main: fracta # mine\n\nDream:\n2x glass heron # the best\n??\n';
    expect(withCopies(typed, heron, 1)).toBe('main: fracta # mine\n\nDream:\n3 Glass Heron\n??\n');
    expect(headOf(typed, 'main')).toBe('fracta');
  });

  it.each([
    ['', null],
    ['#', null],
    ['#%E0%A4%A', null],
    ['#main%3A%20fracta', 'main: fracta'],
  ])('is read from an address, unless that is broken: %s', (hash, text) => {
    expect(textInAddress(hash)).toBe(text);
  });

  it('is kept beside a deck of the same name, not in its place', () => {
    expect(freeName('Gate', [])).toBe('Gate');
    expect(freeName('Gate', ['Gate', 'Toll'])).toBe('Gate (2)');
    expect(freeName('Gate', ['Gate', 'Gate (2)'])).toBe('Gate (3)');
  });
});

describe('what was perhaps meant', () => {
  const list = (...lines: readonly string[]): string => ['main: fracta', ...lines].join('\n');
  const there = { text: 'There is no card "{card}" in {set}.', facts: { card: 'Glas Heron', set: 'Test' } };
  const meant = { text: 'Did you mean "{meant}"?', facts: { meant: 'Glass Heron' } };

  it.each([
    ['3 Glas Heron', '3 Glass Heron'],
    ['  2x glas heron # the best', '  2x Glass Heron # the best'],
    ['Glas Heron x3', 'Glass Heron x3'],
    ['mind: Glas Heron', 'mind: Glass Heron'],
  ])('takes the place of what stands in the line, and of nothing beside it: %s', (was, is) => {
    const [put] = putRight(list(was), { line: 2, phrases: [there, meant] });
    expect(put).toEqual({ name: 'Glass Heron', text: list(is) });
  });

  it('is several names, also such with a comma, where the words are part of several', () => {
    const facts = { names: '"Shut, Barred and Sealed", "Barred Window"' };
    const phrases = [
      { text: 'There is no card "{card}" in {set}.', facts: { card: 'Barred', set: 'Test' } },
      { text: 'Did you mean one of these: {names}?', facts },
    ];
    expect(putRight(list('1 Barred'), { line: 2, phrases }).map(({ text }) => text)).toEqual([
      list('1 Shut, Barred and Sealed'),
      list('1 Barred Window'),
    ]);
  });

  it('is put right where the rules name no line, and is nothing where it stands nowhere', () => {
    const phrases = [
      { text: '', facts: { name: 'frakta' } },
      { ...meant, facts: { meant: 'fracta' } },
    ];
    expect(putRight('main: Frakta\nmind: Calm', { line: null, phrases })).toEqual([
      { name: 'fracta', text: 'main: fracta\nmind: Calm' },
    ]);
    expect(putRight('main: maze', { line: null, phrases })).toEqual([]);
    expect(putRight(list('3 Glas Heron'), { line: 2, phrases: [there] })).toEqual([]);
  });
});
