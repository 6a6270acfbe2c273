import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { PHONE, seriousFindings, shoot, visit } from '#test/browser';
import { mutate } from '#test/people';
import { type Asker, asker, embeddedServer, newcomer, playOn, sitDown } from '#test/server';
import { welcomeFirstAdmin } from '../../apps/server/people/first-admin.js';

const PASSWORD = 'correct horse battery staple';
const DECKS = (JSON.parse(readFileSync('docs/examples/decks.json', 'utf8')) as { voidream: [object, object] }).voidream;
const server = await embeddedServer({ DREAMLEDGER_GAMES: '' });
let players: readonly [Asker, Asker];
let match = '';
beforeAll(async () => {
  const token = (await welcomeFirstAdmin(server.ground.people))?.split('#')[1];
  await mutate(asker(server.url), 'recover', { token, password: PASSWORD }, 'userErrors { message }');
  players = [await newcomer(server, 'Rosa of the Well'), await newcomer(server, 'Omar of the Well')];
  await newcomer(server, 'Ilse of the Well');
  match = await sitDown(players, { game: 'voidream', brings: DECKS });
  await playOn(players, match, 7, 40);
}, 120_000);

const opened = async (path: string, options = {}) => {
  const visited = await visit(`${server.url}${path}`, options);
  await visited.page.getByRole('slider', { name: 'Position in the match' }).waitFor();
  return visited;
};
const notesOn = (page: Page): Locator => page.getByRole('region', { name: 'Notes' });

async function signedIn(name: string, path: string, options = {}) {
  const { page, wrongs } = await visit(`${server.url}/sign-in?to=${path}`, options);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('slider', { name: 'Position in the match' }).waitFor();
  return { page, wrongs, notes: notesOn(page) };
}

const write = (who: Asker, ply: number, text: string): Promise<unknown> => {
  const input = { idempotencyKey: randomUUID(), matchId: match, ply, audience: 'EVERYBODY', text };
  return mutate(who, 'writeNote', input, 'userErrors { message }');
};

describe('notes on a replay', () => {
  it('are none at first, and who is not signed in is shown where to', async () => {
    const { page, wrongs } = await opened(`/g/${match}/7`);
    await notesOn(page).getByText('No notes yet.').waitFor();
    await page.keyboard.press('w');
    const way = notesOn(page).getByRole('link', { name: 'Sign in to write a note' });
    expect(await way.getAttribute('href')).toBe(`/sign-in?to=${encodeURIComponent(`/g/${match}/7`)}`);
    expect(await seriousFindings(page)).toEqual([]);
    await shoot(page, 'replay-no-notes');
    expect(wrongs).toEqual([]);
  });

  it('are written by key, marked, changed and removed, and hidden by an admin, whose reason their author reads', async () => {
    const { page, wrongs, notes } = await signedIn('Ilse of the Well', `/g/${match}/12`);
    await page.keyboard.press('w');
    await page.keyboard.type('Here it');
    await page.keyboard.press('Escape');
    await page.keyboard.press('w');
    await page.keyboard.press('End');
    await page.keyboard.type(' turns.');
    expect(await page.evaluate('location.pathname')).toBe(`/g/${match}/12`);
    await notes.getByText('Everybody').click();
    await shoot(page, 'replay-note-form');
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Control+Enter');
    await notes.getByText('Here it turns.').waitFor();
    await write(players[0], 20, 'Mine, for later.');
    await write(await newcomer(server, 'Nora of the Well'), 30, 'A long way to go.\nAnd back.');

    const passing = await opened(`/g/${match}/0`);
    await passing.page.getByRole('button', { name: '1 note, ply 12' }).waitFor();
    expect(await passing.page.getByRole('button', { name: /^1 note, ply/ }).count()).toBe(2);
    await notesOn(passing.page).getByRole('button', { name: 'Next note' }).click();
    await notesOn(passing.page).getByText('Here it turns.').waitFor();
    await passing.page.waitForURL(new RegExp(`/g/${match}/12$`));
    expect(await passing.page.locator('.log').getByText('1 note').count()).toBe(2);
    expect(await notesOn(passing.page).getByRole('button', { name: 'Remove' }).count()).toBe(0);

    const admin = await signedIn('admin', `/g/${match}/12`);
    await admin.notes.getByRole('button', { name: 'Hide' }).click();
    await admin.notes.getByLabel('Why it is hidden').fill('Says too much.');
    await admin.notes.getByRole('button', { name: 'Hide the note' }).click();
    await admin.notes.getByText('Hidden by an admin: Says too much.').waitFor();
    await shoot(admin.page, 'replay-note-hidden');
    expect(await seriousFindings(admin.page)).toEqual([]);
    await passing.page.reload();
    await notesOn(passing.page).getByText('None on ply 12.').waitFor();

    await page.reload();
    await notes.getByText('Hidden by an admin: Says too much.').waitFor();
    expect(await notes.getByRole('button', { name: 'Change' }).count()).toBe(0);
    await admin.notes.getByRole('button', { name: 'Show again' }).click();
    await admin.notes.getByRole('button', { name: 'Hide' }).waitFor();

    await page.reload();
    await notes.getByRole('button', { name: 'Change' }).click();
    await notes.getByLabel('Change your note').fill('Here it turned.');
    await notes.getByText('Only you').click();
    await notes.getByRole('button', { name: 'Keep the note' }).click();
    await notes.getByText('Here it turned.').waitFor();
    await notes.getByRole('button', { name: 'Remove' }).click();
    await notes.getByRole('button', { name: 'Remove the note' }).click();
    await notes.getByText('None on ply 12.').waitFor();
    expect(wrongs).toEqual([]);
  });

  it('say on a phone, by night, that a player alone reads what they write while the match is sealed', async () => {
    const { page, wrongs, notes } = await signedIn('Omar of the Well', `/g/${match}/30`, {
      viewport: PHONE,
      colorScheme: 'dark',
    });
    await notes.getByText('None on ply 30.').or(notes.getByText('No notes yet.')).waitFor();
    await notes.getByRole('button', { name: 'Write a note on ply 30' }).click();
    await page.keyboard.type('I should have passed.');
    await notes.getByText('The players').click();
    await notes.getByText('You play this match, so until it is unsealed nobody else reads it.').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await notes.getByRole('button', { name: 'Keep the note' }).click();
    await notes.getByText('Only you, and the players once the match is unsealed').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await shoot(page, 'replay-notes-dark');
    expect(wrongs).toEqual([]);
  });

  it('say that they could not be read, and are read again', async () => {
    const { page } = await visit(`${server.url}/cards`);
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('query Notes') === true) await route.abort();
      else await route.continue();
    });
    await page.goto(`${server.url}/g/${match}/30`);
    await notesOn(page).getByText('What is written here could not be read.').waitFor();
    await page.unroute('**/graphql');
    await notesOn(page).getByRole('button', { name: 'Try again' }).click();
    await notesOn(page).getByText('A long way to go.').waitFor();
  });
});
