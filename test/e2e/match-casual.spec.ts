import { randomUUID } from 'node:crypto';
import { type Asker, asker, type Embedded, embeddedServer, newcomer, send, sitDown } from '#test/server';

let server: Embedded;
let [ann, ben, eve]: readonly Asker[] = [];
beforeAll(async () => {
  server = await embeddedServer();
  [ann, ben, eve] = await Promise.all([1, 2, 3].map(() => newcomer(server)));
});

async function lobby(who: Asker, position: string | null): Promise<readonly string[]> {
  const { data, errors } = await who.ask<{ matches: { nodes: { id: string }[] } }>(
    'query ($at: Position) { matches(first: 100, filter: { phases: [OPEN] }, atLeast: $at) { nodes { id } } }',
    { at: position },
  );
  expect(errors).toEqual([]);
  return data.matches.nodes.map(({ id }) => id);
}

describe('a challenge', () => {
  it('stands in the lobby, or is found by its id alone', async () => {
    const open = await send(ann!, 'createMatch', { game: 'duel', seats: 2 });
    const hidden = await send(ann!, 'createMatch', { game: 'duel', seats: 2, listed: false });
    const [listed, unlisted] = [open.match!.id, hidden.match!.id];
    for (const [who, seen] of [
      [ann!, [unlisted, listed]],
      [eve!, [listed]],
      [asker(server.url), [listed]],
    ] as const) {
      await lobby(who, open.position);
      expect([...(await lobby(who, hidden.position))].sort()).toEqual([...seen].sort());
    }
    const { match, userErrors } = await send(ben!, 'joinMatch', { matchId: unlisted });
    expect(userErrors).toEqual([]);
    expect(match).toMatchObject({ phase: 'OPEN' });
  });
});

describe('a rematch', () => {
  const linked = async (id: string): Promise<object> => {
    const { data } = await asker(server.url).ask<{ match: object }>(
      'query ($id: ID!) { match(id: $id) { phase rematchOf rematch seats { holder { id } } } }',
      { id },
    );
    return data.match;
  };

  it('is one match, whoever wants it first, with the seats swapped and linked both ways', async () => {
    const matchId = await sitDown([ann!, ben!], { game: 'duel', brings: [null, null] });
    expect((await send(ann!, 'rematch', { matchId })).userErrors).toMatchObject([{ code: 'MATCH_NO_REMATCH' }]);
    await send(ann!, 'resign', { matchId });
    expect(await linked(matchId)).toMatchObject({ rematch: null });
    expect((await send(eve!, 'rematch', { matchId })).userErrors).toMatchObject([{ code: 'MATCH_NOT_SEATED' }]);

    const idempotencyKey = randomUUID();
    const [first, second] = await Promise.all([
      send(ann!, 'rematch', { matchId, idempotencyKey }),
      send(ben!, 'rematch', { matchId }),
    ]);
    expect([first.userErrors, second.userErrors]).toEqual([[], []]);
    expect(second.match?.id).toBe(first.match?.id);
    const again = await send(ann!, 'rematch', { matchId, idempotencyKey });
    expect(again).toMatchObject({ repeated: true, match: { id: first.match?.id } });

    const rematch = first.match!.id;
    const seats = (await linked(matchId)) as { seats: object[] };
    expect(seats).toMatchObject({ rematch });
    expect(await linked(rematch)).toMatchObject({
      phase: 'PLAYING',
      rematchOf: matchId,
      seats: [...seats.seats].reverse(),
    });
  });
});
