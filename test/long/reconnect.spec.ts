import type { Page } from 'playwright-core';
import { decision, PHONE, seriousFindings, shoot, visit } from '#test/browser';
import { embeddedServer } from '#test/server';

const server = await embeddedServer({ DREAMLEDGER_GAMES: '' });

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
async function seated(family = ''): Promise<readonly [asked: Page, waits: Page]> {
  const host = await signedUp(`Aurel Hayfield${family}`);
  const guest = await signedUp(`Brida Nightwell${family}`);
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
});

const STALE = {
  code: 'MATCH_STALE',
  message: 'This answers another ply: look again, then answer.',
  field: ['input', 'ply'],
  ruleRef: null,
};

/** Refuses the next answers of a page as too late, so many; what it sent stands in the list. */
async function tooLate(
  page: Page,
  times: number,
  meanwhile?: () => Promise<unknown>,
): Promise<{ key: string; ply: number }[]> {
  const sent: { key: string; ply: number }[] = [];
  await page.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? '';
    if (!body.includes('mutation Answer')) return route.continue();
    const { input } = (JSON.parse(body) as { variables: { input: { idempotencyKey: string; ply: number } } }).variables;
    sent.push({ key: input.idempotencyKey, ply: input.ply });
    await meanwhile?.();
    return sent.length > times
      ? route.continue()
      : route.fulfill({ json: { data: { answer: { __typename: 'MatchPayload', match: null, userErrors: [STALE] } } } });
  });
  return sent;
}

it('says why where the server fails, and the answer can be given again', async () => {
  const [asked] = await seated(' IV');
  let failed = 0;
  await asked.route('**/graphql', async (route) => {
    if (failed > 0 || !(route.request().postData() ?? '').includes('mutation Answer')) return route.continue();
    failed += 1;
    const error = { message: 'Something is broken here. Reference 7c1f.', extensions: { code: 'FAULT' } };
    return route.fulfill({ json: { data: null, errors: [error] } });
  });
  const confirm = decision(asked).getByRole('button', { name: 'Confirm' });
  await confirm.click();
  await asked.getByRole('alert').filter({ hasText: 'Reference 7c1f' }).waitFor();
  await confirm.click();
  await cut(asked).waitFor({ state: 'detached' });
});

describe('an answer that comes too late for its position', () => {
  const isAsked = async ([one, other]: readonly [Page, Page]): Promise<Page> => {
    await Promise.race([one, other].map((page) => cut(page).waitFor()));
    return (await cut(one).isVisible()) ? one : other;
  };
  const confirm = (page: Page): Promise<void> => decision(page).getByRole('button', { name: 'Confirm' }).click();
  const said = (page: Page) => page.getByText(STALE.message);

  it('goes again by itself, as another command, while the same is asked', async () => {
    const asked = await isAsked(await seated(' I'));
    const sent = await tooLate(asked, 2);
    await confirm(asked);
    await cut(asked).waitFor({ state: 'detached' });
    expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
    expect(await said(asked).count()).toBe(0);
  });

  it('is shown after so many times, and can be given by hand', async () => {
    const asked = await isAsked(await seated(' II'));
    const sent = await tooLate(asked, 3);
    await confirm(asked);
    await said(asked).waitFor();
    expect(sent).toHaveLength(3);
    await confirm(asked);
    await cut(asked).waitFor({ state: 'detached' });
    expect(sent).toHaveLength(4);
  });

  it('is shown at once where its player has answered elsewhere meanwhile', async () => {
    const asked = await isAsked(await seated(' III'));
    const tab = await asked.context().newPage();
    await tab.goto(asked.url());
    await cut(tab).waitFor();
    const sent = await tooLate(asked, 1, async () => {
      await confirm(tab);
      await cut(tab).waitFor({ state: 'detached' });
    });
    await confirm(asked);
    await said(asked).waitFor();
    expect(sent).toHaveLength(1);
  });
});

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
