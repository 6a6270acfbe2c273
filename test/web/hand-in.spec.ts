import { readFileSync } from 'node:fs';
import { PHONE, seriousFindings, shoot, visit } from '#test/browser';
import { asks, eventually, must } from '#test/rulings';
import { embeddedServer, newcomer, playOn, send, sitDown } from '#test/server';

const DECKS = (JSON.parse(readFileSync('docs/examples/decks.json', 'utf8')) as { voidream: [object, object] }).voidream;

const server = await embeddedServer();

it('takes a game that was played elsewhere out of its file, after showing what it says', async () => {
  const [ann, bob, orga] = await Promise.all(
    ['Ann Ferry', 'Bob Ferry', 'Orla Ferry'].map((name) => newcomer(server, name)),
  );
  const played = await sitDown([bob!, ann!], { game: 'voidream', brings: DECKS });
  await playOn([bob!, ann!], played, 7, 6);
  await send(ann!, 'resign', { matchId: played });
  const query = 'query ($id: ID!) { replay(matchId: $id) { released } match(id: $id) { seq } }';
  type Over = { readonly replay: { readonly released: boolean }; readonly match: { readonly seq: number } };
  await eventually(
    async () => {
      const { replay, match } = await asks<Over>(ann, query, { id: played });
      const proof = await fetch(`${server.url}/audit/proof/${played.replace('_', '/')}?seq=${match.seq}`);
      return replay.released && proof.ok;
    },
    (isProven) => isProven,
  );
  const bundle = Buffer.from(await (await fetch(`${server.url}/export/matches/${played}/bundle`)).arrayBuffer());

  const made = await must<{ readonly tournament: { readonly id: string } }>(
    orga,
    'createTournament',
    { title: 'Across the water', plan: { game: 'voidream', stages: [{ format: 'SWISS', rounds: 1, bestOf: 3 }] } },
    'tournament { id }',
  );
  const here = { tournamentId: made.tournament.id };
  await must(orga, 'setRegistration', { ...here, open: true }, 'tournament { id }');
  for (const who of [ann, bob]) await must(who, 'registerForTournament', here, 'tournament { id }');
  await must(orga, 'startTournament', here, 'tournament { id }');
  await must(orga, 'draftRound', here, 'tournament { id }');
  await must(orga, 'publishRound', { ...here, round: 1 }, 'tournament { id }');

  const { page, wrongs } = await visit(`${server.url}/sign-in?to=/t/${here.tournamentId}/me`, { viewport: PHONE });
  await page.getByLabel('Name').fill('Ann Ferry');
  await page.getByLabel('Password').fill('correct horse battery staple');
  await page.getByRole('button', { name: 'Sign in' }).last().click();
  await page.getByText('Played elsewhere: hand in the game as a file').click();
  const file = page.getByLabel('The file');
  await file.setInputFiles({ name: 'no.bundle', mimeType: 'application/octet-stream', buffer: Buffer.from('nothing') });
  await page.getByText('This bundle is MALFORMED', { exact: false }).waitFor();
  await page.getByText('Get the file again', { exact: false }).waitFor();

  await file.setInputFiles({ name: 'one.bundle', mimeType: 'application/octet-stream', buffer: bundle });
  await page.getByText('Bob Ferry won against Ann Ferry.').waitFor();
  await page.getByText('What Ann Ferry played with', { exact: false }).click();
  await page.getByText('Bastion:', { exact: false }).nth(1).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await shoot(page, 'player-hand-in');
  await page.getByLabel('In this match it is').selectOption('game 2');
  await page.getByRole('button', { name: 'Hand it in' }).click();
  await page.getByText('Game 1 of this match is the next to be handed in, not 2.').waitFor();
  await page.getByLabel('In this match it is').selectOption('game 1');
  await page.getByRole('button', { name: 'Hand it in' }).click();
  await page.getByText('You lost game 1.').waitFor();
  await page.getByText('You handed it in.').waitFor();
  await shoot(page, 'player-handed-in');
  expect(wrongs.filter((wrong) => !wrong.includes('422'))).toEqual([]);
}, 120_000);
