import type { Page } from 'playwright-core';
import { PHONE, seriousFindings, shoot, visit } from '#test/browser';
import { embeddedServer } from '#test/server';

const server = await embeddedServer({ DREAMLEDGER_GAMES: '' });

const decision = (page: Page) => page.getByRole('region', { name: 'Your decision' });
const cut = (page: Page) => decision(page).getByRole('slider');
const log = (page: Page) => page.getByRole('list', { name: /^What happened/ });
const light = (page: Page) => page.getByText('Not connected.', { exact: false });
const lines = async (page: Page): Promise<readonly string[]> => log(page).getByRole('listitem').allInnerTexts();

async function signedUp(name: string): Promise<Page> {
  const { page } = await visit(`${server.url}/sign-in?new`, { viewport: PHONE });
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill('a long enough pass phrase');
  await page.getByRole('button', { name: 'Open the account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  return page;
}

/** A table of two in their own browsers, at the first decision: who is asked, and who waits. */
async function seated(): Promise<readonly [asked: Page, waits: Page]> {
  const host = await signedUp('Aurel Hayfield');
  const guest = await signedUp('Brida Nightwell');
  await host.goto('/play');
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.waitForURL(/\/play\/match_/);
  await guest.goto(new URL(host.url()).pathname);
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await Promise.race([host, guest].map((page) => cut(page).waitFor()));
  return (await cut(host).isVisible()) ? [host, guest] : [guest, host];
}

it('survives a tunnel: what was chosen stays, what was missed is there, and an answer without receipt counts once', async () => {
  const [one, other] = await seated();

  await cut(one).fill('7');
  await one.context().setOffline(true);
  await light(one).waitFor();
  expect(await seriousFindings(one)).toEqual([]);
  await shoot(one, 'play-offline');
  await decision(one).getByRole('button', { name: 'Confirm' }).click();
  await one.getByRole('alert').filter({ hasText: 'Nothing typed is lost' }).waitFor();
  expect(await cut(one).inputValue()).toBe('7');
  await one.context().setOffline(false);
  await light(one).waitFor({ state: 'detached' });
  expect(await cut(one).inputValue()).toBe('7');
  await decision(one).getByRole('button', { name: 'Confirm' }).click();
  await cut(other).waitFor();

  await one.context().setOffline(true);
  await light(one).waitFor();
  await decision(other).getByRole('button', { name: 'Confirm' }).click();
  await cut(other).waitFor({ state: 'detached' });
  const moved = await lines(other);
  expect((await lines(one)).length).toBeLessThan(moved.length);
  await one.context().setOffline(false);
  await light(one).waitFor({ state: 'detached' });
  await log(one)
    .getByRole('listitem')
    .nth(moved.length - 1)
    .waitFor();

  const [asked, waits] = (await decision(one).isVisible()) ? [one, other] : [other, one];
  const ply = Number(/^Ply (\d+)/.exec(await asked.getByText(/^Ply \d+: you are asked/).innerText())?.[1]);
  let receipts = 0;
  await asked.route('**/graphql', async (route) => {
    if (receipts > 0 || !(route.request().postData() ?? '').includes('mutation Answer')) return route.continue();
    receipts += 1;
    await route.fetch();
    return route.abort();
  });
  await decision(asked).getByRole('button', { disabled: false }).first().click();
  const next = new RegExp(`^Ply ${ply + 1}: you are asked`);
  await Promise.race([asked, waits].map((page) => page.getByText(next).waitFor()));
  await asked.getByText(`Ply ${ply}: you are asked.`).waitFor({ state: 'detached' });
  expect(receipts).toBe(1);
  const last = await Promise.all([asked, waits].map(async (page) => (await lines(page))[0]?.split('\n')[0]));
  expect(new Set(last).size).toBe(1);

  const slow = (await decision(one).isVisible()) ? one : other;
  await onSlowLine(slow);
  let sent = 0;
  slow.on('request', (request) => {
    if ((request.postData() ?? '').includes('mutation Answer')) sent += 1;
  });
  await decision(slow).getByRole('button', { disabled: false }).first().dblclick();
  await slow.getByText('Your answer is on its way.').waitFor();
  await slow.getByText('Your answer is on its way.').waitFor({ state: 'detached' });
  expect(sent).toBe(1);
}, 90_000);

/** A phone at the edge of its net: 400 ms there and back, 50 kB a second. */
async function onSlowLine(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}
