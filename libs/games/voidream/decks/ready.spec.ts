import { readFileSync } from 'node:fs';
import { loadSet, parseDeck, printDeck, readyDecks, voidream } from '#games/voidream';

const FILE = 'libs/games/voidream/sets/first-light.json';
const loaded = loadSet(FILE, readFileSync(FILE, 'utf8'));
if (!loaded.ok) throw new Error(JSON.stringify(loaded.flaws));
const { set } = loaded;
const game = voidream(set);
const decks = readyDecks(set);

describe('the ready decks', () => {
  it('are eight, two a faction, each around a bastion of its own', () => {
    const mains = decks.map(({ deck }) => deck.main).sort();
    expect(mains).toEqual(['chimeric-court', 'fracta', 'subter-venellam', 'the-maze'].flatMap((one) => [one, one]));
    expect(new Set(decks.map(({ deck }) => deck.bastion)).size).toBe(8);
    expect(new Set(decks.map(({ name }) => name)).size).toBe(8);
  });

  it.each(decks.map((ready) => [ready.name, ready] as const))(
    '%s passes all deck checks and says how it plays',
    (_, ready) => {
      expect(game.seatProblems({ switches: {}, options: {} }, ready.deck)).toEqual([]);
      expect(ready.plays).toMatch(/^[A-Z][^\n]{60,240}\.$/);
    },
  );

  it.each(decks.map((ready) => [ready.name, ready] as const))('%s stands as it would be printed', (_, ready) => {
    expect(`\n${printDeck(set, ready.deck)}`).toBe(ready.text);
    expect(parseDeck(set, ready.text)).toEqual({ ok: true, deck: ready.deck });
  });

  it('differ: no two share more than a third of their cards', () => {
    for (const one of decks) {
      for (const other of decks.filter((deck) => deck !== one)) {
        const shared = one.deck.dream.filter((slug) => other.deck.dream.includes(slug));
        expect([one.name, other.name, shared.length < one.deck.dream.length / 3]).toEqual([one.name, other.name, true]);
      }
    }
  });
});
