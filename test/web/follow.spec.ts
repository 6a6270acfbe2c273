import { randomUUID } from 'node:crypto';
import { hears, PHONE, seriousFindings, shoot, turnsAway, visit } from '#test/browser';
import { mutate } from '#test/people';
import { embeddedServer, newcomer } from '#test/server';

it('tells whoever follows a tournament of its next round, and names it first on the page of what is on', async () => {
  const server = await embeddedServer();
  const organiser = await newcomer(server);
  const act = async (verb: string, input: object): Promise<string> => {
    const { tournament, userErrors } = await mutate<{ tournament: { id: string }; userErrors: unknown }>(
      organiser,
      verb,
      { idempotencyKey: randomUUID(), ...input },
      'userErrors { message } tournament { id }',
    );
    expect(userErrors).toEqual([]);
    return tournament.id;
  };
  const plan = { game: 'duel', stages: [{ format: 'SWISS', rounds: 1, bestOf: 1 }] };
  const tournamentId = await act('createTournament', { title: 'Lantern Open', plan });
  await act('createTournament', { title: 'A later one', plan });
  await act('enterPlayers', { tournamentId, players: ['Ines Varga', 'Tobias Lund'].map((guest) => ({ guest })) });
  await act('createTournament', { title: 'The latest', plan });

  const { page, wrongs } = await visit(`${server.url}/t/${tournamentId}`, { viewport: PHONE });
  await page.getByRole('button', { name: 'Follow' }).click();
  await page.getByRole('button', { name: 'Following', pressed: true }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await shoot(page, 'tournament-followed');
  await page.goto(server.url);
  const cups = page.getByRole('region', { name: 'Tournaments' }).getByRole('listitem');
  await cups.filter({ hasText: 'You follow it.' }).waitFor();
  expect(await cups.first().innerText()).toMatch(/^Lantern Open/);

  await cups.first().getByRole('link').click();
  await page.getByRole('button', { name: 'Following', pressed: true }).waitFor();
  await turnsAway(page);
  await act('startTournament', { tournamentId });
  await act('draftRound', { tournamentId });
  await act('publishRound', { tournamentId, round: 1 });
  await hears(page, 'Round 1 is paired');
  expect(wrongs).toEqual([]);
});
