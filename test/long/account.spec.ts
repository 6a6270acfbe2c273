import { seriousFindings, shoot, visit } from '#test/browser';
import { embeddedServer, newcomer, ON_PGLITE } from '#test/server';
import type { Page } from 'playwright-core';
import { welcomeFirstAdmin } from '../../apps/server/people/first-admin.js';

const server = await embeddedServer(ON_PGLITE);
const welcome = await welcomeFirstAdmin(server.ground.people);
const WORDS = 'a long enough pass phrase';

async function registered(name: string): Promise<{ readonly page: Page; readonly wrongs: readonly string[] }> {
  const { page, wrongs } = await visit(`${server.url}/sign-in?new`);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(WORDS);
  await page.getByRole('button', { name: 'Open the account' }).click();
  await page.getByRole('link', { name }).click();
  await page.getByRole('link', { name: 'Your account' }).click();
  await page.getByText(`You are signed in as ${name}.`).waitFor();
  return { page, wrongs };
}

const signIn = async (page: Page, name: string, password: string): Promise<void> => {
  await page.goto('/sign-in');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

describe('the page of an account', () => {
  it('makes a token for a program, that is shown once, does what it may, and can be revoked', async () => {
    const { page, wrongs } = await registered('Bot Keeper');
    const tokens = page.getByRole('region', { name: 'Tokens for programs' });
    await tokens.getByLabel('What you call it').fill('my bot');
    await tokens.getByRole('button', { name: 'Make a token' }).click();
    const secret = (await tokens.getByRole('status').locator('code').textContent()) ?? '';
    await tokens.getByText('since').getByText('Play and report games').waitFor();
    const asks = async (query: string): Promise<{ data?: { viewer: object | null } }> => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${secret}` };
      const response = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ query }),
      });
      return (await response.json()) as { data?: { viewer: object | null } };
    };
    expect(await asks('{ viewer { person { name } scopes } }')).toEqual({
      data: { viewer: { person: { name: 'Bot Keeper' }, scopes: ['GAME_PLAY'] } },
    });
    expect(await seriousFindings(page)).toEqual([]);
    await shoot(page, 'account');
    await page.reload();
    await tokens.getByText('my bot').waitFor();
    expect(await page.getByText(secret).count()).toBe(0);
    await tokens.getByRole('button', { name: 'Revoke my bot' }).click();
    await tokens.getByText('my bot').waitFor({ state: 'detached' });
    expect((await asks('{ viewer { scopes } }')).data?.viewer ?? null).toBeNull();
    expect(wrongs).toEqual([]);
  });

  it('changes the password, of which it wants the one before, and signs out everywhere', async () => {
    const { page } = await registered('Careful Cara');
    const form = page.getByRole('region', { name: 'Password' });
    const change = async (current: string): Promise<void> => {
      await form.getByLabel('The one you have').fill(current);
      await form.getByLabel('New password').fill('another pass phrase');
      await form.getByLabel('The same again').fill('another pass phrase');
      await form.getByRole('button', { name: 'Change the password' }).click();
    };
    await change('not my pass phrase');
    await form.getByRole('alert').waitFor();
    await change(WORDS);
    await form.getByText('The password is another now').waitFor();
    await page.reload();
    await page.getByText('You are signed in as Careful Cara.').waitFor();
    await form.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByText('Sign in to see your account').waitFor();
    await signIn(page, 'Careful Cara', WORDS);
    await page.getByRole('alert').waitFor();
    await signIn(page, 'Careful Cara', 'another pass phrase');
    await page.getByRole('link', { name: 'Careful Cara' }).waitFor();
  });

  it('gives out all that is kept, and erases who types their name', async () => {
    const { page } = await registered('Gone Soon');
    const data = page.getByRole('region', { name: 'Your data' });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      data.getByRole('button', { name: 'Take all that is kept of you' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('my-data.json');
    await data.getByText('Erase the account').click();
    const erase = data.getByRole('button', { name: 'Erase me' });
    expect(await erase.isDisabled()).toBe(true);
    await data.getByLabel('Type Gone Soon to go on').fill('Gone Soon');
    await erase.click();
    await page.waitForURL(`${server.url}/`);
    await signIn(page, 'Gone Soon', WORDS);
    await page.getByRole('alert').waitFor();
  });

  it('lets an admin give somebody a way back in, and another name', async () => {
    const lost = await newcomer(server);
    const { data } = await lost.ask<{ viewer: { person: { id: string } } }>('{ viewer { person { id } } }');
    const { page, wrongs } = await visit(server.url);
    await page.goto(/\/recover#\S+/.exec(welcome ?? '')?.[0] ?? '');
    await page.getByLabel('New password').fill(WORDS);
    await page.getByLabel('The same again').fill(WORDS);
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.getByText('The password is set').waitFor();
    await page.goto(`/p/${data.viewer.person.id}`);
    const admins = page.getByRole('region', { name: 'For admins' });
    await admins.getByRole('button', { name: 'Make a link to set a password' }).click();
    await admins.getByText('/recover#').waitFor();
    await admins.getByLabel('Another name').fill('Player Seven');
    await admins.getByRole('button', { name: 'Replace the name' }).click();
    await page.getByRole('heading', { name: 'Player Seven' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(wrongs).toEqual([]);
  });
});
