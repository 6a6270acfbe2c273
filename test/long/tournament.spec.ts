import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { PHONE, seriousFindings, shoot, visit } from '#test/browser';
import { mutate } from '#test/people';
import { type Asker, embeddedServer, newcomer } from '#test/server';

const server = await embeddedServer();
const NAMES = [
  'Ines Varga',
  'Tobias Lund',
  'Kei Sato',
  'Maja Wolska',
  'Chidi Okafor',
  'Pavel Dvořák',
  'Lea Moreau',
  'Yuki Arai',
];

interface Done {
  readonly userErrors: readonly { readonly message: string }[];
  readonly tournament: { readonly id: string } | null;
}

const act = (who: Asker, verb: string, input: object): Promise<Done> =>
  mutate<Done>(who, verb, { idempotencyKey: randomUUID(), ...input }, 'userErrors { message } tournament { id }');

interface Cup {
  readonly id: string;
  readonly organiser: Asker;
  readonly organiserName: string;
  readonly does: (verb: string, input?: object) => Promise<void>;
  readonly round: (number: number, results?: readonly (readonly [number, number])[]) => Promise<void>;
}

/** Eight play two rounds of Swiss, and the first four a play-off; the organiser says all of it to the API. */
async function cup(players: readonly object[]): Promise<Cup> {
  const organiserName = `Grace ${randomUUID().slice(0, 8)}`;
  const organiser = await newcomer(server, organiserName);
  const stages = [
    { format: 'SWISS', rounds: 2, bestOf: 3 },
    { format: 'SINGLE_ELIMINATION', cut: 4, bestOf: 3 },
  ];
  const made = await act(organiser, 'createTournament', {
    title: 'Lantern Open',
    plan: { game: 'duel', roundMinutes: 50, stages },
  });
  const id = made.tournament?.id ?? '';
  const does = async (verb: string, input: object = {}): Promise<void> => {
    expect((await act(organiser, verb, { tournamentId: id, ...input })).userErrors).toEqual([]);
  };
  await does('enterPlayers', { players });
  await does('startTournament');
  return {
    id,
    organiser,
    organiserName,
    does,
    async round(number, results = []) {
      await does('draftRound');
      await does('publishRound', { round: number });
      const { data } = await organiser.ask<{ tournament: { round: { tables: { id: string }[] } } }>(
        'query ($id: ID!, $n: Int!) { tournament(id: $id) { round(number: $n) { tables { id } } } }',
        { id, n: number },
      );
      for (const [nth, won] of results.entries()) {
        const tableId = data.tournament.round.tables[nth]?.id;
        await does('correctResult', { round: number, tableId, games: { won }, reason: 'From the slip.' });
      }
    },
  };
}

const GUESTS = NAMES.map((guest) => ({ guest }));
const ROUND: readonly (readonly [number, number])[] = [
  [2, 0],
  [2, 1],
  [1, 2],
  [0, 2],
];

const open = async (path: string): Promise<{ readonly page: Page; readonly wrongs: readonly string[] }> =>
  visit(`${server.url}${path}`);

it('lets anybody read pairings, standings with their reasons, the bracket and the history, live', async () => {
  const { id, does, round } = await cup(GUESTS);
  await round(1, ROUND);
  await round(2, ROUND.slice(0, 2));
  await does('setRoundTimer', { round: 2, action: 'START' });
  await does('announce', { text: 'Lunch is at noon.' });

  const { page, wrongs } = await open(`/t/${id}`);
  await page.getByRole('heading', { name: 'Round 2' }).waitFor();
  await page.getByText('Lunch is at noon.').waitFor();
  expect(await page.getByRole('timer').textContent()).toMatch(/^(49|50):\d\d/);
  const { page: slow } = await open('/');
  await slow.clock.install({ time: Date.now() - 10 * 60_000 });
  await slow.goto(page.url());
  expect(await slow.getByRole('timer').textContent()).toMatch(/^(49|50):\d\d/);
  await page.getByRole('button', { name: 'Why table 1?' }).click();
  await page.getByText('Why this pairing?').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await shoot(page, 'tournament-pairings');

  await page.getByLabel('Find a player').fill('dvorak');
  await page.getByText('Pavel Dvořák').first().waitFor();
  expect(await page.getByRole('table', { name: 'Pairings of round 2' }).getByText('Ines Varga').count()).toBeLessThan(
    2,
  );
  await page.getByLabel('Find a player').fill('');
  await round3Result(does, id);
  await page.getByText('3 of 4 tables in.').waitFor();

  await page.goto(`/t/${id}/standings`);
  await page.getByRole('heading', { name: 'Standings during round 2' }).waitFor();
  await page.getByText('Round 2 is on: 3 of 4 results are in.').waitFor();
  await page.goto(`/t/${id}/standings?round=1`);
  await page.getByRole('heading', { name: 'Standings after round 1' }).waitFor();
  await page
    .getByRole('button', { name: /at rank 1\?/ })
    .first()
    .click();
  await page.getByText('Why 1st?').waitFor();
  await page.getByText('exactly', { exact: false }).first().waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await shoot(page, 'tournament-standings');
  const { page: german } = await open(`/t/${id}/standings?round=1&lang=de`);
  await german
    .getByRole('button', { name: /auf Rang [2-8]\?/ })
    .first()
    .click();
  await german
    .getByText(/Gleich nach Punkten(, \w+)*; \w+ entscheidet: [\d,]+ % zu [\d,]+ %\.|Sie teilen sich den Rang/)
    .waitFor();
  expect(await german.locator('.why-here [lang=en]').count()).toBe(0);
  await german.context().close();
  await page.getByRole('link', { name: 'These standings for ever' }).click();
  await page.waitForURL(/round=1&record=\d+$/);
  await page.getByText('Standings as they were published then.').waitFor();
  await page.getByRole('heading', { name: 'Standings after round 1' }).waitFor();
  expect(await page.getByRole('button', { name: /at rank 1\?/ }).count()).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
  await shoot(page, 'tournament-standings-then');

  for (const [tab, there] of [
    ['players', '8 players'],
    ['bracket', 'Play-off'],
    ['statistics', 'games'],
    ['history', 'All that was done'],
  ] as const) {
    await page.goto(`/t/${id}/${tab}`);
    await page.getByRole('heading', { name: there }).first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await shoot(page, `tournament-${tab}`);
  }
  await page.goto(`/t/${id}/statistics`);
  const whole = (await page.getByRole('heading', { name: 'games' }).first().textContent()) ?? '';
  await page.getByRole('navigation', { name: 'As of the end of round' }).getByRole('link', { name: '1' }).click();
  await page.getByRole('heading', { name: 'games' }).filter({ hasNotText: whole }).first().waitFor();
  await page.goto(`/t/${id}/stats`);
  await page.getByText('This tournament has no such page').waitFor();
  await page.getByRole('link', { name: 'Statistics', exact: true }).last().waitFor();
  expect(wrongs).toEqual([]);
});

async function round3Result(does: Cup['does'], id: string): Promise<void> {
  const { data } = await (
    await newcomer(server)
  ).ask<{ tournament: { round: { tables: { id: string; result: object | null }[] } } }>(
    'query ($id: ID!) { tournament(id: $id) { round(number: 2) { tables { id result { won } } } } }',
    { id },
  );
  const tableId = data.tournament.round.tables.find(({ result }) => result === null)?.id;
  await does('correctResult', { round: 2, tableId, games: { won: [2, 0] }, reason: 'From the slip.' });
}

it('draws the bracket for the keyboard, and as a list', async () => {
  const { id, round } = await cup(GUESTS);
  await round(1, ROUND);
  await round(2, ROUND);
  await round(3, ROUND.slice(0, 1));
  const { page, wrongs } = await open(`/t/${id}/bracket`);
  const final = page.getByRole('img', { name: /^Final: / });
  await final.focus();
  await page.keyboard.press('ArrowLeft');
  expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toMatch(/^Semi-final: .+ 2, .+ 0$/);
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toMatch(
    /^Semi-final: .+ against .+$/,
  );
  const wide = async (): Promise<number> => (await page.locator('.bracket svg').boundingBox())?.width ?? 0;
  const own = await wide();
  await page.keyboard.press('-');
  expect(await wide()).toBeCloseTo(0.75 * own, 0);
  await page.getByRole('button', { name: 'Larger' }).click();
  expect(await wide()).toBe(own);
  expect(await page.locator('.bracket .path').count()).toBe(0);
  const winner = await page.locator('.bracket .won').first().textContent();
  await page.getByRole('searchbox', { name: 'Find a player' }).fill(winner ?? '');
  expect(await page.locator('.bracket .way.path').count()).toBe(1);
  expect(await page.locator('.bracket .join.path').count()).toBe(2);
  await shoot(page, 'tournament-bracket-played');
  await page.getByRole('searchbox', { name: 'Find a player' }).fill('');
  await page.getByRole('link', { name: 'List' }).click();
  const list = page.getByRole('list', { name: 'Matches of the bracket' });
  await list.getByText('2–0').waitFor();
  const asOf = page.getByRole('navigation', { name: 'As of the end of round' });
  await asOf.getByRole('link', { name: 'Round 2' }).click();
  await page.getByText('if round 2 had been the last').waitFor();
  expect(await list.getByText('2–0').count()).toBe(0);
  await page.reload();
  await page.getByText('if round 2 had been the last').waitFor();
  await asOf.getByRole('link', { name: 'Round 3' }).click();
  await list.getByText('2–0').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(wrongs).toEqual([]);
});

it('prints slips whose codes report, until the table has its result', async () => {
  const people = await Promise.all(['Rosa Lindqvist', 'Omar Bittar'].map(async (name) => newcomer(server, name)));
  const ids = await Promise.all(
    people.map(
      async (who) =>
        (await who.ask<{ viewer: { person: { id: string } } }>('{ viewer { person { id } } }')).data.viewer.person.id,
    ),
  );
  const { id, organiser, organiserName, round } = await cup(ids.map((personId) => ({ personId })));
  await round(1);
  const tokensFor = async (who: Asker): Promise<readonly (string | null)[]> => {
    const { data } = await who.ask<{ tournament: { round: { tables: { slipTokens: (string | null)[] }[] } } }>(
      'query ($id: ID!) { tournament(id: $id) { round(number: 1) { tables { slipTokens } } } }',
      { id },
    );
    return data.tournament.round.tables[0]?.slipTokens ?? [];
  };
  expect(await tokensFor(people[0]!)).toEqual([]);
  const tokens = await tokensFor(organiser);
  expect(tokens).toHaveLength(2);

  const desk = await visit(`${server.url}/sign-in?to=/t/${id}/print/slips`);
  await desk.page.getByLabel('Name').fill(organiserName);
  await desk.page.getByLabel('Password').fill('correct horse battery staple');
  await desk.page.getByRole('button', { name: 'Sign in' }).last().click();
  await desk.page.getByRole('img', { name: 'Code by which Rosa Lindqvist reports' }).waitFor();
  expect(await seriousFindings(desk.page)).toEqual([]);
  await shoot(desk.page, 'print-slips-of-staff');
  expect(desk.wrongs).toEqual([]);

  for (const [seat, says] of ['I won 2–0', 'I lost 0–2'].entries()) {
    const { page, wrongs } = await visit(`${server.url}/t/${id}/slip#${tokens[seat] ?? ''}`, { viewport: PHONE });
    await page.getByRole('radio', { name: says }).check();
    expect(await seriousFindings(page)).toEqual([]);
    if (seat === 0) await shoot(page, 'slip');
    await page.getByRole('button', { name: 'Report' }).click();
    const done = seat === 0 ? 'Reported: I won 2–0.' : 'You lost 0–2. This table has its result.';
    await page.getByText(done, { exact: false }).waitFor();
    await page.reload();
    await page.getByText(done, { exact: false }).waitFor();
    expect(await page.getByRole('button', { name: 'Report' }).count()).toBe(0);
    expect(wrongs).toEqual([]);
  }
  const { page } = await visit(`${server.url}/t/${id}/slip#${tokens[0] ?? ''}`);
  await page.getByText('This table has its result.', { exact: false }).waitFor();
  await page.goto('about:blank');
  await page.goto(`/t/${id}/slip#${(tokens[0] ?? '').replace('.0.', '.1.')}`);
  await page.getByText('This slip is not valid').waitFor();
});

it('prints pairings and standings, and shows the round on a wall', async () => {
  const { id, does, round } = await cup(GUESTS);
  await round(1);
  await does('setRoundTimer', { round: 1, action: 'START' });
  const { page, wrongs } = await open(`/t/${id}/print/by-name`);
  for (const [sheet, heading] of [
    ['by-name', 'Pairings by name'],
    ['by-table', 'Pairings by table'],
    ['standings', 'Standings'],
    ['slips', 'Result slips of round 1'],
  ] as const) {
    await page.goto(`/t/${id}/print/${sheet}`);
    await page.getByRole('heading', { name: heading }).waitFor();
    if (sheet !== 'slips') await page.getByRole('rowheader').first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await shoot(page, `print-${sheet}`);
  }
  await page.goto(`/t/${id}/projector`);
  await page.getByRole('region', { name: 'Pairings of round 1' }).waitFor();
  await page.getByRole('img', { name: /^Code that leads to/ }).waitFor();
  await page.getByRole('rowheader').first().waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await shoot(page, 'projector');
  await page.goto(`/t/${id}/decks`);
  await page.getByText('Nobody has handed in a deck').waitFor();
  expect(await page.getByText('Lists are closed').count()).toBe(0);
  await page.goto('/t');
  await page.getByRole('link', { name: 'Lantern Open' }).first().waitFor();
  await page.getByRole('button', { name: 'Over' }).click();
  await page.getByText('No tournament is like that').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(wrongs).toEqual([]);
});
