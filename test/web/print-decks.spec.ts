import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { loadSet, readyDecks } from '#games/voidream';
import { PHONE, seriousFindings, shoot, visit } from '#test/browser';
import { mutate } from '#test/people';
import { embeddedServer, newcomer } from '#test/server';

const FILE = 'libs/games/voidream/sets/first-light.json';
const loaded = loadSet(FILE, readFileSync(FILE, 'utf8'));
const [deck = ''] = loaded.ok ? readyDecks(loaded.set).map(({ text }) => text) : [];

it('prints a flyer whose code leads to the tournament, and the lists once they may be read', async () => {
  const server = await embeddedServer();
  const organiser = await newcomer(server);
  const act = async (verb: string, input: object): Promise<string> => {
    const { tournament, userErrors } = await mutate<{
      tournament: { id: string; entrants: { nodes: { id: string }[] } };
      userErrors: unknown;
    }>(
      organiser,
      verb,
      { idempotencyKey: randomUUID(), ...input },
      'userErrors { message } tournament { id entrants(first: 1) { nodes { id } } }',
    );
    expect(userErrors).toEqual([]);
    return tournament.entrants.nodes[0]?.id ?? tournament.id;
  };
  const plan = { game: 'voidream', lists: 'OPEN', stages: [{ format: 'SWISS', rounds: 1, bestOf: 1 }] };
  const tournamentId = await act('createTournament', { title: 'Lantern Open', plan });
  const guests = ['Ines Varga', 'Tobias Lund'].map((guest) => ({ guest }));
  const entrantId = await act('enterPlayers', { tournamentId, players: guests });
  await act('submitDeck', { tournamentId, entrantId, text: deck });

  const { page, wrongs } = await visit(`${server.url}/t/${tournamentId}/print/flyer`, { viewport: PHONE });
  await page.getByRole('img', { name: `Code that leads to ${server.url}/t/${tournamentId}` }).waitFor();
  await page.getByRole('heading', { name: 'Lantern Open' }).waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  expect(await seriousFindings(page)).toEqual([]);
  await shoot(page, 'print-flyer');
  await page.getByRole('link', { name: 'Deck lists' }).click();
  await page.getByText('No list may be read here yet').waitFor();

  await act('startTournament', { tournamentId, withoutDecks: true });
  await page.reload();
  await page.getByRole('heading', { name: 'Ines Varga' }).waitFor();
  expect((await page.locator('pre').innerText()).replaceAll('\n\n', '\n').trim()).toBe(
    deck.replaceAll('\n\n', '\n').trim(),
  );
  expect(await page.getByText('Tobias Lund').count()).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
  await shoot(page, 'print-decks');
  expect(wrongs).toEqual([]);
});
