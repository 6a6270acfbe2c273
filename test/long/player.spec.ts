import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { verifyBundle } from '#audit';
import { loadSet, readyDecks } from '#games/voidream';
import { nodeSha256 as sha256 } from '#log';
import { hears, PHONE, seriousFindings, shoot, turnsAway, turnsBack, visit } from '#test/browser';
import { mutate } from '#test/people';
import { type Asker, embeddedServer, newcomer } from '#test/server';
import { verifyEd25519 } from '#test/signing';

const server = await embeddedServer();

const FILE = 'libs/games/voidream/sets/first-light.json';
const loaded = loadSet(FILE, readFileSync(FILE, 'utf8'));
const [deck = '', otherDeck = ''] = loaded.ok ? readyDecks(loaded.set).map(({ text }) => text) : [];

const act = (who: Asker, verb: string, input: object): Promise<Done> =>
  mutate<Done>(who, verb, { idempotencyKey: randomUUID(), ...input }, 'userErrors { message } tournament { id }');

interface Done {
  readonly userErrors: readonly { readonly message: string }[];
  readonly tournament: { readonly id: string } | null;
}

/** The organiser's part, said to the API. */
async function cup(): Promise<{ readonly id: string; readonly does: (verb: string, input?: object) => Promise<void> }> {
  const organiser = await newcomer(server);
  const stages = [{ format: 'SWISS', rounds: 1, bestOf: 3 }];
  const plan = { game: 'voidream', lists: 'CLOSED', checkIn: true, roundMinutes: 50, stages };
  const made = await act(organiser, 'createTournament', { title: 'The Lantern Cup', plan });
  const id = made.tournament?.id ?? '';
  const does = async (verb: string, input: object = {}): Promise<void> => {
    expect((await act(organiser, verb, { tournamentId: id, ...input })).userErrors).toEqual([]);
  };
  await does('setRegistration', { open: true });
  return { id, does };
}

/** A new account, from the page of the tournament to one's card. */
async function arrive(id: string, name: string): Promise<{ readonly page: Page; readonly wrongs: readonly string[] }> {
  const { page, wrongs } = await visit(`${server.url}/t/${id}`, { viewport: PHONE });
  await page.getByRole('link', { name: 'Register' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill('a long enough pass phrase');
  await page.getByRole('button', { name: 'Open the account' }).click();
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('heading', { name: 'You are in' }).waitFor();
  return { page, wrongs };
}

async function handIn(page: Page, text: string): Promise<void> {
  await page.getByLabel('The list, one card a line').fill(text);
  await page.getByText('It may be played.').waitFor();
  await page.getByRole('button', { name: 'Hand in the deck' }).click();
  await page.getByRole('heading', { name: 'Your deck' }).waitFor();
  await page.getByRole('button', { name: 'I am here' }).click();
  await page.getByText('Checked in', { exact: false }).first().waitFor();
}

/** The match that the page leads to once it has its result. */
const matchOf = async (page: Page): Promise<string> =>
  /match_[^/?#]+/.exec((await page.getByRole('link', { name: 'The match' }).getAttribute('href')) ?? '')?.[0] ?? '';

/** What its bundle says of signatures. */
async function signaturesIn(match: string): Promise<string | undefined> {
  for (;;) {
    const response = await fetch(`${server.url}/export/matches/${match}/bundle`);
    if (response.ok) {
      const trust = { sha256, verifies: verifyEd25519, engine: () => null, policy: null };
      const { checks } = verifyBundle(new Uint8Array(await response.arrayBuffer()), trust);
      const signatures = checks.find(({ check }) => check === 'signatures');
      expect(signatures?.findings).toEqual([]);
      return signatures?.says;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

it('leads two players from registering with a deck to a result that both say', async () => {
  const { id, does } = await cup();
  const ines = await arrive(id, 'Ines Varga');
  const tobias = await arrive(id, 'Tobias Lund');

  const lines = deck.split('\n');
  const at = lines.findIndex((line) => /^\d+ \w{4}/.test(line));
  const typo = lines.map((line, nth) => (nth === at ? line.replace(/\w$/, 'q') : line)).join('\n');
  await ines.page.getByLabel('The list, one card a line').fill(typo);
  await ines.page.getByText('Did you mean', { exact: false }).first().waitFor();
  await ines.page.reload();
  await ines.page.getByText('Did you mean', { exact: false }).first().waitFor();
  expect(await seriousFindings(ines.page)).toEqual([]);
  await shoot(ines.page, 'player-deck-problem');
  await ines.page.getByRole('button', { name: 'Use', exact: false }).first().click();
  await ines.page.getByText('It may be played.').waitFor();
  expect(await ines.page.getByLabel('The list, one card a line').inputValue()).toBe(deck);
  await handIn(ines.page, deck);
  await handIn(tobias.page, otherDeck);
  expect(await seriousFindings(ines.page)).toEqual([]);
  await shoot(ines.page, 'player-ready');

  for (const { page } of [ines, tobias]) await turnsAway(page);
  await does('startTournament');
  await does('draftRound');
  await does('publishRound', { round: 1 });
  await does('setRoundTimer', { round: 1, action: 'START' });
  await hears(ines.page, 'Table 1, against Tobias Lund');
  await turnsBack(ines.page);
  for (const { page } of [ines, tobias]) await page.getByRole('heading', { name: 'Table 1' }).waitFor();
  expect(await seriousFindings(ines.page)).toEqual([]);
  await shoot(ines.page, 'player-table');

  await ines.page.getByRole('radio', { name: 'I won 2–1' }).check();
  await ines.page.getByRole('button', { name: 'Report', exact: true }).click();
  await ines.page.getByText('You reported that you won 2–1', { exact: false }).waitFor();
  await shoot(ines.page, 'player-reported');
  await hears(tobias.page, 'Ines Varga reported your result');
  await turnsBack(tobias.page);
  await tobias.page.getByText('Ines Varga reported that you lost 1–2', { exact: false }).waitFor();
  expect(await seriousFindings(tobias.page)).toEqual([]);
  await shoot(tobias.page, 'player-confirm');
  await tobias.page.getByRole('link', { name: 'The Lantern Cup' }).click();
  await tobias.page
    .getByRole('region', { name: 'Your table' })
    .getByText('Ines Varga reported that you lost 1–2.')
    .waitFor();
  await tobias.page.getByRole('link', { name: 'Report or call a judge' }).click();
  await tobias.page.getByRole('button', { name: 'Confirm' }).click();
  await ines.page.getByText('You won 2–1.', { exact: false }).waitFor();
  await tobias.page.getByText('You lost 1–2.', { exact: false }).waitFor();
  expect(await signaturesIn(await matchOf(ines.page))).toMatch(
    /^0 of 0 answers and 2 of 2 reports and confirmations signed by the players' devices: .+, .+$/,
  );
  await tobias.page.getByText('That is not what happened').click();
  await tobias.page.getByLabel('What is wrong').fill('I won 2–1.');
  await tobias.page.getByRole('button', { name: 'Dispute the result' }).click();
  await tobias.page.getByText('It waits for a judge.').waitFor();
  await tobias.page.getByRole('link', { name: 'See the case' }).waitFor();
  expect([...ines.wrongs, ...tobias.wrongs]).toEqual([]);
});

it('calls a judge when the reports differ, and asks before somebody leaves', async () => {
  const organiser = await newcomer(server, 'Orla Candle');
  const made = await act(organiser, 'createTournament', {
    title: 'A quarrel',
    plan: { game: 'duel', stages: [{ format: 'SWISS', rounds: 1 }] },
  });
  const id = made.tournament?.id ?? '';
  const does = (verb: string, input: object = {}): Promise<Done> =>
    act(organiser, verb, { tournamentId: id, ...input });
  await does('setRegistration', { open: true });
  const one = await arrive(id, 'Kei Sato');
  const other = await arrive(id, 'Maja Wolska');
  await does('startTournament');
  await does('draftRound');
  await does('publishRound', { round: 1 });
  for (const { page } of [one, other]) {
    await page.getByRole('radio', { name: 'I won 2–0' }).check();
    await page.getByRole('button', { name: /^Report( this instead)?$/ }).click();
    if (page === one.page) {
      await page.getByText('You reported that you won 2–0', { exact: false }).waitFor();
      await other.page.getByText('That is not what happened').click();
    }
  }
  for (const { page } of [one, other]) {
    await page.getByText('Your reports differ.').waitFor();
    await page.getByText('A judge was called to your table', { exact: false }).waitFor();
  }
  expect(await seriousFindings(one.page)).toEqual([]);
  await shoot(one.page, 'player-conflict');

  const desk = await visit(`${server.url}/sign-in?to=/t/${id}/desk`);
  await desk.page.getByLabel('Name').fill('Orla Candle');
  await desk.page.getByLabel('Password').fill('correct horse battery staple');
  await desk.page.getByRole('button', { name: 'Sign in' }).last().click();
  for (const name of ['Kei Sato', 'Maja Wolska'])
    await desk.page.getByText(new RegExp(`${name}: ${name} won 2–0 \\(\\d\\d:\\d\\d\\)`)).waitFor();
  expect(await seriousFindings(desk.page)).toEqual([]);
  await shoot(desk.page, 'desk-conflict');

  await one.page.getByRole('button', { name: 'Leave the tournament' }).click();
  await shoot(one.page, 'player-leave');
  await one.page.getByRole('button', { name: 'Leave', exact: true }).click();
  await one.page.getByText('You left this tournament').waitFor();
  await one.page.getByRole('button', { name: 'Leave the tournament' }).waitFor({ state: 'detached' });
  expect([...one.wrongs, ...other.wrongs, ...desk.wrongs]).toEqual([]);
});

it('tells who looks elsewhere of a bye too', async () => {
  const organiser = await newcomer(server);
  const plan = { game: 'duel', stages: [{ format: 'SWISS', rounds: 1 }] };
  const id = (await act(organiser, 'createTournament', { title: 'An odd number', plan })).tournament?.id ?? '';
  const does = async (verb: string, input: object = {}): Promise<void> => {
    expect((await act(organiser, verb, { tournamentId: id, ...input })).userErrors).toEqual([]);
  };
  await does('setRegistration', { open: true });
  const { page, wrongs } = await arrive(id, 'Nils Berg');
  await does('enterPlayers', { players: ['Ada', 'Luca'].map((guest) => ({ guest })) });
  await does('startTournament');
  const entrantId = `${id.replace('tournament', 'entrant')}.1`;
  await does('setBye', { entrantId, round: 1, awarded: true, reason: 'A test.' });
  await turnsAway(page);
  await does('draftRound');
  await does('publishRound', { round: 1 });
  await hears(page, 'You have a bye in round 1');
  await turnsBack(page);
  await page.getByRole('heading', { name: 'You have a bye in round 1' }).waitFor();
  expect(wrongs).toEqual([]);
});

it('says that the server can’t be reached, and shows the card by itself once it can', async () => {
  const { id } = await cup();
  const { page } = await arrive(id, 'Sami Aalto');
  await page.route('**/graphql', (route) => route.abort());
  await page.goto(`/t/${id}/me`);
  await page.getByText('The server can’t be reached').waitFor();
  expect(await page.getByText('Sign in').count()).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
  await shoot(page, 'player-unreached');
  await page.unroute('**/graphql');
  await page.getByRole('heading', { name: 'You are in' }).waitFor();
});
