import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { seriousFindings, shoot, visit } from '#test/browser';
import { mutate } from '#test/people';
import { type Asker, asker, embeddedServer, ON_PGLITE, newcomer } from '#test/server';

const server = await embeddedServer(ON_PGLITE);

const NAMES = ['Noor', 'Petra', 'Luca', 'Ada', 'Ines', 'Tobias', 'Kei', 'Maja'];

/** Looks at a screen as axe does, and keeps its picture at both sizes. */
async function judged(page: Page, name: string): Promise<void> {
  expect(await seriousFindings(page)).toEqual([]);
  await shoot(page, name);
  await page.setViewportSize({ width: 1280, height: 800 });
}

async function organiser(name: string): Promise<{ readonly page: Page; readonly wrongs: readonly string[] }> {
  const { page, wrongs } = await visit(`${server.url}/sign-in?new&to=/t/new`);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill('a long enough pass phrase');
  await page.getByRole('button', { name: 'Open the account' }).click();
  await page.getByRole('heading', { name: 'New tournament' }).waitFor();
  return { page, wrongs };
}

/** Pairs and publishes a round, and types what each table came to. */
async function playRound(page: Page, round: number, results: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: `Pair round ${round}` }).click();
  await page.getByRole('heading', { name: `Draft of round ${round}` }).waitFor();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Start the clock' }).click();
  await page.getByRole('timer').waitFor();
  const field = page.getByLabel('Result', { exact: true });
  for (const result of results) {
    await field.fill(result);
    await field.press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toBe('result');
  }
  await page.getByText('All results are in.').waitFor();
}

describe('an organiser', () => {
  it('makes a tournament, lets eight in, runs three rounds by keyboard, corrects a result and ends it', async () => {
    const { page, wrongs } = await organiser('Vigo Candle');
    await page.getByLabel('Name').fill('Thursday Lanterns');
    await page.getByLabel('Players check in').check();
    await page.getByLabel('Minutes a round').fill('45');
    await page.reload();
    expect(await page.getByLabel('Minutes a round').inputValue()).toBe('45');
    expect(await page.getByLabel('Players check in').isChecked()).toBe(true);
    await judged(page, 'console-new');
    await page.getByRole('button', { name: 'Make it' }).click();

    await page.getByRole('button', { name: 'Open registration' }).first().click();
    await page.getByRole('heading', { name: 'Let the players in' }).waitFor();
    const list = page.getByLabel('Names, one a line');
    await list.fill([...NAMES, 'noor'].join('\n'));
    await page.getByText('"noor" is on line 1 already').waitFor();
    await list.fill(NAMES.map((name, nth) => `${nth + 1}. ${name}`).join('\n'));
    await page.getByRole('button', { name: 'Enter 8 players' }).click();
    await page.getByText('8 players entered.').waitFor();
    await page.getByRole('link', { name: 'Next: Check the players in' }).click();
    await page.getByRole('button', { name: '8 listed players are here' }).click();
    await page.getByRole('heading', { name: 'Start the tournament' }).waitFor();
    await judged(page, 'console-players');

    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await playRound(page, 1, ['1 2-0', '2 2-1', '3 0-2', '4 1-1-1']);
    await judged(page, 'console-round');
    await playRound(page, 2, ['1 2-0', '2 2-1', '3 0-2', '4 2-0']);

    const field = page.getByLabel('Result', { exact: true });
    await field.fill('9 2-0');
    await page.getByText('There is no table 9 in this round').waitFor();
    await field.fill('1 3-0');
    await page.getByText('In the best of 3 one wins at most 2.').waitFor();
    await field.fill('1 0-2');
    await field.press('Enter');
    const sheet = page.getByRole('dialog');
    await sheet
      .getByLabel(/^Won by/)
      .nth(0)
      .fill('0');
    await sheet
      .getByLabel(/^Won by/)
      .nth(1)
      .fill('2');
    await sheet
      .getByText(/: rank \d+ to \d+/)
      .first()
      .waitFor();
    await judged(page, 'console-correction');
    await sheet.getByLabel('Reason, part of the record').fill('The slip was read upside down.');
    await sheet.getByRole('button', { name: 'Correct the result' }).click();
    await page.getByText('corrected', { exact: true }).waitFor();
    await page.getByText('Table 1 stands at 0–2 now.').waitFor();
    await field.fill('');

    await playRound(page, 3, ['1 2-0', '2 2-1', '3 0-2', '4 2-0']);
    await page.getByRole('button', { name: 'End the tournament' }).click();
    await page.getByRole('heading', { name: 'Final standings' }).waitFor();
    expect(await page.getByRole('row').count()).toBe(NAMES.length + 1);
    await judged(page, 'console-standings');

    await page.getByRole('link', { name: 'Log' }).click();
    await page.getByText(/^Corrected round 2/).waitFor();
    await page.getByText('The slip was read upside down.').waitFor();
    await judged(page, 'console-log');
    expect(wrongs).toEqual([]);
  });

  it.each([
    ['decks', 'Decks'],
    ['say', 'Announce'],
    ['staff', 'Staff'],
  ])('finds nothing in the way of anybody in %s', async (section, title) => {
    const { page, wrongs } = await organiser(`Orla of ${title}`);
    await page.getByLabel('Name').fill('A quiet cup');
    await page.getByRole('button', { name: 'Make it' }).click();
    await page.getByLabel('Names, one a line').waitFor();
    await page.goto(page.url().replace(/\/run.*$/, `/run/${section}`));
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
    await judged(page, `console-${section}`);
    expect(wrongs).toEqual([]);
  });

  it('plays by the points and tie-breaks it chose, and writes halves as decimals', async () => {
    const { page, wrongs } = await organiser('Runa of Halves');
    await page.getByLabel('Name').fill('Halves');
    await page.getByText('Points and tie-breaks').click();
    await page.getByLabel('Rule set').selectOption('fide-2026-03-01');
    await page.getByLabel('For a bye').fill('0.5');
    await page.getByLabel('Tie-break 1').selectOption('DE');
    expect(await page.getByLabel('Tie-break 4').inputValue()).toBe('BH-C1');
    await judged(page, 'console-new-rules');
    await page.getByRole('button', { name: 'Make it' }).click();
    await page.getByLabel('Names, one a line').fill('Ada\nBo\nCy');
    await page.getByRole('button', { name: 'Enter 3 players' }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await playRound(page, 1, ['1 1-1']);
    await page.getByRole('link', { name: 'Standings' }).click();
    await page.getByRole('columnheader', { name: 'DE' }).waitFor();
    const points = page.getByRole('cell', { name: '0.5', exact: true });
    await points.first().waitFor();
    expect(await page.getByText('1/2').count()).toBe(0);
    expect(wrongs).toEqual([]);
  });

  it('types on while the connection is gone: all of it is kept, and sent once it is back', async () => {
    const { page } = await organiser('Ilse Ledger');
    await page.getByLabel('Name').fill('Offline Lanterns');
    await page.getByRole('button', { name: 'Make it' }).click();
    await page.getByLabel('Names, one a line').fill(NAMES.slice(0, 4).join('\n'));
    await page.getByRole('button', { name: 'Enter 4 players' }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('button', { name: 'Pair round 1' }).click();
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('button', { name: 'Start the clock' }).click();
    await page.getByRole('button', { name: 'Start anew' }).click();
    await page.getByRole('dialog').getByLabel('Minutes a round').fill('35');
    await page.getByRole('button', { name: 'Start it' }).click();
    await page.getByText(/^of 35 min/).waitFor();
    const field = page.getByLabel('Result', { exact: true });
    await field.waitFor();
    await page.context().setOffline(true);
    for (const result of ['1 2-0', '2 0-2']) {
      await field.fill(result);
      await field.press('Enter');
    }
    await page.getByText('What you entered is kept here').waitFor();
    expect(await page.getByText('on its way').count()).toBe(2);
    await page.waitForEvent('requestfailed', (request) => (request.postData() ?? '').includes('query RunRound'));
    expect(await page.getByText('on its way').count()).toBe(2);
    await shoot(page, 'console-offline');
    await page.context().setOffline(false);
    await page.getByText('All results are in.').waitFor();
  });

  it('is told of a result that came too late for its round, drops it, and gives a role by name', async () => {
    const { page } = await organiser('Otto Withdrawn');
    const { id: judge } = await signedUp('Hana Kestrel');
    await page.getByLabel('Name').fill('Twice Paired');
    await page.getByRole('button', { name: 'Make it' }).click();
    await page.getByLabel('Names, one a line').fill(NAMES.slice(0, 2).join('\n'));
    await page.getByRole('button', { name: 'Enter 2 players' }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('button', { name: 'Pair round 1' }).click();
    await page.getByRole('button', { name: 'Publish' }).click();
    const field = page.getByLabel('Result', { exact: true });
    await field.waitFor();
    await page.route('**/graphql', (route) =>
      (route.request().postData() ?? '').includes('mutation EnterResult') ? route.abort() : route.continue(),
    );
    await field.fill('1 2-0');
    await field.press('Enter');
    await page.getByText('What you entered is kept here').waitFor();
    const tournamentId = /tournament_[0-9a-z]+/.exec(page.url())![0];
    const otto = await signedIn('Otto Withdrawn');
    const act = (verb: string, input: object = {}): Promise<void> => done(otto, verb, { tournamentId, ...input });
    await act('withdrawRound', { round: 1, losing: 0, reason: 'Paired by an old list.' });
    await act('draftRound');
    await act('publishRound', { round: 1 });
    await page.getByText('The round was taken back, or this table dissolved').waitFor();
    await judged(page, 'console-too-late');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByText('The round was taken back, or this table dissolved').waitFor({ state: 'detached' });

    await page.getByRole('link', { name: 'Staff' }).click();
    await page.getByLabel('Who').fill('Hana Kestrel');
    await page.getByRole('button', { name: 'Give the role' }).click();
    await page.getByText('Judge: answers calls').nth(0).waitFor();
    await page.getByRole('button', { name: 'Take the role back from Hana Kestrel' }).waitFor();
    const { data } = await otto.ask<{ tournament: { staff: { person: { id: string }; roles: string[] }[] } }>(
      'query ($id: ID!) { tournament(id: $id) { staff { person { id } roles } } }',
      { id: tournamentId },
    );
    expect(data.tournament.staff.find(({ person }) => person.id === judge)?.roles).toEqual(['JUDGE']);
  });

  it('publishes and corrects nothing but what was on the screen, and takes a wrong file out again', async () => {
    const { page, wrongs } = await organiser('Rhea Ledger');
    await page.getByLabel('Name').fill('Two At The Desk');
    await page.getByRole('button', { name: 'Make it' }).click();
    const list = page.getByLabel('Names, one a line');
    await list.fill(NAMES.slice(4).join('\n'));
    await page.getByRole('button', { name: 'Enter 4 players' }).click();
    await page.getByText('4 players entered.').waitFor();
    await page.getByRole('link', { name: 'Log' }).click();
    await page.locator('li', { hasText: 'Entered Ines' }).getByRole('button', { name: 'Undo' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Reason, part of the record').fill("That was last year's list.");
    await sheet.getByRole('button', { name: 'Take 4 players out again' }).click();
    await page.getByText(/^Dropped Ines/).waitFor();
    expect(await page.locator('li', { hasText: 'Entered Ines' }).getByRole('button', { name: 'Undo' }).count()).toBe(0);
    await judged(page, 'console-undone-entry');
    await page.getByRole('link', { name: 'Players', exact: true }).click();
    await list.fill(NAMES.slice(0, 4).join('\n'));
    await page.getByRole('button', { name: 'Enter 4 players' }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();

    const tournamentId = /tournament_[0-9a-z]+/.exec(page.url())![0];
    const rhea = await signedIn('Rhea Ledger');
    const act = (verb: string, input: object = {}): Promise<void> => done(rhea, verb, { tournamentId, ...input });
    /** Somebody else is quicker than the next press of a button. */
    const before = (mutation: string, other: () => Promise<void>): Promise<unknown> =>
      page.route('**/graphql', async (route) => {
        if ((route.request().postData() ?? '').includes(`mutation ${mutation}(`) && !quicker.has(mutation)) {
          quicker.add(mutation);
          await other();
        }
        return route.fallback();
      });
    const quicker = new Set<string>();
    await page.getByRole('button', { name: 'Pair round 1' }).click();
    await page.getByRole('link', { name: 'Staff' }).click();
    await page.getByRole('link', { name: 'Look the draft over' }).click();
    await page.getByRole('heading', { name: 'Draft of round 1' }).waitFor();
    await before('Publish', async () => {
      await act('discardDraft');
      await act('draftRound');
    });
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByText(/The draft of round 1 that you saw at record \d+ was changed at record \d+/).waitFor();
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('heading', { name: 'Round 1', exact: true }).waitFor();
    const field = page.getByLabel('Result', { exact: true });
    for (const result of ['1 2-0', '2 2-0']) {
      await field.fill(result);
      await field.press('Enter');
    }
    await page.getByText('All results are in.').waitFor();

    await field.fill('1 0-2');
    await field.press('Enter');
    await sheet
      .getByText(/: rank \d+ to \d+/)
      .first()
      .waitFor();
    await sheet.getByLabel('Reason, part of the record').fill('The slip was read upside down.');
    const query = 'query ($id: ID!) { tournament(id: $id) { round(number: 1) { tables { id number } } } }';
    const { data } = await rhea.ask<{ tournament: { round: { tables: { id: string; number: number }[] } } }>(query, {
      id: tournamentId,
    });
    const tableId = data.tournament.round.tables.find(({ number }) => number === 1)!.id;
    await before('Correct', () =>
      act('correctResult', { round: 1, tableId, games: { won: [1, 1] }, reason: 'Seen by the head judge.' }),
    );
    await sheet.getByRole('button', { name: 'Correct the result' }).click();
    await sheet.getByText(/has another result than you saw: somebody was first/).waitFor();
    await sheet.getByRole('button', { name: 'Leave it' }).click();
    await page.getByRole('link', { name: 'Log' }).click();
    await page
      .locator('li', { hasText: /^.*Corrected round 1/ })
      .getByRole('button', { name: 'Undo' })
      .click();
    await sheet
      .getByText(/: rank \d+ to \d+/)
      .first()
      .waitFor();
    await judged(page, 'console-undo-correction');
    await sheet.getByLabel('Reason, part of the record').fill('The judge meant another table.');
    await sheet.getByRole('button', { name: 'Correct the result' }).click();
    await page.getByText(/1–1 became 2–0/).waitFor();
    expect(wrongs).toEqual([]);
  });

  it('looks over a draft of many tables a page at a time, and publishes all of it', async () => {
    const { page, wrongs } = await organiser('Mona Longlist');
    await page.getByLabel('Name').fill('A Full Hall');
    await page.getByRole('button', { name: 'Make it' }).click();
    const many = Array.from({ length: 170 }, (_, nth) => `Player ${nth + 1}`);
    await page.getByLabel('Names, one a line').fill(['name', ...many].join('\n'));
    await page.getByRole('button', { name: 'Enter 170 players' }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('button', { name: 'Pair round 1' }).click();
    const rows = page.locator('.run-table tbody tr');
    await page.getByRole('button', { name: '80 of 85: show more' }).waitFor();
    expect(await rows.count()).toBe(80);
    await page.getByRole('button', { name: '80 of 85: show more' }).click();
    await rows.nth(84).waitFor();
    expect(await rows.count()).toBe(85);
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByText('85 tables of 85 still out.').waitFor();
    expect(wrongs).toEqual([]);
  });
});

async function signedUp(name: string): Promise<{ readonly id: string }> {
  const who = await newcomer(server, name);
  return (await who.ask<{ viewer: { person: { id: string } } }>('{ viewer { person { id } } }')).data.viewer.person;
}

async function signedIn(name: string): Promise<Asker> {
  const input = { name, password: 'a long enough pass phrase' };
  const { accessToken } = await mutate<{ accessToken: string }>(asker(server.url), 'signIn', input, 'accessToken');
  return asker(server.url, accessToken);
}

async function done(who: Asker, verb: string, input: object): Promise<void> {
  const fields = 'userErrors { message }';
  const command = { idempotencyKey: randomUUID(), ...input };
  expect((await mutate<{ userErrors: object[] }>(who, verb, command, fields)).userErrors).toEqual([]);
}
