import { randomUUID } from 'node:crypto';
import { visit } from '#test/browser';
import { mutate } from '#test/people';
import { type Asker, embeddedServer, newcomer, playOn, send, sitDown } from '#test/server';

const server = await embeddedServer();

const plates = '#overlay .row';

describe('the overlay for streams', () => {
  it('shows a match on a transparent page, and changes with it, asking no other host', async () => {
    const players: readonly Asker[] = [await newcomer(server, 'Ash Overlay'), await newcomer(server, 'Bell Overlay')];
    const id = await sitDown(players, { game: 'duel', options: { goal: 3 }, brings: [] });
    const { page, wrongs } = await visit(server.url);
    await page.goto(`/overlay/match/${id}`);
    await page.getByText('Ash Overlay').waitFor();
    expect(await page.locator(plates).allTextContents()).toEqual(
      ['Ash Overlay', 'Bell Overlay'].map(
        (name) => expect.stringMatching(new RegExp(`^${name}\\d+:\\d\\d0$`)) as string,
      ),
    );
    expect(await page.locator(`${plates}[data-turn]`).count()).toBeGreaterThan(0);
    const paint = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    expect(paint).toBe('rgba(0, 0, 0, 0)');
    await playOn(players, id, 1);
    await page.getByText('Final').waitFor();
    const scores = await page.locator(`${plates} .number`).allTextContents();
    expect(scores.toSorted()).toEqual(['0', '1']);
    expect(await page.locator(`${plates}[data-won]`).count()).toBe(1);
    expect(wrongs).toEqual([]);
  });

  it('is as far behind as spectators are, and says so', async () => {
    const players = [await newcomer(server), await newcomer(server)];
    const terms = { game: 'duel', seats: 2, options: { goal: 3 }, spectatorDelay: { moves: 2 } };
    const { match } = await send(players[0]!, 'createMatch', terms);
    for (const player of players) await send(player, 'joinMatch', { matchId: match!.id });
    const { page, wrongs } = await visit(server.url);
    await page.goto(`/overlay/match/${match!.id}`);
    await page.getByText('About to begin').waitFor();
    await playOn(players, match!.id, 1, 3);
    await page.getByText('2 moves behind').waitFor();
    expect(wrongs).toEqual([]);
  });

  it('shows the head of a tournament', async () => {
    const organiser = await newcomer(server);
    const act = async (verb: string, input: object): Promise<{ tournament: { id: string } }> =>
      mutate(organiser, verb, { idempotencyKey: randomUUID(), ...input }, 'tournament { id }');
    const { tournament } = await act('createTournament', { title: 'Overlay Cup', plan: { game: 'duel' } });
    const tournamentId = tournament.id;
    const { page, wrongs } = await visit(server.url);
    await page.goto(`/overlay/tournament/${tournamentId}?rows=3`);
    await page.getByText('Overlay Cup · Registration').waitFor();
    const players = ['Mira', 'Jon', 'Kai', 'Lou'].map((guest) => ({ guest }));
    await act('enterPlayers', { tournamentId, players });
    await act('startTournament', { tournamentId });
    await act('draftRound', { tournamentId });
    await act('publishRound', { tournamentId, round: 1 });
    await page.getByText('Round 1').waitFor();
    await page.locator(plates).nth(2).waitFor();
    expect(await page.locator(plates).count()).toBe(3);
    expect(wrongs).toEqual([]);
  });

  it('says what its address is where it has no name', async () => {
    const { page } = await visit(server.url);
    await page.goto('/overlay/match/match_none');
    await page.getByText('match_none').waitFor();
  });
});
