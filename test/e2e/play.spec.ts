import {
  type Asker,
  asker,
  type Embedded,
  embeddedServer,
  newcomer,
  playOn,
  seen,
  send,
  sitDown,
  type Terms,
} from '#test/server';

const GAMES: readonly (readonly [string, Terms, number])[] = [
  ['a duel with hidden hands', { game: 'duel', options: { goal: 3 }, brings: [null, null] }, 2],
  [
    'a bazaar of four with a sealed auction',
    { game: 'bazaar', options: { rounds: 2 }, brings: [null, null, null, null] },
    4,
  ],
  ['a walk alone with dice and a map', { game: 'wayfarer', brings: [null] }, 1],
];

let server: Embedded;
beforeAll(async () => {
  server = await embeddedServer();
});

const players = (count: number): Promise<readonly Asker[]> =>
  Promise.all(Array.from({ length: count }, () => newcomer(server)));

describe('a match, from the first mutation to the last event', () => {
  it.each(GAMES)('plays %s to its end', async (_, terms, seats) => {
    const seated = await players(seats);
    const id = await sitDown(seated, terms);
    const moves = await playOn(seated, id, 7);
    expect(moves).toBeGreaterThan(0);

    const stranger = asker(server.url);
    const over = await seen(stranger, id);
    expect(over).toMatchObject({ phase: 'FINISHED', offers: [] });

    const listed = await stranger.ask<{
      matches: { nodes: { id: string; places: number[]; match: { seq: number } }[] };
    }>(
      `query ($at: Position) {
        matches(first: 5, filter: { phases: [FINISHED] }, atLeast: $at) { nodes { id places match { seq } } }
      }`,
      { at: `${id.replace('_', '/')}:${over.seq}` },
    );
    const entry = listed.data.matches.nodes.find((node) => node.id === id);
    expect(entry?.places).toHaveLength(seats);
    expect(entry?.match.seq).toBe(over.seq);

    const plies: number[] = [];
    for await (const event of stranger.watch<{ matchEvents: { plies: { ply: number }[] } }>(
      'subscription ($id: ID!) { matchEvents(id: $id) { cursor seq plies { ply facts { kind } } } }',
      { id },
    )) {
      plies.push(...event.matchEvents.plies.map(({ ply }) => ply));
    }
    expect(plies).toEqual(Array.from({ length: moves + 1 }, (__, ply) => ply));
  });

  it('ends when somebody resigns', async () => {
    const seated = await players(2);
    const id = await sitDown(seated, { game: 'duel', brings: [null, null] });
    const { match, userErrors } = await send(seated[0]!, 'resign', { matchId: id });
    expect(userErrors).toEqual([]);
    expect(match).toMatchObject({ phase: 'FINISHED' });
  });
});
