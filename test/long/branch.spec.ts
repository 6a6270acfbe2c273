import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { loadSet, readyDecks } from '#games/voidream';
import { answerSomehow, PHONE, seriousFindings, shoot, visit } from '#test/browser';
import { type Asker, asker, embeddedServer, newcomer, playOn, send, sitDown } from '#test/server';

const SET = 'libs/games/voidream/sets/first-light.json';
const loaded = loadSet(SET, readFileSync(SET, 'utf8'));
const decks = loaded.ok ? readyDecks(loaded.set).map(({ deck }) => deck) : [];
const server = await embeddedServer({ DREAMLEDGER_GAMES: '' });
const players: readonly [Asker, Asker] = [await newcomer(server), await newcomer(server)];
const PLY = 40;
let match = '';

/** The match as anybody may read it: its head, and every frame. */
async function record(): Promise<{ readonly match: object; readonly replay: object }> {
  const { data } = await asker(server.url).ask<Awaited<ReturnType<typeof record>>>(
    `query ($id: ID!) { match(id: $id) { head seq }
      replay(matchId: $id, viewpoint: BOTH) { released count frames(first: 100) { ply view changes facts { text } } } }`,
    { id: match },
  );
  return data;
}

async function isReleased(): Promise<boolean> {
  const { data } = await asker(server.url).ask<{ replay: { released: boolean } }>(
    'query ($id: ID!) { replay(matchId: $id) { released } }',
    { id: match },
  );
  return data.replay.released;
}

beforeAll(async () => {
  match = await sitDown(players, { game: 'voidream', brings: [decks[0], decks[2]] });
  await playOn(players, match, 7, PLY + 4);
  await send(players[0], 'resign', { matchId: match });
  while (!(await isReleased())) await new Promise((go) => setTimeout(go, 100));
}, 120_000);

/** Opens the sheet at this ply, and begins. */
async function begin(page: Page): Promise<void> {
  await page.getByRole('slider', { name: 'Position in the match' }).waitFor();
  await page.keyboard.press('b');
  const sheet = page.getByRole('dialog', { name: `Play on from ply ${PLY}` });
  await sheet.getByRole('button', { name: 'Play on' }).click();
  await page.getByRole('complementary', { name: 'What this game is' }).waitFor();
}

/** Answers so often what is asked; gives the ply at which one is asked again. */
async function answer(page: Page, times: number): Promise<number> {
  const ply = async (): Promise<number> => {
    const says = await page.getByText(/^Ply \d+: you are asked\.$/).textContent();
    return Number(/\d+/.exec(says ?? '')?.[0]);
  };
  let at = await ply();
  for (let nth = 0; nth < times; nth++) {
    const before = at;
    await answerSomehow(page);
    while ((at = await ply()) === before) await page.waitForTimeout(50);
  }
  return at;
}

describe('playing on from a replay', () => {
  it('is stored for who is signed in, and the match stays as it was', async () => {
    const before = await record();
    const { page, wrongs } = await visit(`${server.url}/sign-in?new&to=/g/${match}/${PLY}`);
    await page.getByLabel('Name').fill('Nell Brancher');
    await page.getByLabel('Password', { exact: true }).fill('a long winter night');
    await page.getByRole('button', { name: 'Open the account' }).click();
    await begin(page);
    await page.waitForURL(/\/play\/branch\/match_branch-/);
    const at = await answer(page, 2);
    expect(at).toBeGreaterThan(PLY + 1);
    await page.getByText(`${at - PLY} moves stored.`).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await shoot(page, 'branch');
    await page.getByRole('button', { name: 'Take back' }).click();
    await page.getByText(`Ply ${at + 1}: you are asked.`).waitFor();
    await page.getByText(`${at + 1 - PLY} moves stored.`).waitFor();
    await page.reload();
    await page.getByText(`Ply ${at + 1}: you are asked.`).waitFor();
    const last = await answer(page, 1);
    await page.getByText(`${last - PLY} moves stored.`).waitFor();

    await page.getByText('You alone see it').click();
    await page.getByLabel('Name').fill('What if?');
    await page.getByLabel('Everybody may see it').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'What if?' }).waitFor({ state: 'attached' });
    await page.getByRole('link', { name: /, from ply 40$/ }).click();
    await page.waitForURL(`${server.url}/g/${match}/${PLY}`);
    expect(await record()).toEqual(before);

    const other = await visit(`${server.url}/g/${match}/${PLY}`);
    await other.page.getByRole('button', { name: 'Play on from here' }).click();
    await shoot(other.page, 'play-on');
    await other.page.getByRole('link', { name: 'What if?' }).click();
    await other.page.getByRole('heading', { name: 'What if?' }).waitFor();
    await other.page.getByRole('link', { name: 'A branch from ply 40; it counts nowhere' }).waitFor();
    expect(await other.page.getByRole('slider', { name: 'Position in the match' }).getAttribute('max')).toBe(`${last}`);
    expect(await other.page.getByRole('button', { name: /verif/i }).count()).toBe(0);
    expect(await seriousFindings(other.page)).toEqual([]);
    expect([...wrongs, ...other.wrongs]).toEqual([]);
  });

  it('stays in the page of who is not, until they sign in and keep it', async () => {
    const { page, wrongs } = await visit(`${server.url}/g/${match}/${PLY}`, { viewport: PHONE });
    await begin(page);
    const at = await answer(page, 1);
    await page.getByText('Not stored: it stands in this page alone.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await shoot(page, 'branch-unstored');
    await page.getByRole('button', { name: 'Take back' }).click();
    await page.getByText(`Ply ${PLY}: you are asked.`).waitFor();
    expect(await answer(page, 1)).toBe(at);

    await page.getByRole('link', { name: 'Sign in to keep it' }).click();
    await page.getByRole('button', { name: 'I am new here' }).click();
    await page.getByLabel('Name').fill('Otto Keeper');
    await page.getByLabel('Password', { exact: true }).fill('a long winter night');
    await page.getByRole('button', { name: 'Open the account' }).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.waitForURL(/\/play\/branch\/match_branch-/);
    await page.getByText(`Ply ${at}: you are asked.`).waitFor();
    expect(wrongs).toEqual([]);
  });
});
