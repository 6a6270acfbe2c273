import { PHONE, seriousFindings, shoot, visit } from '#test/browser';
import { embeddedServer, ON_PGLITE } from '#test/server';
import { afterFile } from '#test/servers';
import { startMailServer } from '#test/smtp';

const mails = await startMailServer();
afterFile(() => mails.close());
const server = await embeddedServer({ ...ON_PGLITE, SMTP_URL: mails.url });

describe('the web app', () => {
  it.each(['/', '/sign-in', '/forgot', '/recover'])(
    'opens %s without an error, a request elsewhere or a serious finding',
    async (path) => {
      const { page, wrongs } = await visit(server.url);
      await page.goto(path);
      await page
        .getByRole('main')
        .getByRole('heading')
        .or(page.getByText('Nothing stands at this address'))
        .first()
        .waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      expect(wrongs).toEqual([]);
    },
  );

  it('registers somebody, keeps them over a reload, and signs them out', async () => {
    const { page, wrongs } = await visit(`${server.url}/sign-in?new`);
    await page.getByLabel('Name').fill('Ilse Marrow');
    await page.getByLabel('Password', { exact: true }).fill('a long enough pass phrase');
    await page.getByRole('button', { name: 'Open the account' }).click();
    await page.getByRole('link', { name: 'Ilse Marrow' }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Ilse Marrow' }).waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
    expect(wrongs).toEqual([]);
  });

  it('lets back in who forgot the password, by a link that is mailed', async () => {
    const { page, wrongs } = await visit(`${server.url}/sign-in?new`);
    await page.getByLabel('Name').fill('Forgot Me');
    await page.getByLabel('Password', { exact: true }).fill('a long enough pass phrase');
    await page.getByLabel('Mail').fill('forgot@example.org');
    await page.getByRole('button', { name: 'Open the account' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.goto('/sign-in');
    await page.getByRole('link', { name: 'I forgot the password' }).click();
    await page.getByLabel('mail address').fill('forgot@example.org');
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await page.getByText('a link is on its way').waitFor();
    const [letter = ''] = await mails.received(1);
    await page.goto(/http\S+\/recover#\S+/.exec(letter.replace(/=\r?\n/g, ''))?.[0] ?? '');
    await page.getByLabel('New password').fill('another pass phrase');
    await page.getByLabel('The same again').fill('another pass phrase');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.getByRole('link', { name: 'Forgot Me' }).waitFor();
    expect(wrongs).toEqual([]);
  });

  it('keeps somebody signed in whose tabs all wake at once, and signs all of them out with one', async () => {
    const { page } = await visit(`${server.url}/sign-in?new`);
    await page.getByLabel('Name').fill('Two Windows');
    await page.getByLabel('Password', { exact: true }).fill('a long enough pass phrase');
    await page.getByRole('button', { name: 'Open the account' }).click();
    await page.getByRole('link', { name: 'Two Windows' }).waitFor();
    const tabs = [page, await page.context().newPage(), await page.context().newPage()];
    for (let times = 0; times < 3; times++) {
      await Promise.all(tabs.map((tab) => tab.goto('/cards')));
      await Promise.all(tabs.map((tab) => tab.getByRole('link', { name: 'Two Windows' }).waitFor()));
    }
    await page.getByRole('button', { name: 'Sign out' }).click();
    await Promise.all(tabs.map((tab) => tab.getByRole('link', { name: 'Sign in' }).waitFor()));
  });

  it('signs somebody out for good who did so while the server could not be reached', async () => {
    const { page } = await visit(`${server.url}/sign-in?new`);
    await page.getByLabel('Name').fill('Left In A Tunnel');
    await page.getByLabel('Password', { exact: true }).fill('a long enough pass phrase');
    await page.getByRole('button', { name: 'Open the account' }).click();
    await page.getByRole('link', { name: 'Left In A Tunnel' }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Left In A Tunnel' }).waitFor({ state: 'detached' });
    await page.context().setOffline(false);
    // A page of which something could not be fetched loads again by itself then.
    const later = await page.context().newPage();
    await later.goto(server.url);
    await later.getByRole('link', { name: 'Sign in' }).waitFor();
  });

  it('says of a page that it could not be fetched, and fetches it once it can', async () => {
    const { page } = await visit(server.url);
    await page.getByRole('heading', { name: 'What is on now' }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('navigation').getByRole('link', { name: 'Statistics' }).click();
    await page.getByRole('alert').getByText('This page could not be fetched.').waitFor();
    await shoot(page, 'not-fetched');
    await page.getByRole('navigation').getByRole('link', { name: 'Now' }).click();
    await page.getByRole('heading', { name: 'What is on now' }).waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Statistics' }).click();
    await page.getByRole('alert').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: 'Statistics', level: 1 }).waitFor();
  });

  it('lets nobody sign in inside the frame of another site', async () => {
    const { page } = await visit(`${server.url}/embed/sign-in`);
    await page.getByText('Nothing stands at this address').waitFor();
    expect(await page.getByRole('link', { name: 'Sign in' }).count()).toBe(0);
    expect(await page.getByLabel('Password').count()).toBe(0);
  });

  it('says what is wrong with what was typed, and keeps it', async () => {
    const { page } = await visit(`${server.url}/sign-in`, { viewport: PHONE });
    await page.getByLabel('Name').fill('Nobody At All');
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Nobody At All');
    await shoot(page, 'sign-in-refused');
  });
});
