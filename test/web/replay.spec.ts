import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { loadSet, readyDecks } from '#games/voidream';
import { PHONE, seriousFindings, shoot, visit } from '#test/browser';
import { type Asker, embeddedServer, newcomer, playOn, sitDown } from '#test/server';

/** What comes first of a replay; all else of it is in test/long/replay.spec.ts. */

const SET = 'libs/games/voidream/sets/first-light.json';
const loaded = loadSet(SET, readFileSync(SET, 'utf8'));
const decks = loaded.ok ? readyDecks(loaded.set).map(({ deck }) => deck) : [];
const server = await embeddedServer({ DREAMLEDGER_GAMES: '' });
const players: readonly [Asker, Asker] = [await newcomer(server), await newcomer(server)];
let match = '';
beforeAll(async () => {
  match = await sitDown(players, { game: 'voidream', brings: [decks[0], decks[2]] });
  await playOn(players, match, 7, 20);
}, 120_000);

const slider = (page: Page) => page.getByRole('slider', { name: 'Position in the match' });

describe('the replay of a match', () => {
  it('opens where the address says, and the address follows', async () => {
    const { page, wrongs } = await visit(`${server.url}/g/${match}/12`);
    await slider(page).waitFor();
    expect(await slider(page).inputValue()).toBe('12');
    await page.keyboard.press('ArrowRight');
    expect(await slider(page).inputValue()).toBe('13');
    await page.waitForURL(new RegExp(`/g/${match}/13$`));
    expect(
      await page
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: /^Ply 13:/ }) })
        .getAttribute('aria-current'),
    ).toBe('step');
    expect(await seriousFindings(page)).toEqual([]);
    await shoot(page, 'replay');
    expect(wrongs).toEqual([]);
  });
});

describe('the app', () => {
  it('shows at home a game that is on, where there is room for a table', async () => {
    const { page, wrongs } = await visit(server.url);
    const game = page.getByRole('region', { name: 'A game that is on' });
    await game
      .getByText(/^\d+ cards?$/)
      .first()
      .waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await game.getByRole('link', { name: 'Watch it move by move' }).click();
    await page.waitForURL(/\/g\/match_/);
    await slider(page).waitFor();
    expect(wrongs).toEqual([]);

    const onPhone = await visit(server.url, { viewport: PHONE });
    await onPhone.page.getByRole('heading', { name: 'Being played' }).waitFor();
    expect(await onPhone.page.getByRole('region', { name: 'A game that is on' }).count()).toBe(0);
  });

  it('begins with at most 110 kB', () => {
    const folder = 'dist/apps/web';
    const html = readFileSync(`${folder}/index.html`, 'utf8');
    const entry = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? '');
    expect(entry.length).toBeGreaterThan(0);
    const sizes = entry.map((file) => gzipSync(readFileSync(`${folder}/${file}`)).length);
    expect(readdirSync(`${folder}/assets`).length).toBeGreaterThan(entry.length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(110 * 1024);
  });
});
