import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { loadSet, readyDecks } from '#games/voidream';
import { PHONE, seriousFindings, shoot, visit } from '#test/browser';
import { type Asker, asker, embeddedServer, newcomer, playOn, sitDown } from '#test/server';

const SET = 'libs/games/voidream/sets/first-light.json';
const loaded = loadSet(SET, readFileSync(SET, 'utf8'));
const decks = loaded.ok ? readyDecks(loaded.set).map(({ deck }) => deck) : [];
const server = await embeddedServer({ DREAMLEDGER_GAMES: '' });
const FOREIGN = '<script>window.took=1</script>';
let players: readonly Asker[] = [];

let sealed = '';
beforeAll(async () => {
  players = [await newcomer(server, 'Nell Foreign'), await newcomer(server)];
  sealed = await sitDown(players, { game: 'voidream', brings: [decks[0], decks[2]] });
  await playOn(players, sealed, 7, 40);
});

/** The file that the share sheet of a replay gives. */
async function kept(id: string, query = ''): Promise<string> {
  const { page, wrongs } = await visit(server.url);
  // No account of this server is called so, but a match from elsewhere may be told otherwise.
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('Nell Foreign', FOREIGN) });
  });
  await page.goto(`/g/${id}/0${query}`);
  await page.getByRole('button', { name: /^Ply 30:/ }).waitFor({ state: 'attached' });
  await page.keyboard.press('s');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'HTML' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${id}.html`);
  const path = `${await file.path()}.html`;
  await file.saveAs(path);
  expect(wrongs).toEqual([]);
  return path;
}

/** From the disk, without a network; whatever it asks for is seen. */
async function opened(path: string) {
  const visited = await visit(pathToFileURL(path).href, { offline: true });
  const asked: string[] = [];
  visited.page.on('request', (request) => asked.push(request.url()));
  await visited.page.reload();
  return { ...visited, asked };
}

const picture = (page: Page) => page.getByRole('img', { name: /^The position: / });
const drawn = (page: Page): Promise<string> => picture(page).innerHTML();
const here = async (page: Page): Promise<string> =>
  (await page.locator('[aria-current=step]').getAttribute('id')) ?? '';

/** A link of the log is followed a moment after it was clicked. */
const arrived = (page: Page, step: string): Promise<void> => page.locator(`#${step}[aria-current=step]`).waitFor();

/** At how many steps a card lies in play; in one match of three hundred none ever does, and then another is looked at. */
async function showCards(page: Page, tries = 3): Promise<number> {
  const shown = await page.evaluate<number>(
    `[...document.querySelectorAll('li.step template')].filter(({ content }) => content.querySelector('use')).length`,
  );
  if (shown > 0 || tries === 0) return shown;
  const another = await opened(await kept((await played(5 + tries)).id, '?view=both'));
  return showCards(another.page, tries - 1);
}

/** A match that is over, and its key out. */
async function played(seed: number): Promise<{ readonly id: string; readonly count: number }> {
  const id = await sitDown(players, { game: 'voidream', brings: [decks[1], decks[3]] });
  await playOn(players, id, seed);
  const nobody = asker(server.url);
  const RELEASED = 'query ($id: ID!) { replay(matchId: $id) { released count } }';
  const told = async () => (await nobody.ask<{ replay: { released: boolean; count: number } }>(RELEASED, { id })).data;
  while (!(await told()).replay.released) await new Promise((go) => setTimeout(go, 100));
  return { id, count: (await told()).replay.count };
}

describe('a page to keep', () => {
  it('goes through a match by keys, slider and log, from a disk and alone', async () => {
    const path = await kept(sealed);
    const { page, wrongs, asked } = await opened(path);
    expect(await here(page)).toBe('ply-0');
    const first = await drawn(page);
    expect(first).toContain('<svg');
    await page.keyboard.press('End');
    const last = await here(page);
    expect(Number(last.slice(4))).toBeGreaterThanOrEqual(40);
    expect(await drawn(page)).not.toBe(first);
    await page.keyboard.press('ArrowLeft');
    expect(await here(page)).toBe(`ply-${Number(last.slice(4)) - 1}`);
    await page.keyboard.press('Home');
    expect(await drawn(page)).toBe(first);
    await page.keyboard.press('ArrowRight');
    expect(await here(page)).toBe('ply-1');
    await page.getByRole('slider', { name: 'Position in the match' }).fill('20');
    expect(await here(page)).toBe('ply-20');
    await page.locator('#ply-30 > a').click();
    await arrived(page, 'ply-30');
    expect(await page.getByRole('heading', { level: 2 }).innerText()).toMatch(/^Ply 30: /);
    await page.getByRole('button', { name: 'One step on' }).click();
    await page.reload();
    expect(await here(page)).toBe('ply-31');
    await page.setViewportSize(PHONE);
    await page.locator('#ply-25 > a').click();
    await arrived(page, 'ply-25');
    expect((await picture(page).boundingBox())?.y).toBeGreaterThan(-1);
    expect(await page.locator('#log').innerText()).toMatch(/VD-\d/);
    expect(await seriousFindings(page)).toEqual([]);
    await shoot(page, 'kept-page');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await seriousFindings(page)).toEqual([]);
    await shoot(page, 'kept-page-dark');
    expect(wrongs).toEqual([]);
    expect(new Set(asked.map((url) => url.replace(/#.*/, '')))).toEqual(new Set([pathToFileURL(path).href]));
  });

  it('takes a name for a name, shows no hidden card, and says how far it goes', async () => {
    const path = await kept(sealed);
    const { page } = await opened(path);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(FOREIGN);
    expect(await page.title()).toContain(FOREIGN);
    expect(await page.locator('script').count()).toBe(1);
    expect(await page.evaluate('window.took')).toBe(undefined);
    await page.getByText(/^This page goes up to ply \d+: its viewer had not seen the match end\.$/).waitFor();
    await page.getByText(/^The match was sealed when this page was made/).waitFor();
    expect(await page.getByText('dreamledger verify').count()).toBe(0);
    const live = page.getByRole('link', { name: 'The match on its server' });
    expect(await live.getAttribute('href')).toBe(`${server.url}/g/${sealed}/0`);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });

  it('holds a whole match in little room, its result, and how to check it', async () => {
    const { id: over, count } = await played(5);
    const path = await kept(over, '?view=both');
    expect(readFileSync(path).length).toBeLessThan(10_000 * count);
    const { page, wrongs } = await opened(path);
    expect(await page.locator('li.step').count()).toBe(count);
    expect(await page.locator('header').innerText()).toMatch(/Result\s+.* wins, [01] : [01]/);
    await page.getByText('dreamledger verify').waitFor();
    expect(await page.getByRole('link', { name: 'Bundle for the verifier' }).getAttribute('href')).toBe(
      `${server.url}/export/matches/${over}/bundle`,
    );
    expect(await showCards(page)).toBeGreaterThan(0);
    await page.keyboard.press('End');
    await shoot(page, 'kept-page-over');
    expect(wrongs).toEqual([]);

    const untold = await visit(`${server.url}/g/${over}/20`);
    await untold.page.getByRole('button', { name: /^Ply 40:/ }).waitFor({ state: 'attached' });
    await untold.page.keyboard.press('h');
    await untold.page.keyboard.press('s');
    const download = untold.page.waitForEvent('download');
    await untold.page.getByRole('button', { name: 'HTML' }).click();
    const text = readFileSync(await (await download).path(), 'utf8');
    expect(text).toContain('id="ply-20"');
    expect(text).not.toMatch(/id="ply-21"|<dt>Result/);
  }, 120_000);
});
