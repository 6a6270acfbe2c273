import type { Page } from 'playwright-core';
import { PHONE, seriousFindings, shoot, visit } from '#test/browser';
import { asker, embeddedServer, newcomer, playOn, sitDown } from '#test/server';

const server = await embeddedServer();

async function opened(page: Page): Promise<ReturnType<Page['getByRole']>> {
  await page.getByRole('button', { name: 'This page as GraphQL' }).click();
  return page.getByRole('dialog', { name: 'This page as GraphQL' });
}

it('shows what a page asks, so that it can be asked again: as it is copied, and in GraphiQL', async () => {
  const players = [await newcomer(server), await newcomer(server)];
  await playOn(players, await sitDown(players, { game: 'duel', options: { goal: 3 }, brings: [null, null] }), 1);
  const { page, wrongs } = await visit(`${server.url}/stats/games?game=duel`, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.getByText('1 game.', { exact: true }).waitFor();
  const sheet = await opened(page);
  await sheet.getByText('CountedGames', { exact: true }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await shoot(page, 'asked');
  const asked = sheet.getByRole('listitem');
  expect(await asked.count()).toBeGreaterThan(1);
  const copied = async (name: string): Promise<string> => {
    await sheet.getByRole('button', { name }).click();
    return page.evaluate<string>('navigator.clipboard.readText()');
  };
  for (const one of await asked.all()) {
    const summary = one.locator('summary');
    if ((await one.locator('details[open]').count()) === 0) await summary.click();
    const query = await copied('Copy the query');
    const hasVariables = (await sheet.getByRole('button', { name: 'Copy the variables' }).count()) > 0;
    const variables = hasVariables ? (JSON.parse(await copied('Copy the variables')) as Record<string, unknown>) : {};
    expect(query).toContain(`query ${(await summary.textContent()) ?? ''}`);
    expect((await asker(server.url).ask(query, variables)).errors).toEqual([]);
    await summary.click();
  }

  const games = asked.filter({ hasText: 'query CountedGames(' });
  await games.locator('summary').click();
  const [graphiql] = await Promise.all([
    page.waitForEvent('popup'),
    games.getByRole('link', { name: 'Open in GraphiQL' }).click(),
  ]);
  await graphiql.getByRole('tab', { name: 'CountedGames' }).waitFor();
  await graphiql.getByRole('button', { name: /Execute query/ }).click();
  await graphiql.locator('.graphiql-response').getByText('"duel"').first().waitFor();
  expect(wrongs).toEqual([]);
});

it('fits a phone, and begins anew on each page', async () => {
  const { page, wrongs } = await visit(`${server.url}/stats/games?game=duel`, { viewport: PHONE });
  await page.getByText('1 game.', { exact: true }).waitFor();
  const sheet = await opened(page);
  await sheet.getByText('CountedGames', { exact: true }).waitFor();
  for (const summary of await sheet.locator('details:not([open]) > summary').all()) await summary.click();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
  expect(await page.evaluate('document.querySelector("dialog[open]").scrollWidth')).toBeLessThanOrEqual(PHONE.width);
  await shoot(page, 'asked-on-a-phone');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Tournaments', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Tournaments' }).waitFor();
  await opened(page);
  await sheet.getByText('Tournaments', { exact: true }).waitFor();
  expect(await sheet.getByText('CountedGames').count()).toBe(0);
  expect(wrongs).toEqual([]);
});

it('stands in the share sheet of a replay, wherever one has stepped to', async () => {
  const players = [await newcomer(server), await newcomer(server)];
  const match = await sitDown(players, { game: 'duel', options: { goal: 3 }, brings: [null, null] });
  await playOn(players, match, 1, 2);
  const { page, wrongs } = await visit(`${server.url}/g/${match}/0`);
  await page.getByRole('button', { name: /^Ply 2:/ }).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(/\/1$/);
  await page.getByRole('button', { name: 'Share ply 1' }).click();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'This page as GraphQL' });
  await sheet.getByText('Replay', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('dialog', { name: 'Share ply 1' }).waitFor();
  expect(wrongs).toEqual([]);
});

it('shows neither a password nor a token', async () => {
  const { page } = await visit(`${server.url}/t/tournament_4f2a7c/slip#a-token-of-a-slip`);
  await page.getByText(/slip is not valid|slip could not/).waitFor();
  const sheet = await opened(page);
  await sheet.getByText('This page has asked nothing of the server.').waitFor();
  expect(await page.content()).not.toContain('a-token-of-a-slip');
  await page.goto(`${server.url}/sign-in?new&to=/me`);
  await page.getByLabel('Name').fill('Ada Who Builds');
  await page.getByLabel('Password', { exact: true }).fill('a long enough pass phrase');
  await page.getByRole('button', { name: 'Open the account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  await opened(page);
  await sheet.getByText('Account', { exact: true }).waitFor();
  expect(await sheet.textContent()).not.toMatch(/mutation|pass phrase|Bearer/);
});
