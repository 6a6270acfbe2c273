import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EngineShelf, keepEngine, nameOfEngine } from '#engines';
import { fileVault, type Vault } from '#vault';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** An engine that plays nothing, and names its cards by the hash of their text. */
const CODE = `export const engine = (cards, name) => ({ id: 'voidream', engine: name, cards: cards.split(' ')[0], title: cards });`;
const LATER = `${CODE}\n// later`;
const ENGINE = nameOfEngine(CODE);

const cards = (text: string) => ({ hash: hashOf(text), text: `${hashOf(text)} ${text}` });
const [ONE, TWO] = [cards('one'), cards('two')];

let folder: string;
let vault: Vault;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engines-'));
  vault = await fileVault(folder, () => undefined);
});
afterEach(async () => {
  await vault.close();
  await rm(folder, { recursive: true });
});

it('keeps engines and cards for good, however often and by however many they are brought', async () => {
  await keepEngine(vault, { code: CODE, cards: ONE });
  await vault.close();
  vault = await fileVault(folder, () => undefined);
  await keepEngine(vault, { code: LATER, cards: ONE });
  await keepEngine(vault, { code: LATER, cards: TWO });
  const shelf = await EngineShelf.open(vault);
  expect([shelf.file(ENGINE), shelf.file(nameOfEngine(LATER))]).toEqual([CODE, LATER]);
  expect([shelf.cards(ONE.hash), shelf.cards(TWO.hash), shelf.cards(hashOf('three'))]).toEqual([
    ONE.text,
    TWO.text,
    null,
  ]);
  expect((await vault.list('engine')).map(({ version }) => version)).toEqual([1, 1]);
});

it('finds the engine with the very cards that a match is pinned to, and no other', async () => {
  await keepEngine(vault, { code: CODE, cards: ONE });
  await keepEngine(vault, { code: LATER, cards: TWO });
  const { find } = await EngineShelf.open(vault);
  expect(find('voidream', ENGINE, ONE.hash)).toMatchObject({ engine: ENGINE, title: ONE.text });
  expect(find('voidream', ENGINE, TWO.hash)).toMatchObject({ engine: ENGINE, title: TWO.text });
  expect(find('voidream', nameOfEngine(LATER), ONE.hash)?.engine).toBe(nameOfEngine(LATER));
  for (const [game, engine, set] of [
    ['voidream', hashOf('another'), ONE.hash],
    ['voidream', ENGINE, hashOf('three')],
    ['voidream', ENGINE, null],
    ['chess', ENGINE, ONE.hash],
  ] as const)
    expect(find(game, engine, set)).toBeNull();
});

it.each([
  ['another file under its name', { text: `${CODE} ` }, 'has another hash'],
  ['no text', { code: CODE }, 'does not hold a text'],
])('refuses to start on %s', async (_what, value, says) => {
  await vault.change({ do: 'put', space: 'engine', key: ENGINE, value, was: 0 });
  await expect(EngineShelf.open(vault)).rejects.toThrow(says);
});
