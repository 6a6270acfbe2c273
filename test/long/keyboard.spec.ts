import type { Page } from 'playwright-core';
import { press, tabTo, typeInto, visit } from '#test/browser';
import { asks, eventually, must, personIdOf } from '#test/rulings';
import { embeddedServer, newcomer, playOn, send } from '#test/server';

const server = await embeddedServer();
const PASSWORD = 'correct horse battery staple';

/** Signed in, which is the last that is done by mouse. */
async function arrive(name: string, path: string): Promise<Page> {
  const { page } = await visit(`${server.url}/sign-in?to=${path}`);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).last().click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  return page;
}

const focused = (page: Page): Promise<string> => page.evaluate('document.activeElement.id');

it('runs a tournament by keyboard alone, from making it to a corrected result', async () => {
  await newcomer(server, 'Vera Keys');
  const page = await arrive('Vera Keys', '/t/new');
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  await typeInto(page, page.getByLabel('Name', { exact: true }), 'Lanterns by hand');
  await press(page, page.getByLabel('Players check in'), 'Space');
  await press(page, page.getByText('Judges’ times'), 'Enter');
  await typeInto(page, page.getByLabel('A move: Appeal within, in minutes'), '5');
  await press(page, button('Make it'));

  await typeInto(page, page.getByLabel('Names, one a line'), 'Noor\nPetra\nLuca\nAda');
  await press(page, button('Enter 4 players'));
  await press(page, button('4 listed players are here'));
  const onNext = (title: string) => page.locator('#next h2:focus', { hasText: title });
  for (const [named, inFocus] of [
    ['Start', onNext('Pair round 1')],
    ['Pair round 1', onNext('Publish round 1')],
    ['Publish', page.locator('#result:focus')],
    ['Start the clock', onNext('Take the results')],
  ] as const) {
    await press(page, button(named));
    await inFocus.waitFor();
  }

  const result = page.getByLabel('Result', { exact: true });
  for (const typed of ['1 2-0', '2 2-1']) {
    await typeInto(page, result, typed);
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('result');
  }
  await page.getByText('All results are in.').waitFor();
  await typeInto(page, result, '1 0-2');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await typeInto(page, sheet.getByLabel('Reason, part of the record'), 'The slip was read upside down.');
  await press(page, sheet.getByRole('button', { name: 'Correct the result' }));
  await page.getByText('corrected', { exact: true }).waitFor();
  await sheet.waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('result');

  await press(page, button('Take the round back'));
  await sheet.waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await tabTo(page, button('Take the round back'));

  await press(page, page.getByRole('link', { name: 'Staff' }));
  await press(page, page.getByText('How long cases take here'));
  await page.getByText('A ruling within 10 minutes, an appeal within 5 minutes;', { exact: false }).waitFor();
}, 180_000);

it('goes by keyboard alone from a call to a ruling, and on to the appeal', async () => {
  const [rosa, omar, judge, orga] = await Promise.all(
    ['Rosa', 'Omar', 'Ilse', 'Orla'].map((name) => newcomer(server, `${name} by hand`)),
  );
  const made = await must<{ readonly tournament: { readonly id: string } }>(
    orga,
    'createTournament',
    { title: 'A quarrel by hand', plan: { game: 'duel', stages: [{ format: 'SWISS', rounds: 1, bestOf: 3 }] } },
    'tournament { id }',
  );
  const tournamentId = made.tournament.id;
  const here = { tournamentId };
  await must(orga, 'grantTournamentRole', { ...here, personId: await personIdOf(judge), role: 'JUDGE' }, 'position');
  await must(orga, 'setRegistration', { ...here, open: true }, 'position');
  for (const who of [rosa, omar]) await must(who, 'registerForTournament', here, 'position');
  await must(orga, 'startTournament', here, 'position');
  await must(orga, 'draftRound', here, 'position');
  await must(orga, 'publishRound', { ...here, round: 1 }, 'position');
  const query = 'query ($id: ID!) { tournament(id: $id) { round(number: 1) { tables { match { id } } } } }';
  type Round = {
    readonly tournament: { readonly round: { readonly tables: readonly [{ match: { id: string } | null }] } };
  };
  const { tournament } = await eventually(
    () => asks<Round>(orga, query, { id: tournamentId }),
    (seen) => seen.tournament.round.tables[0].match !== null,
  );
  const matchId = tournament.round.tables[0].match?.id ?? '';
  for (const who of [rosa!, omar!]) await send(who, 'joinMatch', { matchId });
  await playOn([rosa!, omar!], matchId, 7, 2);
  await must(omar, 'callJudge', { matchId, text: 'We do not agree.' }, 'match { id }');

  const page = await arrive('Ilse by hand', `/t/${tournamentId}/desk`);
  await press(page, page.getByRole('button', { name: 'I am there at table 1' }));
  await page.getByText('All is quiet').waitFor();
  await page.getByRole('dialog').waitFor(); // of the table where they are now
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await must(omar, 'raiseDispute', { matchId, ply: 2, rule: 'TG-1.6', text: 'That was not legal.' }, 'caseId');
  await press(page, page.getByRole('link', { name: 'A move, table 1' }));
  await press(page, page.getByRole('button', { name: 'Take it on' }));
  await press(page, page.getByRole('button', { name: 'Look at this position' }));
  await page.getByRole('heading', { name: 'What Rosa by hand saw' }).waitFor();
  await tabTo(page, page.getByLabel('Claim upheld'));
  await page.keyboard.press('ArrowDown');
  expect(await page.getByLabel('Claim not upheld').isChecked()).toBe(true);
  await tabTo(page, page.getByRole('radio', { name: /^Play on/ }));
  await page.keyboard.press('Space');
  await typeInto(page, page.getByLabel('Reason, shown to both players'), 'It was legal.');
  await press(page, page.getByRole('button', { name: 'Preview ruling' }));
  const sheet = page.getByRole('dialog');
  await press(page, sheet.getByRole('button', { name: 'Issue the ruling' }));
  await page.getByRole('heading', { name: 'Ruled' }).waitFor();

  const player = await arrive('Omar by hand', new URL(page.url()).pathname);
  await typeInto(player, player.getByLabel('Why you appeal'), 'It was not.');
  await press(player, player.getByRole('button', { name: 'Appeal' }));
  await player.getByText('It was not.').waitFor();
}, 180_000);
