import { readFileSync } from 'node:fs';
import { loadSet } from '#games/voidream';
import { CROPS, picture } from '../../apps/web/cards/art/picture.js';
import { back } from '../../apps/web/cards/art/back.js';

const FILE = 'libs/games/voidream/sets/first-light.json';
const loaded = loadSet(FILE, readFileSync(FILE, 'utf8'));
const cards = loaded.ok ? loaded.set.cards : [];

describe('the pictures of First Light', () => {
  it('are distinct, for each of its cards', () => {
    const drawn = new Map(cards.map((card) => [picture(card, 'whole'), card.slug]));
    expect(cards.length).toBeGreaterThan(300);
    expect(drawn.size).toBe(cards.length);
  });

  it('are the same each time, whatever was drawn in between', () => {
    const once = cards.map((card) => picture(card, 'window'));
    expect(cards.toReversed().map((card) => picture(card, 'window'))).toEqual(once.toReversed());
  });

  it.each(Object.keys(CROPS) as (keyof typeof CROPS)[])('are whole drawings in the crop %s', (crop) => {
    for (const card of cards) {
      const svg = picture(card, crop);
      expect(svg).not.toMatch(/NaN|undefined|\{[a-z]\}|url\(|href/);
      expect(svg.length).toBeLessThan(60_000);
    }
  });

  it('have eight backs beside them, by pile and value', () => {
    const backs = [1, 2, 3, 4].flatMap((value) => [back('dream', value), back('arcana', value)]);
    expect(new Set(backs).size).toBe(8);
  });
});
