import { readFileSync } from 'node:fs';
import { type Check, readBundle, verifyBundle } from '#audit';
import { seededChance } from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import { decision, seriousFindings, shoot, visit } from '#test/browser';
import { type Asker, answerTo, embeddedServer, newcomer, seen, send } from '#test/server';
import { verifyEd25519 } from '#test/signing';

const DECKS = JSON.parse(readFileSync('docs/examples/decks.json', 'utf8')) as { readonly voidream: readonly object[] };
const dice = seededChance(new Uint8Array(32), { game: 'signing', epoch: 0 }).dice('answers', 0);

/** Answers for the other player for as long as they are asked. */
async function answerFor(guest: Asker, id: string): Promise<void> {
  for (let match = await seen(guest, id); match.offers.length > 0; match = await seen(guest, id))
    await send(guest, 'answer', { matchId: id, ply: match.ply, answer: answerTo(match.offers, dice) });
}

async function checksOf(url: string, id: string): Promise<readonly Check[]> {
  for (;;) {
    const response = await fetch(`${url}/export/matches/${id}/bundle`);
    if (response.ok) {
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect(readBundle(sha256, bytes).match).toBe(id.replace('_', '/'));
      const trust = { sha256, verifies: verifyEd25519, engine: () => null, policy: null };
      return verifyBundle(bytes, trust).checks;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

it('what is played in the browser is shuffled with its seed, on whatever page, and signed by its key, which its owner can revoke', async () => {
  const server = await embeddedServer({ DREAMLEDGER_GAMES: '' });
  const { page, wrongs } = await visit(`${server.url}/sign-in?new`);
  await page.getByLabel('Name').fill('Aurel Hayfield');
  await page.getByLabel('Password', { exact: true }).fill('a long enough pass phrase');
  await page.getByRole('button', { name: 'Open the account' }).click();
  await page.getByRole('link', { name: 'Aurel Hayfield' }).waitFor();
  await page.goto('/play');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/play\/match_/);
  const id = /match_[^/?#]+/.exec(page.url())?.[0] ?? '';
  await page.getByText('the other seat is free').waitFor();
  await page.goto('/cards');
  const guest = await newcomer(server);
  await send(guest, 'joinMatch', { matchId: id, brings: DECKS.voidream[1] });
  while ((await seen(guest, id)).phase !== 'PLAYING') await page.waitForTimeout(50);
  await page.goto(`/play/${id}`);
  await answerFor(guest, id);
  await decision(page).waitFor();
  await page.getByText('Signed by this device').waitFor();
  await page.getByText('Shuffled with your seed').waitFor();
  await shoot(page, 'play-signed');
  const before = (await seen(guest, id)).seq;
  await decision(page).getByRole('button', { disabled: false }).first().click();
  while ((await seen(guest, id)).seq === before) await page.waitForTimeout(50);
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('link', { name: 'Look at the game' }).waitFor();
  const checks = await checksOf(server.url, id);
  const ceremony = checks.find(({ check }) => check === 'ceremony');
  expect(ceremony).toMatchObject({ findings: [] });
  expect(ceremony?.says).toContain("the server's, one of their own by seat 0, one by the server on behalf of seat 1");
  expect(await page.evaluate<string | null>(`localStorage.getItem('dreamledger.seeds')`)).toBe('{}');
  const check = checks.find(({ check: name }) => name === 'signatures');
  expect(check).toMatchObject({ findings: [] });
  expect(check?.says).toMatch(/^1 of \d+ answers signed by the players' devices: \S+ with "\S{43}"$/);

  await page.getByRole('link', { name: 'Aurel Hayfield' }).first().click();
  const devices = page.getByRole('region', { name: 'Your devices' });
  await devices.getByText(', this one').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await shoot(page, 'devices');
  await devices.getByRole('button', { name: /^Revoke/ }).click();
  await devices.getByText('signs no more').waitFor();
  await devices.getByText('The key of this browser was revoked.').waitFor();
  await page.reload();
  await devices.getByRole('button', { name: 'Sign with a new key' }).click();
  await devices.getByText(', this one').waitFor();
  expect(await devices.getByRole('listitem').count()).toBe(1);
  expect(wrongs).toEqual([]);
});
