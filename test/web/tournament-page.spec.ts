import { readFileSync } from 'node:fs';
import { loadSet, readyDecks } from '#games/voidream';
import { PHONE, visit } from '#test/browser';
import { atMatch, codes, openCup, somebody } from '#test/cup';
import { type Embedded, embeddedServer } from '#test/server';

let server: Embedded;
beforeAll(async () => {
  server = await embeddedServer();
});

const ROUNDS = { stages: [{ format: 'SWISS', rounds: 2, bestOf: 3 }] };

it('tells a player on the page of the tournament when the opponent has reported', async () => {
  const day = await openCup(server, ROUNDS);
  const [anna, bert] = [await somebody(server, 'Anna'), await somebody(server, 'Bert')];
  await day.must('enterPlayers', { players: [{ personId: anna.id }, { personId: bert.id }] });
  await day.must('startTournament');
  const [table] = (await day.pair(1)).tables;
  const { page, wrongs } = await visit(`${server.url}/sign-in?to=/t/${day.id}`);
  await page.getByLabel('Name').fill(anna.name);
  await page.getByLabel('Password').fill('correct horse');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const strip = page.getByRole('region', { name: 'Your table' });
  await strip.getByText('No result yet.').waitFor();
  const seat = table!.entrants.findIndex(({ name }) => name === bert.name);
  const won = seat === 0 ? [2, 0] : [0, 2];
  expect(codes(await atMatch(bert.ask, 'reportResult', table!.matchId, { won }))).toEqual([]);
  await strip.getByText(`${bert.name} reported that`).waitFor({ timeout: 10_000 });
  expect(wrongs).toEqual([]);
});

it('shows the factions of decks once the lists are open', async () => {
  const file = 'libs/games/voidream/sets/first-light.json';
  const set = loadSet(file, readFileSync(file, 'utf8'));
  const [deck] = set.ok ? readyDecks(set.set) : [];
  const day = await openCup(server, { ...ROUNDS, game: 'voidream', lists: 'OPEN' });
  for (const { id } of await day.guests('Anna', 'Bert'))
    await day.must('submitDeck', { entrantId: id, text: deck?.text });
  const seen = async (): Promise<readonly (readonly string[])[]> => {
    const fields = 'entrants(first: 2) { nodes { deck { factions } } }';
    const { entrants } = await day.ask<{ entrants: { nodes: readonly { deck: { factions: readonly string[] } }[] } }>(
      fields,
    );
    return entrants.nodes.map(({ deck: { factions } }) => factions);
  };
  expect(await seen()).toEqual([[], []]);
  await day.must('startTournament');
  const [[main = ''] = []] = await seen();
  expect(main).not.toBe('');
  await day.pair(1);
  await day.finish(1, [2, 0]);
  const { page, wrongs } = await visit(`${server.url}/t/${day.id}/decks`, { viewport: PHONE });
  const named = page.getByRole('img', { name: new RegExp(main.replaceAll('-', ' '), 'i') });
  await named.first().waitFor();
  await page.getByRole('link', { name: 'Standings' }).click();
  await page.getByRole('row', { name: /Anna/ }).first().getByRole('img').waitFor();
  await page.getByRole('link', { name: 'Pairings' }).click();
  await page.getByRole('link', { name: 'Print' }).waitFor();
  await page.getByRole('button', { name: 'CSV' }).waitFor();
  expect(wrongs).toEqual([]);
});

it('says of a command that the answer takes a while, over any sheet, and sends it once', async () => {
  const day = await openCup(server, ROUNDS);
  await day.must('setRegistration', { open: true });
  const anna = await somebody(server, 'Anna');
  const { page } = await visit(`${server.url}/sign-in?to=/t/${day.id}`);
  await page.getByLabel('Name').fill(anna.name);
  await page.getByLabel('Password').fill('correct horse');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const register = page.getByRole('button', { name: 'Register' });
  await register.waitFor();
  let sent = 0;
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('registerForTournament') === true) {
      sent++;
      await new Promise((resolve) => setTimeout(resolve, 5_000));
    }
    await route.continue();
  });
  const says = page.locator(':popover-open', { hasText: 'Sent. The answer takes a while' });
  await register.dblclick();
  await says.waitFor();
  await page.getByRole('heading', { name: 'Before the start' }).waitFor();
  await says.waitFor({ state: 'detached' });
  expect(sent).toBe(1);
});

it('shows what happened between its own reading and the first word of the socket', async () => {
  const day = await openCup(server, ROUNDS);
  await day.guests('Anna', 'Bert');
  await day.must('startTournament');
  const { page } = await visit(`${server.url}/t`);
  let letThrough = (): void => undefined;
  await page.routeWebSocket('**/graphql', (socket) => {
    const held: (string | Buffer)[] = [];
    socket.onMessage((message) => held.push(message));
    letThrough = () => {
      const onward = socket.connectToServer();
      for (const message of held.splice(0)) onward.send(message);
      socket.onMessage((message) => {
        onward.send(message);
      });
    };
  });
  await page.goto(`${server.url}/t/${day.id}/pairings`);
  await page.getByText('No round is paired yet').waitFor();
  await day.pair(1);
  letThrough();
  await page.getByRole('row', { name: /Anna/ }).first().waitFor({ timeout: 10_000 });
});

it.each(['pairings', 'projector'])(
  'shows results on %s as they come, and asks for all tables again once others sit there',
  async (path) => {
    const day = await openCup(server, ROUNDS);
    await day.guests('Anna', 'Bert', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gina');
    await day.must('startTournament');
    const { tables, byes } = await day.pair(1);
    const [first, second, third] = tables.map(({ matchId, entrants }) => ({
      matchId,
      ids: entrants.map(({ id }) => id),
      names: entrants.map(({ name }) => name),
    }));
    const { page, wrongs } = await visit(`${server.url}/t`);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(/query (\w+)/.exec(request.postData() ?? '')?.[1] ?? ''));
    const whole = (): number => asked.filter((name) => name === 'TournamentRoundTables').length;
    const row = (one: string | undefined, other: string | undefined): RegExp => new RegExp(`\\d ?.*${one}.*${other}`);
    await page.goto(`${server.url}/t/${day.id}/${path}`);
    await page.getByRole('row', { name: row(first?.names[0], first?.names[1]) }).waitFor();
    expect(whole()).toBe(1);

    expect(codes(await atMatch(day.orga, 'enterResult', first!.matchId, { won: [2, 1] }))).toEqual([]);
    await page.getByRole('row', { name: /2–1/ }).waitFor({ timeout: 10_000 });
    await page.getByText('1 of 3 tables in').first().waitFor();
    expect(whole()).toBe(1);

    const entrantIds = [second?.ids[0], third?.ids[0]];
    await day.must('swapPlayers', { round: 1, entrantIds, reason: 'Brothers.' });
    await page
      .getByRole('row', {
        name: new RegExp(`${third?.names[0]}.*${second?.names[1]}|${second?.names[1]}.*${third?.names[0]}`),
      })
      .waitFor({ timeout: 10_000 });
    expect(whole()).toBe(2);
    await page.getByRole('row', { name: /2–1/ }).waitFor();

    const alone = byes[0]?.entrant.id;
    await day.must('swapPlayers', { round: 1, entrantIds: [alone, second?.ids[0]], reason: 'Anna is here.' });
    const sits = (
      await day.ask<{ round: { byes: { entrant: { name: string } }[] } }>(
        'round(number: 1) { byes { entrant { name } } }',
      )
    ).round.byes[0]?.entrant.name;
    await page.getByRole('row', { name: new RegExp(`${sits}.*bye`) }).waitFor({ timeout: 10_000 });
    expect(wrongs).toEqual([]);
  },
);
