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
