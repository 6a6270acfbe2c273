import { readFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { loadSet, readyDecks } from '#games/voidream';
import { PHONE, press, seriousFindings, shoot, visit } from '#test/browser';
import { embeddedServer } from '#test/server';

const SET = 'libs/games/voidream/sets/first-light.json';
const loaded = loadSet(SET, readFileSync(SET, 'utf8'));
const [ready] = loaded.ok ? readyDecks(loaded.set) : [];
const server = await embeddedServer();

const list = (page: Page) => page.getByRole('textbox', { name: /^List/ });

async function judged(page: Page, name: string): Promise<void> {
  expect(await seriousFindings(page)).toEqual([]);
  await shoot(page, name);
  await page.setViewportSize({ width: 1280, height: 800 });
}

describe('a deck builder', () => {
  it('begins with a bastion, is told what is missing, and loses nothing to a reload', async () => {
    const { page, wrongs } = await visit(`${server.url}/decks`);
    await page.getByText('You keep no deck yet').waitFor();
    await judged(page, 'decks');
    await page.getByRole('link', { name: 'New deck' }).click();
    await page.getByRole('heading', { name: 'Begin with a bastion' }).waitFor();
    await judged(page, 'deck-builder-new');
    await page.getByRole('button', { name: 'One more The Ninth Gatehouse' }).click();
    await page.getByText('The line "mind: ..." is missing.').waitFor();
    await page.getByLabel('Find cards').fill('stubborn');
    await page.getByRole('button', { name: 'One more Stubborn' }).click();
    await page.getByText(/asks for 40/).waitFor();
    await page.getByLabel('Name').fill('Gate of mine');
    const typed = await list(page).inputValue();
    await page.reload();
    await page.getByText('This is how you left it.').waitFor();
    expect(await list(page).inputValue()).toBe(typed);
    expect(await page.getByLabel('Name').inputValue()).toBe('Gate of mine');
    expect(wrongs).toEqual([]);
  });

  it('takes a pasted list, draws its curve and its first cards, keeps it, and gives it out again', async () => {
    const { page, wrongs } = await visit(`${server.url}/decks/build`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await list(page).fill(ready?.text ?? '');
    await page.getByRole('heading', { name: 'This deck may be played.' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('pre').innerText()).toBe(ready?.text);
    expect(await list(page).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await page
      .getByText(/^\d+ entit(y|ies), \d+ others?$/)
      .first()
      .waitFor();
    const top = page.getByRole('list', { name: 'Top of the deck' });
    expect(await top.getByRole('listitem').count()).toBe(8);
    const drawn = await top.innerText();
    await page.getByRole('button', { name: 'Shuffle again' }).click();
    expect(await top.innerText()).not.toBe(drawn);
    expect(await page.getByRole('button', { name: 'Keep it' }).isDisabled()).toBe(true);
    await page.getByLabel('Name').fill('Gate of mine');
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByText('Kept in this browser, under Decks.').waitFor();
    await judged(page, 'deck-builder');

    await page.reload();
    await page.getByRole('heading', { name: 'Gate of mine' }).waitFor();
    expect(await list(page).inputValue()).toBe(ready?.text);
    await page.getByRole('button', { name: 'Copy the list' }).click();
    await page.getByText('The list is copied.').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(ready?.text);
    await page.getByRole('button', { name: 'Copy a link' }).click();
    await page.getByText('The link is copied', { exact: false }).waitFor();
    const link = String(await page.evaluate('navigator.clipboard.readText()'));
    const { page: other } = await visit(link, { viewport: PHONE });
    await other.getByRole('button', { name: 'List', exact: true }).click();
    expect(await list(other).inputValue()).toBe(ready?.text);
    expect(await other.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await other.getByRole('button', { name: 'Check', exact: true }).click();
    await other.getByRole('heading', { name: 'This deck may be played.' }).waitFor();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('Gate of mine.txt');
    const lines = `# for Sunday\r\n${await readFile(await saved.path(), 'utf8')}\r\n\r\n# and after\r\n`;
    await other.goto('/decks/build');
    await other.getByRole('button', { name: 'List', exact: true }).click();
    await other
      .getByLabel('Open a list from a file')
      .setInputFiles({ name: 'Gate of mine.txt', mimeType: 'text/plain', buffer: Buffer.from(lines) });
    await other.getByText('The list of Gate of mine.txt is here.').waitFor();
    expect(await list(other).inputValue()).toBe(`# for Sunday\n${ready?.text ?? ''}\n\n# and after\n`);
    expect(await other.getByLabel('Name').inputValue()).toBe('Gate of mine');
    await other.getByRole('button', { name: 'Check', exact: true }).click();
    await other.getByRole('heading', { name: 'This deck may be played.' }).waitFor();

    await page.goto('/decks');
    await page.getByRole('button', { name: 'Forget' }).click();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await page.getByRole('link', { name: 'Gate of mine' }).click();
    await page.getByRole('button', { name: 'Play a bot with it' }).click();
    await page.getByRole('region', { name: 'Your decision' }).waitFor();
    expect(wrongs).toEqual([]);
  });

  it('puts a slip right at one press, by the keyboard too', async () => {
    const { page, wrongs } = await visit(`${server.url}/decks/build`);
    const slip = (ready?.text ?? '').replace('Close the Gate', 'Close the Gaet').replace('Oath at Noon', 'Oat at Noon');
    await list(page).fill(slip);
    await page.getByRole('heading', { name: '2 things are wrong' }).waitFor();
    await judged(page, 'deck-builder-slip');
    await list(page).focus();
    await press(page, page.getByRole('button', { name: 'Use Close the Gate' }));
    await page.getByRole('heading', { name: 'One thing is wrong' }).waitFor();
    await press(page, page.getByRole('button', { name: 'Use Oath at Noon' }));
    await page.getByRole('heading', { name: 'This deck may be played.' }).waitFor();
    expect(await list(page).inputValue()).toBe(ready?.text);
    expect(wrongs).toEqual([]);
  });

  it('finds a card in the gallery by words and faction, and reads it', async () => {
    const { page, wrongs } = await visit(`${server.url}/cards`, { viewport: PHONE });
    await page.getByLabel('Find cards').fill('“Heron”, glass');
    await page.getByRole('link', { name: 'Glass Heron' }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await judged(page, 'gallery');
    await page.getByRole('link', { name: 'Glass Heron' }).click();
    await page.getByRole('heading', { name: 'Glass Heron' }).first().waitFor();
    await judged(page, 'card-without-games');
    await page.goto('/cards?faction=nonsense&value=7');
    await page.locator('.gallery li').first().waitFor();
    await page.getByLabel('Find cards').fill('%');
    await page.getByText('No card has all of that').waitFor();
    await page.goto('/play');
    await page.getByText('Nobody waits for a game').waitFor();
    await judged(page, 'lobby');
    expect(wrongs).toEqual([]);
  });
});
