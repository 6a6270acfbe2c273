import { readFile } from 'node:fs/promises';
import { PHONE, seriousFindings, shoot, smallTargets, visit } from '#test/browser';
import { embeddedServer, newcomer, playOn, sitDown } from '#test/server';

const server = await embeddedServer();

it('takes all games along as a file, by a link or, signed in, by one that is made', async () => {
  const players = [await newcomer(server), await newcomer(server)];
  await playOn(players, await sitDown(players, { game: 'duel', options: { goal: 3 }, brings: [null, null] }), 1);
  const visitor = await visit(`${server.url}/stats/games`);
  await visitor.page.getByText('Take all of these games with you').click();
  const plain = visitor.page.getByRole('link', { name: 'Games, CSV' });
  expect(await plain.getAttribute('href')).toBe('/export/games.csv?');

  const { page, wrongs } = await visit(`${server.url}/sign-in?new&to=/stats/games?game=duel`);
  await page.getByLabel('Name').fill('Ada Who Counts');
  await page.getByLabel('Password', { exact: true }).fill('a long enough pass phrase');
  await page.getByRole('button', { name: 'Open the account' }).click();
  await page.getByText('Take all of these games with you').click();
  await page.getByRole('button', { name: 'Make the file' }).click();
  const file = page.getByRole('link', { name: 'games.csv' });
  await file.waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await shoot(page, 'stats-export');
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  const rows = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(rows).toHaveLength(3);
  await page.getByRole('button', { name: 'Remove games.csv' }).click();
  await file.waitFor({ state: 'detached' });
  await visitor.page.setViewportSize(PHONE);
  await visitor.page.reload();
  await visitor.page.getByRole('link', { name: 'Replay' }).first().waitFor();
  expect(await smallTargets(visitor.page)).toEqual([]);
  expect([...visitor.wrongs, ...wrongs]).toEqual([]);
});

it('says what is so where nothing is counted: that nothing was found, or that what was found does not tell it', async () => {
  const { page, wrongs } = await visit(`${server.url}/stats/decks?game=duel`);
  await page.getByText('1 game matches, but it does not tell this').waitFor();
  for (const what of ['decks', 'match-ups', 'games']) {
    await page.goto(`${server.url}/stats/${what}?game=duel&since=2999-01-01`);
    await page.getByText('No game matches this').waitFor();
    expect(await page.getByText('closed lists').count()).toBe(0);
  }
  await page.getByRole('link', { name: 'Count all games' }).click();
  await page.getByText('1 game.', { exact: true }).waitFor();
  expect(wrongs).toEqual([]);
});
