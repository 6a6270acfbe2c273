import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { loadSet, readyDecks } from '#games/voidream';
import { PHONE, seriousFindings, shoot, visit } from '#test/browser';
import { type Asker, embeddedServer, newcomer, playOn, sitDown } from '#test/server';

const SET = 'libs/games/voidream/sets/first-light.json';
const loaded = loadSet(SET, readFileSync(SET, 'utf8'));
const decks = loaded.ok ? readyDecks(loaded.set).map(({ deck }) => deck) : [];
const server = await embeddedServer({ DREAMLEDGER_GAMES: '' });

/** Games of two kinds of deck, the first of which met more often. */
const MET: readonly (readonly [number, number])[] = [
  [0, 2],
  [0, 2],
  [1, 2],
];

/** Each of the two pairs of kinds, seen from both sides. */
const CELLS = 4;

beforeAll(async () => {
  const players: readonly [Asker, Asker] = [
    await newcomer(server, 'Ines Varga'),
    await newcomer(server, 'Tobias Lund'),
  ];
  for (const [nth, [one, other]] of MET.entries()) {
    const match = await sitDown(players, { game: 'voidream', brings: [decks[one], decks[other]] });
    await playOn(players, match, nth + 3);
  }
}, 180_000);

/** Figures are counted a moment after a game is over, and of several games not in the order in which they ended. */
async function counted(page: Page, cell: Locator): Promise<void> {
  const last = page
    .getByRole('table')
    .getByRole('link')
    .nth(CELLS - 1);
  const isThere = (part: Locator): Promise<boolean> =>
    part.waitFor({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
  for (let tries = 0; tries < 20 && !((await isThere(cell)) && (await isThere(last))); tries++) await page.reload();
}

async function judged(page: Page, name: string): Promise<void> {
  expect(await seriousFindings(page)).toEqual([]);
  await shoot(page, name);
  await page.setViewportSize({ width: 1280, height: 800 });
}

async function taken(page: Page): Promise<readonly string[]> {
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: 'CSV' })
    .or(page.getByRole('link', { name: 'CSV' }))
    .first()
    .click();
  const file = await (await download).path();
  return readFileSync(file, 'utf8').trim().split('\r\n');
}

describe('an analyst', () => {
  it('goes from a match-up to its games and into one of them, and takes the figures along', async () => {
    const { page, wrongs } = await visit(`${server.url}/stats`);
    await page.getByRole('link', { name: 'Match-ups' }).click();
    const cell = page.getByRole('link', { name: /^The Ninth Gatehouse.* against .*n 2;/ });
    await counted(page, cell);
    await judged(page, 'stats-match-ups');
    expect(await taken(page)).toHaveLength(1 + CELLS);

    await page.getByRole('slider').fill('2');
    await page.waitForURL(/min=2/);
    expect(await page.getByRole('link', { name: /too few, n 1/ }).count()).toBe(2);
    await cell.click();
    await page.getByRole('group', { name: 'Filters that are set' }).getByRole('button').nth(1).waitFor();
    const games = page.getByRole('region', { name: 'Games' }).getByRole('listitem');
    await games.nth(1).waitFor();
    expect(await games.count()).toBe(2);
    await judged(page, 'stats-games');
    // A game has a line for each of its two seats.
    expect((await taken(page)).length).toBeGreaterThan(2);
    await games.first().getByRole('link', { name: 'Replay' }).click();
    await page.getByRole('slider', { name: 'Position in the match' }).waitFor();
    expect(wrongs).toEqual([]);
  });

  it('counts only some games, by what can be chosen, and sends the address on', async () => {
    const { page, wrongs } = await visit(`${server.url}/stats/decks`);
    await page.getByText('Count only some games').click();
    await page.getByRole('combobox', { name: 'Bastion', exact: true }).selectOption('The Ninth Gatehouse');
    await page.waitForURL(/bastion=the-ninth-gatehouse/);
    await page.getByRole('button', { name: 'Bastion: The Ninth Gatehouse' }).waitFor();
    await page.getByRole('row').nth(2).waitFor({ state: 'detached' });
    expect(await page.getByRole('row').count()).toBe(2);
    const { page: other } = await visit(page.url(), { viewport: PHONE });
    await other.getByRole('button', { name: 'Bastion: The Ninth Gatehouse' }).waitFor();
    expect(await other.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    expect(await seriousFindings(other)).toEqual([]);
    await other.getByRole('button', { name: 'Bastion: The Ninth Gatehouse' }).click();
    await other.getByRole('row').nth(3).waitFor();
    expect(wrongs).toEqual([]);
  });

  it.each(['decks', 'players', 'cards', 'endings'])('reads %s with their n and interval', async (what) => {
    const { page, wrongs } = await visit(`${server.url}/stats/${what}`);
    await page
      .getByRole('img', { name: /95%: .+ to / })
      .first()
      .waitFor();
    await judged(page, `stats-${what}`);
    const [head = ''] = await taken(page);
    expect(head).toMatch(/,n,won,drawn,lost,rate,low,high$/);
    expect(wrongs).toEqual([]);
  });

  it.each(['/stats/cards?by=whenDrawn', '/stats/cards?by=whenPlayed', '/stats/endings?by=LENGTH'])(
    'lists exactly the games that a figure counts: %s',
    async (path) => {
      const { page, wrongs } = await visit(`${server.url}${path}`);
      const figure = page.getByRole('link', { name: /^\d+ games?: / }).last();
      const n = (await figure.innerText()).trim();
      await figure.click();
      const games = page.getByRole('region', { name: 'Games' });
      const says = await games.getByRole('status').filter({ hasText: /\d/ }).first().innerText();
      await games.getByRole('listitem').first().waitFor();
      expect(await games.getByRole('listitem').count()).toBe(parseInt(says, 10));
      const twice = games.getByText(`figures say ${n}.`);
      expect(says.startsWith(`${n} game`) || (await twice.count()) === 1).toBe(true);
      expect(wrongs).toEqual([]);
    },
  );

  it.each([
    ['ENDED', '/stats/games?ended='],
    ['LENGTH', '/stats/games?decisions='],
  ])('counts games once each where no side is chosen: %s', async (by, games) => {
    const { page, wrongs } = await visit(`${server.url}/stats/endings?by=${by}`);
    await page.getByText(`${MET.length} games. Choose a side above to see its rate.`).waitFor();
    const rows = await page.getByRole('row').allInnerTexts();
    const counted = rows.slice(1).map((row) => Number(row.split('\t')[1]));
    expect(counted.reduce((sum, n) => sum + n, 0)).toBe(MET.length);
    expect(rows.join()).not.toMatch(/with|50\.0/);
    const link = page.getByRole('link', { name: /^\d+ games?: / }).first();
    expect(await link.getAttribute('href')).toContain(games);
    expect(wrongs).toEqual([]);
  });

  it('reads how a card fares on its page, and a player on theirs', async () => {
    const { page, wrongs } = await visit(`${server.url}/stats/cards`, { viewport: PHONE });
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByRole('heading', { name: 'How it does' }).waitFor();
    await page
      .getByRole('link', { name: /^\d+ games: In the deck$/ })
      .first()
      .waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await judged(page, 'card-page');
    await page.goto('/stats/players');
    await page.getByRole('link', { name: 'Ines Varga', exact: true }).click();
    await page.getByRole('heading', { name: 'Ines Varga' }).waitFor();
    await judged(page, 'player-page');
    expect(wrongs).toEqual([]);
  });
});
