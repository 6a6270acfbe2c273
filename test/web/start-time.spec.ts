import { shoot, visit } from '#test/browser';
import { openCup, somebody } from '#test/cup';
import { embeddedServer } from '#test/server';
import { startOf, startSays, typedStart } from '../../apps/web/tournament/start-time.js';

const BERLIN = { startsAt: '2126-11-28T09:00:00.000Z', timeZone: 'Europe/Berlin' };
const OTHERS = { startsAt: '2126-11-28T08:00:00.000Z', timeZone: 'Europe/Berlin' };

it.each<[string, string, string | null, string]>([
  ['where it is', 'Europe/Berlin', 'Europe/Berlin', 'Thu, 28 Nov 2126, 10:00'],
  ['where clocks show the same', 'Europe/Paris', 'Europe/Berlin', 'Thu, 28 Nov 2126, 10:00'],
  ['elsewhere', 'Europe/London', 'Europe/Berlin', 'Thu, 28 Nov 2126, 09:00 (Thu, 28 Nov 2126, 10:00 in Berlin)'],
  ['on another day', 'UTC', 'Pacific/Kiritimati', 'Thu, 28 Nov 2126, 09:00 (Thu, 28 Nov 2126, 23:00 in Kiritimati)'],
  ['of no clock', 'UTC', null, 'Thu, 28 Nov 2126, 09:00'],
  ['by a clock that the browser does not know', 'UTC', 'Europe/Atlantis', 'Thu, 28 Nov 2126, 09:00'],
])('tells a reader %s when it begins', (_, reader, timeZone, says) => {
  expect(startSays({ ...BERLIN, timeZone }, reader)).toBe(says);
});

it.each([
  ['2126-11-28T10:00', 'Europe/Berlin', '2126-11-28T09:00:00.000Z'],
  ['2126-07-28T10:00', 'Europe/Berlin', '2126-07-28T08:00:00.000Z'],
  ['2126-11-28T00:15', 'Asia/Kathmandu', '2126-11-27T18:30:00.000Z'],
  ['2026-03-29T03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T03:30', 'Europe/Berlin', '2026-10-25T02:30:00.000Z'],
  ['2126-11-28T10:00', 'UTC', '2126-11-28T10:00:00.000Z'],
])('reads %s in %s, and writes it so', (typed, zone, at) => {
  expect(startOf(typed, zone)).toBe(at);
  expect(typedStart(at, zone)).toBe(typed);
});

it.each(['', '0002-11-28T10:53', '0202-11-28T10:53', '275760-12-31T10:00'])(
  'reads %j, half typed as it is',
  (typed) => {
    expect(startOf(typed, 'Europe/Berlin')?.slice(4) ?? null).toEqual(
      typed.startsWith('0') ? expect.stringMatching(/^-11-28T/) : null,
    );
  },
);

describe('a visitor', () => {
  it('sees when it begins on its page, in the list, and first of what is next at home', async () => {
    const server = await embeddedServer();
    const later = await openCup(server, {}, { ...BERLIN, title: 'The Later One' });
    await openCup(server, {}, { ...OTHERS, title: 'The Sooner One' });
    const { page, wrongs } = await visit(`${server.url}/t/${later.id}`, { timezoneId: 'Europe/London' });
    await page.getByText('Starts Thu, 28 Nov 2126, 09:00 (Thu, 28 Nov 2126, 10:00 in Berlin)').waitFor();
    const calendar = await page.getByRole('link', { name: 'Add to a calendar' }).getAttribute('href');
    expect(await (await fetch(`${server.url}${calendar ?? ''}`)).text()).toContain('DTSTART:21261128T090000Z');
    await shoot(page, 'start-time');
    await page.goto(`${server.url}/t`);
    await page.getByText('Starts Thu, 28 Nov 2126, 09:00').first().waitFor();
    await page.goto(server.url);
    const next = page.getByRole('region', { name: 'Tournaments' }).getByRole('listitem');
    await next.first().waitFor();
    const named = await next.allTextContents();
    expect(named[0]).toContain('The Sooner One');
    expect(named[0]).toContain('Starts Thu, 28 Nov 2126, 08:00');
    expect(named[1]).toContain('The Later One');
    expect(wrongs).toEqual([]);
  });
});

it('is said when a tournament is made, changed in the console, and undone there', async () => {
  const server = await embeddedServer();
  const { name } = await somebody(server, 'Orga');
  const { page, wrongs } = await visit(`${server.url}/sign-in?to=/t/new`, { timezoneId: 'Europe/Berlin' });
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill('correct horse');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'New tournament' }).waitFor();
  await page.getByLabel('Name').fill('Thursday Lanterns');
  const begins = page.getByLabel('Starts at');
  const zone = page.getByLabel('By the clock of');
  await begins.fill('2126-11-28T10:00');
  expect(await zone.inputValue()).toBe('Europe/Berlin');
  await zone.selectOption('Europe/London');
  await shoot(page, 'start-time-new');
  await page.getByRole('button', { name: 'Make it' }).click();
  await page.getByRole('link', { name: 'Details' }).click();
  await begins.waitFor();
  expect([await begins.inputValue(), await zone.inputValue()]).toEqual(['2126-11-28T10:00', 'Europe/London']);
  await begins.fill('2126-11-29T10:00');
  await page.getByRole('button', { name: 'Change' }).click();
  const sheet = page.getByRole('dialog');
  const reasoned = async (does: string): Promise<void> => {
    await sheet.getByLabel(/^Reason/).fill('The hall opens later.');
    await sheet.getByRole('button', { name: does }).click();
    await sheet.waitFor({ state: 'detached' });
  };
  await reasoned('It begins Fri, 29 Nov 2126, 11:00 (Fri, 29 Nov 2126, 10:00 in London)');
  await page.getByRole('link', { name: 'Log' }).click();
  const line = (text: string) => page.locator('.run-log > li', { hasText: text });
  await line('It begins Fri, 29 Nov').getByRole('button', { name: 'Undo' }).click();
  await reasoned('It begins Thu, 28 Nov 2126, 11:00 (Thu, 28 Nov 2126, 10:00 in London)');
  await line('It begins Thu, 28 Nov').nth(1).waitFor();
  await line('It begins Fri, 29 Nov').getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' });
  await line('It begins Thu, 28 Nov').first().getByRole('button', { name: 'Undo' }).click();
  await reasoned('It begins Fri, 29 Nov 2126, 11:00 (Fri, 29 Nov 2126, 10:00 in London)');
  expect(wrongs).toEqual([]);
});
