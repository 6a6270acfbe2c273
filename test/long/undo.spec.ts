import { seriousFindings, shoot, visit } from '#test/browser';
import { must } from '#test/rulings';
import { embeddedServer, newcomer } from '#test/server';

const server = await embeddedServer();

it('undoes from a page of the log that is long past, a name and a cancellation too, each with its reason', async () => {
  const orga = await newcomer(server, 'Vera of Undo');
  const cup = { title: 'The winter cup' };
  const made = await must<{ readonly tournament: { readonly id: string } }>(
    orga,
    'createTournament',
    cup,
    'tournament { id }',
  );
  const tournamentId = made.tournament.id;
  await must(orga, 'renameTournament', { tournamentId, title: 'The sumer cup', reason: 'It is warm.' }, 'position');
  for (let nth = 0; nth < 44; nth++)
    await must(orga, 'setRegistration', { tournamentId, open: nth % 2 === 0 }, 'position');

  const { page, wrongs } = await visit(`${server.url}/sign-in?to=/t/${tournamentId}/run/log`);
  await page.getByLabel('Name').fill('Vera of Undo');
  await page.getByLabel('Password').fill('correct horse battery staple');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const lines = page.locator('.run-log > li');
  await page.getByRole('link', { name: 'Older' }).click();
  await page.getByText('Called it The sumer cup, until then The winter cup').waitFor();
  expect(await lines.count()).toBe(46);
  expect(await page.getByRole('button', { name: 'Open again' }).count()).toBe(1);
  const reasoned = async (reason: string): Promise<void> => {
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Reason, part of the record').fill(reason);
    await sheet.getByRole('button').first().click();
    await sheet.waitFor({ state: 'detached' });
  };
  await page.getByRole('button', { name: 'Undo' }).click();
  await reasoned('It was misspelt.');
  await page.getByRole('heading', { name: 'The winter cup' }).waitFor();
  await lines
    .first()
    .getByText(/until then The sumer cup.*It was misspelt\./)
    .waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await shoot(page, 'console-log');
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('link', { name: 'Details' }).click();
  await page.getByRole('button', { name: 'Cancel the tournament' }).click();
  await reasoned('The hall is flooded.');
  await page.getByText('Cancelled: The hall is flooded.').waitFor();
  await shoot(page, 'console-cancelled');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Reopen the tournament' }).click();
  await reasoned('It is dry again.');
  await page.getByRole('button', { name: 'Cancel the tournament' }).waitFor();
  await page.getByRole('link', { name: 'Log' }).click();
  await lines
    .first()
    .getByText(/Reopened the tournament.*It is dry again\./)
    .waitFor();
  expect(wrongs).toEqual([]);
}, 120_000);

it('takes back together those who were checked in together, and keeps a name whole that is too long to send', async () => {
  await newcomer(server, 'Wim of Undo');
  const { page, wrongs } = await visit(`${server.url}/sign-in?to=/t/new`);
  await page.getByLabel('Name').fill('Wim of Undo');
  await page.getByLabel('Password').fill('correct horse battery staple');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const name = page.getByLabel('Name');
  await page.getByLabel('Players check in').check();
  await name.fill('b'.repeat(103));
  await page.getByText('Too long by 3 characters: shorten it.').waitFor();
  await page.getByRole('button', { name: 'Make it' }).click();
  expect(await name.inputValue()).toBe('b'.repeat(103));
  await name.fill('The cup of those who are here');
  await page.getByRole('button', { name: 'Make it' }).click();
  await page.getByLabel('Names, one a line').fill('Ada\nBo\nCy');
  await page.getByRole('button', { name: 'Enter 3 players' }).click();
  await page.getByRole('button', { name: '3 listed players are here' }).click();
  await page.getByRole('button', { name: /take back for Bo/ }).click();
  await page.getByRole('link', { name: 'Log' }).click();
  const together = page.locator('.run-log > li', { hasText: 'Checked in Ada, Bo and Cy' });
  await together.getByRole('button', { name: 'Undo' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(/^Reason/).fill('c'.repeat(501));
  await sheet.getByText('Too long by 1 character: shorten it.').waitFor();
  await sheet.getByLabel(/^Reason/).fill('It was yesterday’s list.');
  await sheet.getByRole('button', { name: 'Take 2 check-ins back' }).click();
  await sheet.waitFor({ state: 'detached' });
  await together.getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Players' }).click();
  await page.getByText('3 in and 0 checked in').waitFor();
  expect(wrongs).toEqual([]);
});

it('undoes a disqualification that ended a match, names who lost a role and which table got time, and waits with the start for the draft', async () => {
  const orga = await newcomer(server, 'Xenia of Undo');
  const made = await must<{ readonly tournament: { readonly id: string } }>(
    orga,
    'createTournament',
    { title: 'The cup of two', plan: { game: 'duel', stages: [{ format: 'SWISS', rounds: 2, bestOf: 1 }] } },
    'tournament { id }',
  );
  const tournamentId = made.tournament.id;
  const does = (verb: string, input: object = {}): Promise<unknown> =>
    must(orga, verb, { tournamentId, ...input }, 'position');
  await newcomer(server, 'Yann of Undo');
  await does('enterPlayers', { players: [{ guest: 'Ada' }, { guest: 'Bo' }] });
  await does('startTournament');
  await does('draftRound');

  const { page, wrongs } = await visit(`${server.url}/sign-in?to=/t/${tournamentId}/run/log`);
  await page.getByLabel('Name').fill('Xenia of Undo');
  await page.getByLabel('Password').fill('correct horse battery staple');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const line = (text: string) => page.locator('.run-log > li', { hasText: text });
  await line('Started the tournament').getByText('Can be taken back once its rounds are.').waitFor();
  const reasoned = async (reason: string): Promise<void> => {
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(/^Reason/).fill(reason);
    await sheet.getByRole('button').first().click();
    await sheet.waitFor({ state: 'detached' });
  };

  await page.getByRole('link', { name: 'Staff' }).click();
  await page.getByLabel('Who').fill('Yann of Undo');
  await page.getByRole('button', { name: 'Give the role' }).click();
  await page.getByRole('link', { name: 'Log' }).click();
  await line('Gave the role Judge to Yann of Undo').getByRole('button', { name: 'Undo' }).click();
  await reasoned('Another Yann.');
  await line('Took the role Judge back from Yann of Undo').waitFor();
  await line('Gave the role Judge to Yann of Undo').waitFor();

  await does('publishRound', { round: 1 });
  const tableId = `${tournamentId.replace('tournament_', 'table_')}.1`;
  await does('extendTable', { round: 1, tableId, minutes: 5, reason: 'A late start.' });
  await line('Round 1, table 1: 5 minutes more').getByRole('button', { name: 'Take the time back' }).click();
  await reasoned('They had begun.');
  await line('Round 1, table 1: 5 minutes taken back').getByText('They had begun.').waitFor();

  await page.getByRole('link', { name: 'Players' }).click();
  const ada = page.locator('.run-players > li', { hasText: 'Ada' });
  await ada.getByText('More').click();
  await ada.getByRole('button', { name: 'Disqualify' }).click();
  await reasoned('Hit the table.');
  await page.getByRole('link', { name: 'Log' }).click();
  await line('Disqualified Ada').getByRole('button', { name: 'Undo' }).click();
  await reasoned('It was another.');
  await line('Reinstated Ada').getByText('It was another.').waitFor();
  expect(wrongs).toEqual([]);
});
