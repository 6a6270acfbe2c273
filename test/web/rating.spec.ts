import { randomUUID } from 'node:crypto';
import { seriousFindings, shoot, visit } from '#test/browser';
import { mutate } from '#test/people';
import { type Asker, asker, embeddedServer, newcomer } from '#test/server';
import { welcomeFirstAdmin } from '../../apps/server/people/first-admin.js';

const server = await embeddedServer();

const act = async (who: Asker, verb: string, input: object, fields = 'userErrors { message }'): Promise<Done> => {
  const done = await mutate<Done>(who, verb, { idempotencyKey: randomUUID(), ...input }, fields);
  expect(done.userErrors).toEqual([]);
  return done;
};

interface Done {
  readonly userErrors: readonly unknown[];
  readonly tournament?: { readonly id: string };
}

const idOf = async (who: Asker): Promise<string> =>
  (await who.ask<{ viewer: { person: { id: string } } }>('{ viewer { person { id } } }')).data.viewer.person.id;

it('shows how strong a player is held to be, how sure that is, and how it came to that', async () => {
  const token = /recover#(\S+)/.exec((await welcomeFirstAdmin(server.ground.people)) ?? '')?.[1];
  const { accessToken } = await mutate<{ accessToken: string }>(
    asker(server.url),
    'recover',
    { token, password: 'a long enough pass phrase' },
    'accessToken',
  );
  const admin = asker(server.url, accessToken);
  const [one, other] = [await newcomer(server, 'Ines Varga'), await newcomer(server, 'Tobias Lund')];
  const ids = await Promise.all([one, other].map(idOf));
  const { tournament } = await act(
    admin,
    'createTournament',
    { title: 'Rated', plan: { game: 'duel', stages: [{ format: 'ROUND_ROBIN', groups: 1, bestOf: 3 }] } },
    'userErrors { message } tournament { id }',
  );
  const tournamentId = tournament?.id;
  await act(admin, 'enterPlayers', { tournamentId, players: ids.map((personId) => ({ personId })) });
  await act(admin, 'startTournament', { tournamentId });
  await act(admin, 'draftRound', { tournamentId });
  await act(admin, 'publishRound', { tournamentId, round: 1 });
  const { data } = await admin.ask<{ tournament: { round: { tables: { id: string }[] } } }>(
    'query ($id: ID!) { tournament(id: $id) { round(number: 1) { tables { id } } } }',
    { id: tournamentId },
  );
  await act(admin, 'correctResult', {
    tournamentId,
    round: 1,
    tableId: data.tournament.round.tables[0]?.id,
    games: { won: [2, 0] },
    reason: 'From the slip.',
  });
  await act(admin, 'closeRatingPeriod', { game: 'duel', season: '2026' });

  const { page, wrongs } = await visit(`${server.url}/p/${ids[0] ?? ''}`);
  await page.getByRole('heading', { name: /^Rating in / }).waitFor();
  await page.getByText(/deviation 2\d\d, 95%: \d+ to \d+/).waitFor();
  await page.getByText('Too little is known yet to rank it.').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await shoot(page, 'player-rating');
  expect(wrongs).toEqual([]);
});
