import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { loadSet, readyDecks } from '#games/voidream';
import { PHONE, seriousFindings, shoot, visit } from '#test/browser';
import { type Asker, embeddedServer, newcomer, playOn, sitDown } from '#test/server';

const SET = 'libs/games/voidream/sets/first-light.json';
const loaded = loadSet(SET, readFileSync(SET, 'utf8'));
const decks = loaded.ok ? readyDecks(loaded.set).map(({ deck }) => deck) : [];
const server = await embeddedServer({ DREAMLEDGER_GAMES: '' });
const players: readonly [Asker, Asker] = [await newcomer(server), await newcomer(server)];
const MOVES = 70;
let match = '';
beforeAll(async () => {
  match = await sitDown(players, { game: 'voidream', brings: [decks[0], decks[2]] });
  await playOn(players, match, 7, MOVES);
}, 120_000);

const slider = (page: Page) => page.getByRole('slider', { name: 'Position in the match' });
const at = async (page: Page): Promise<number> => Number(await slider(page).inputValue());
async function opened(ply: number | '', options = {}) {
  const visited = await visit(`${server.url}/g/${match}/${ply}`, options);
  await slider(visited.page).waitFor();
  return visited;
}

describe('the replay of a match, for whoever passes by', () => {
  it('opens where the address says, and the address follows', async () => {
    const { page, wrongs } = await opened(42);
    expect(await at(page)).toBe(42);
    await page.keyboard.press('ArrowRight');
    expect(await at(page)).toBe(43);
    await page.waitForURL(new RegExp(`/g/${match}/43$`));
    expect(
      await page
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: /^Ply 43:/ }) })
        .getAttribute('aria-current'),
    ).toBe('step');
    expect(await seriousFindings(page)).toEqual([]);
    await shoot(page, 'replay');
    expect(wrongs).toEqual([]);
  });

  it('asks the server for nothing while somebody seeks', async () => {
    const { page } = await opened(0);
    await page.getByRole('button', { name: new RegExp(`^Ply ${MOVES}:`) }).waitFor({ state: 'attached' });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/graphql')) asked.push(request.url());
    });
    for (const key of ['End', 'ArrowLeft', 'ArrowUp', '[', ']', 'm', 'M', 'Home', 'ArrowDown'])
      await page.keyboard.press(key);
    for (const ply of ['61', '3', '44', '57']) await slider(page).fill(ply);
    expect(await at(page)).toBe(57);
    expect(asked).toEqual([]);
  });

  it('goes by keys, each of which can be set to another, and all be turned off', async () => {
    const { page } = await opened(10);
    const after = async (key: string): Promise<number> => {
      await page.keyboard.press(key);
      return at(page);
    };
    expect(await after('ArrowRight')).toBe(11);
    expect(await after('ArrowLeft')).toBe(10);
    expect(await after('End')).toBeGreaterThanOrEqual(MOVES);
    expect(await after('Home')).toBe(0);
    const nextRound = await after(']');
    expect(nextRound).toBeGreaterThan(0);
    expect(await after('[')).toBeLessThan(nextRound);
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    await keys.getByRole('button', { name: /^One step on: →/ }).click();
    await page.keyboard.press('x');
    await keys.getByRole('button', { name: /^One step on: x/ }).waitFor();
    await shoot(page, 'replay-keys');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Home');
    expect(await after('x')).toBe(1);
    await page.keyboard.press('?');
    await keys.getByRole('checkbox').uncheck();
    await keys.getByRole('button', { name: 'Close' }).click();
    expect(await after('x')).toBe(1);
  });

  it('links its log and its position both ways, and says a rule where it is asked', async () => {
    const { page } = await opened(0);
    await page.getByRole('button', { name: /^Ply 60:/ }).click();
    expect(await at(page)).toBe(60);
    const current = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Ply 60:/ }) });
    const rule = current.getByRole('button', { name: /^VD-/ }).first();
    await rule.click();
    expect(await rule.getAttribute('aria-expanded')).toBe('true');
    expect(await page.getByRole('status').filter({ hasText: 'Ply 60.' }).count()).toBe(1);
  });

  it('shares the position as a link, a picture and an embed', async () => {
    const { page } = await opened(64);
    await page.keyboard.press('s');
    const sheet = page.getByRole('dialog', { name: 'Share ply 64' });
    await sheet.getByText(`${server.url}/g/${match}/64`).first().waitFor();
    const download = page.waitForEvent('download');
    await sheet.getByRole('button', { name: 'PNG' }).click();
    const file = await (await download).path();
    expect(readFileSync(file).subarray(1, 4).toString()).toBe('PNG');
    expect(await seriousFindings(page)).toEqual([]);
    await shoot(page, 'replay-share');
  });

  it('fits a phone, and follows a match that is on without being asked again', async () => {
    const { page, wrongs } = await opened('', { viewport: PHONE });
    const last = await at(page);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await page.getByText('Live', { exact: true }).waitFor();
    await page.keyboard.press('Home');
    await playOn(players, match, 8, 4);
    const pill = page.getByRole('button', { name: new RegExp(`^To ply (?!${last}$)`) });
    await pill.waitFor();
    expect(await at(page)).toBe(0);
    await pill.click();
    expect(await at(page)).toBeGreaterThan(last);
    expect(await seriousFindings(page)).toEqual([]);
    await shoot(page, 'replay-live');
    expect(wrongs).toEqual([]);
  });

  it('says so where there is no such match', async () => {
    const { page } = await visit(`${server.url}/g/match_nowhere`);
    await page.getByText('There is no match at this address.').waitFor();
  });
});

describe('the app', () => {
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

describe('a match whose key is out', () => {
  it('is checked from seed to end in the browser of whoever looks', async () => {
    const over = await sitDown(players, { game: 'voidream', brings: [decks[1], decks[3]] });
    await playOn(players, over, 5);
    const { page } = await visit(`${server.url}/g/${over}`);
    const badge = page.getByRole('button', { name: 'Verified here' });
    for (let tries = 0; tries < 30 && !(await badge.isVisible()); tries++) {
      await page.reload();
      await badge.waitFor({ timeout: 3_000 }).catch(() => undefined);
    }
    await badge.click();
    const checks = page.getByRole('dialog', { name: 'What was checked' }).getByRole('listitem');
    expect(await checks.allInnerTexts()).toHaveLength(8);
    expect(await page.getByRole('img', { name: 'does not hold' }).count()).toBe(0);
  });
});
