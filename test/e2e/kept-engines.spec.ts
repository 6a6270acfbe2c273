import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readyDecks } from '#games/voidream';
import { dreamledger } from '#test/cli';
import { CARDS, setFrom } from '#test/random-voidream';
import { eventually } from '#test/rulings';
import { type Asker, asker, embeddedServer, newcomer, playOn, send, sitDown, spawnServer } from '#test/server';
import { afterFile } from '#test/servers';

const SET = setFrom(CARDS);
const [one, other] = readyDecks(SET);
if (one === undefined || other === undefined) throw new Error('There are no ready decks.');
const brings = [one.deck, other.deck];

const folder = await mkdtemp(join(tmpdir(), 'dreamledger-engines-'));
afterFile(() => rm(folder, { recursive: true, force: true }));
const settings = { DREAMLEDGER_DATA: join(folder, 'data') };

const pinned = async (who: Asker, id: string): Promise<{ engine: string; cards: string }> => {
  const { data } = await who.ask<{ match: { engine: string; cards: string } }>(
    'query ($id: ID!) { match(id: $id) { engine cards } }',
    { id },
  );
  return data.match;
};

const text = async (url: string): Promise<string> => (await fetch(url)).text();

/** What is run here are the sources, whose engine has another name than the one that was built of them. */
it('goes on with the engine that a match began with, after the server became another', async () => {
  const built = await spawnServer(settings);
  const players = [await newcomer(built), await newcomer(built)];
  const [over, open] = [
    await sitDown(players, { game: 'voidream', brings }),
    await sitDown(players, { game: 'voidream', brings }),
  ];
  for (const id of [over, open]) await playOn(players, id, 5, 12);
  await send(players[0]!, 'resign', { matchId: over });
  const { engine, cards } = await pinned(players[0]!, over);
  expect(engine).toMatch(/^[0-9a-f]{64}$/);
  built.signal('SIGTERM');
  expect(await built.ended).toBe(0);

  const newer = await embeddedServer(settings);
  const [ann, ben] = players.map(({ token }) => asker(newer.url, token)) as [Asker, Asker];
  expect(newer.ground.games.newest.map((game) => game.engine)).not.toContain(engine);
  expect(await playOn([ann, ben], open, 6, 12)).toBe(12);
  expect(await pinned(ann, open)).toEqual({ engine, cards });
  const begun = await sitDown([ann, ben], { game: 'voidream', brings });
  expect((await pinned(ann, begun)).engine).not.toBe(engine);

  const code = await text(`${newer.url}/engines/${engine}/engine.js`);
  expect(createHash('sha256').update(code).digest('hex')).toBe(engine);
  const place = join(folder, engine);
  await mkdir(place);
  await writeFile(join(place, 'engine.js'), code);
  await writeFile(join(place, `cards-${cards}.json`), await text(`${newer.url}/engines/${engine}/cards-${cards}.json`));

  await writeFile(join(folder, 'policy.txt'), `log ${await text(`${newer.url}/audit/vkey`)}quorum none\n`);
  const said = await eventually(
    async () => {
      const bundle = await fetch(`${newer.url}/export/matches/${over}/bundle`);
      await writeFile(join(folder, 'm.bundle'), Buffer.from(await bundle.arrayBuffer()));
      return dreamledger(folder, ['verify', 'm.bundle', '--policy', 'policy.txt', '--engine', place]);
    },
    ({ out }) => !/is sealed|is not proven/.test(out),
  );
  expect(said).toMatchObject({ code: 0, out: expect.stringMatching(/^OK /) as string });
}, 240_000);

it.each([
  ['an engine that nobody played with here', `${'0'.repeat(64)}/engine.js`],
  ['cards that nobody played with here', `${'0'.repeat(64)}/cards-${'0'.repeat(64)}.json`],
  ['no file of an engine', `${'0'.repeat(64)}/passwd`],
])('says where engines are to who asks for %s', async (_what, path) => {
  const { url } = await embeddedServer();
  const answer = await fetch(`${url}/engines/${path}`);
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('/engines/ENGINE/engine.js')]);
});
