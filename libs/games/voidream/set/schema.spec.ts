import { readFileSync, writeFileSync } from 'node:fs';
import { loadSet, setSchema } from '#games/voidream';
import { PLAIN } from '#test/voidream';

const FILE = 'libs/games/voidream/sets/set.schema.json';

/** `WRITE=1 npm run jest -- voidream/set/schema` writes the file anew. */
it('the committed JSON Schema of card files is current', () => {
  const now: unknown = JSON.parse(JSON.stringify(setSchema()));
  if (process.env.WRITE === '1') writeFileSync(FILE, `${JSON.stringify(now, null, 2)}\n`);
  expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(now);
});

it('a card file may name its schema, which is no part of the set', () => {
  const plain = loadSet('x.json', JSON.stringify({ title: 'Mine', cards: PLAIN }));
  const named = loadSet('x.json', JSON.stringify({ $schema: './set.schema.json', title: 'Mine', cards: PLAIN }));
  if (!plain.ok || !named.ok) throw new Error('The set does not load.');
  expect(named.set.hash).toBe(plain.set.hash);
});
