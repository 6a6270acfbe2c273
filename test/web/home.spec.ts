import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { seriousFindings, shoot, visit } from '#test/browser';
import { atMatch, codes, openCup } from '#test/cup';
import { mutate } from '#test/people';
import { personIdOf } from '#test/rulings';
import { embeddedServer, newcomer, openTable, send } from '#test/server';

const server = await embeddedServer();

it('shows a visitor the way in while nothing is on', async () => {
  const { page, wrongs } = await visit(server.url);
  await page.getByText('Nothing is on, and nothing was played yet').waitFor();
  await page.getByRole('region', { name: 'First steps' }).getByRole('link', { name: 'Play a bot' }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await shoot(page, 'home-empty');
  expect(wrongs).toEqual([]);
});

it('shows what is on and finds it by the beginning of a word', async () => {
  const ines = await newcomer(server, 'Ines Varga');
  const tobias = await newcomer(server, 'Tobias Lund');
  await mutate(
    ines,
    'createTournament',
    { idempotencyKey: randomUUID(), title: 'The Lantern Open', plan: { game: 'duel' } },
    'userErrors { message }',
  );
  await openTable(server, [ines, tobias]);
  const { page, wrongs } = await visit(server.url);
  await page.getByRole('link', { name: 'The Lantern Open' }).waitFor();
  await shoot(page, 'home');

  await page.goto(`${server.url}/cards`);
  await page.getByRole('heading', { name: 'Cards' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').and(page.locator(':focus')).waitFor();
  await page.keyboard.type('lant');
  const found = page.getByRole('list', { name: 'Found' });
  await found.getByRole('link', { name: 'The Lantern Open' }).waitFor();
  await page.waitForURL((url) => url.searchParams.get('q') === 'lant');
  const field = page.getByRole('searchbox');
  await field.fill('var tob');
  await found.getByRole('link', { name: 'Ines Varga against Tobias Lund' }).waitFor();
  await field.fill('close the ga');
  await found.getByRole('link', { name: 'Close the Gate' }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await shoot(page, 'home-search');
  await field.fill('');
  await page.getByRole('heading', { name: 'What is on now' }).click();
  await page.keyboard.press('/');
  await page.keyboard.type('nothing like it');
  await page.getByText('Nothing is called', { exact: false }).waitFor();
  expect(wrongs).toEqual([]);
});

it('has the way to what is yours, as a player and as one of the staff', async () => {
  const [mira, jo] = [await newcomer(server, 'Mira Holt'), await newcomer(server, 'Jo Brandt')];
  const cup = await openCup(server, { stages: [{ format: 'SWISS', rounds: 1, bestOf: 1 }] });
  await cup.must('grantTournamentRole', { personId: await personIdOf(mira), role: 'HEAD_JUDGE' });
  await cup.must('setRegistration', { open: true });
  await cup.act(jo, 'registerForTournament');
  await cup.guests('Kai');
  await cup.must('startTournament');
  const { tables } = await cup.pair(1);
  const yours = async (name: string): Promise<Page> => {
    const { page, wrongs } = await visit(`${server.url}/sign-in?to=/`);
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Password').fill('correct horse battery staple');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('region', { name: 'Yours' }).waitFor();
    expect(wrongs).toEqual([]);
    return page;
  };
  const player = await yours('Jo Brandt');
  await player.getByText(`You sit at table ${tables[0]!.number}.`).waitFor();
  expect(await seriousFindings(player)).toEqual([]);
  await shoot(player, 'home-yours');
  await player.getByRole('region', { name: 'Yours' }).getByRole('link', { name: 'Your card' }).click();
  await player.waitForURL(`${server.url}/t/${cup.id}/me`);
  const judge = await yours('Mira Holt');
  const links = judge.getByRole('region', { name: 'Yours' }).locator('.ways a');
  expect(await links.allInnerTexts()).toEqual(['Judge’s desk', 'Run it']);
  await links.first().click();
  await judge.getByRole('heading', { name: 'Judge’s desk' }).waitFor();
});

it('names guests, and has nobody sit down at a table of a tournament', async () => {
  const cup = await openCup(server, { stages: [{ format: 'SWISS', rounds: 1, bestOf: 1 }] });
  const guests = await cup.guests('Anna', 'Bert', 'Cora', 'Dana');
  await cup.must('startTournament');
  const [table] = (await cup.pair(1)).tables;
  expect(codes(await atMatch(cup.orga, 'enterResult', table!.matchId, { won: [1, 0] }))).toEqual([]);
  const [winner, other] = table!.entrants.map(({ id }) => guests.find((guest) => guest.id === id)!.name);
  const { page, wrongs } = await visit(server.url);
  await page.getByRole('link', { name: `${winner} against ${other}` }).waitFor();
  await page.getByText(`${winner} won.`).waitFor();
  await page.getByText('Nobody waits for an opponent.').waitFor();
  await page.goto(`${server.url}/play`);
  await page.getByText('Nobody waits for a game').waitFor();
  expect(wrongs).toEqual([]);
});

it('shows who looks for somebody to play against each free seat as it comes and goes, and each tournament', async () => {
  const [ida, otto] = [await newcomer(server, 'Ida Reck'), await newcomer(server, 'Otto Brehm')];
  const [lobby, list] = [await visit(`${server.url}/play`), await visit(`${server.url}/t`)];
  await lobby.page.getByText('Nobody waits for a game').waitFor();
  await list.page.getByRole('heading', { name: 'Tournaments' }).waitFor();
  const { match } = await send(ida, 'createMatch', { game: 'duel', seats: 2 });
  const matchId = match?.id;
  await send(ida, 'joinMatch', { matchId, seat: 0 });
  const free = lobby.page.getByRole('link', { name: 'Ida Reck waits' });
  await free.waitFor();
  await send(otto, 'joinMatch', { matchId, seat: 1 });
  await free.waitFor({ state: 'detached' });
  const plan = { game: 'duel' };
  const created = { idempotencyKey: randomUUID(), title: 'The Late Open', plan };
  await mutate(ida, 'createTournament', created, 'userErrors { message }');
  await list.page.getByRole('link', { name: 'The Late Open' }).waitFor();
  expect([lobby.wrongs, list.wrongs]).toEqual([[], []]);
});
