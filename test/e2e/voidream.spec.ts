import { readFileSync } from 'node:fs';
import { type Asker, asker, type Embedded, embeddedServer, newcomer, playOn, seen, send, sitDown } from '#test/server';

interface Deck {
  readonly arcana: readonly string[];
  readonly dream: readonly string[];
}
const [first, second] = (JSON.parse(readFileSync('docs/examples/decks.json', 'utf8')) as { voidream: [Deck, Deck] })
  .voidream;

let server: Embedded;
let players: readonly [Asker, Asker];
beforeAll(async () => {
  server = await embeddedServer({ DREAMLEDGER_GAMES: '' });
  players = [await newcomer(server), await newcomer(server)];
});

async function newMatch(): Promise<string> {
  const { match } = await send(players[0], 'createMatch', { game: 'voidream', seats: 2 });
  return match!.id;
}

describe('Voidream on a server that was told of no games', () => {
  it('is offered with its rulings', async () => {
    const { data } = await asker(server.url).ask<{ server: { games: { id: string; title: string }[] } }>(
      '{ server { games { id title } } }',
    );
    expect(data.server.games).toEqual([{ id: 'voidream', title: 'Voidream' }]);
  });

  it('is played by two people with decks that they bring, to the end', async () => {
    const id = await sitDown(players, { game: 'voidream', brings: [first, second] });
    const moves = await playOn(players, id, 11);
    expect(moves).toBeGreaterThan(20);
    expect(await seen(asker(server.url), id)).toMatchObject({ phase: 'FINISHED', offers: [] });
    const { data } = await asker(server.url).ask<{
      match: {
        result: { places: number[] };
        seats: { holder: { name: string } }[];
        facts: { facts: { text: string }[] }[];
      };
      replay: { frames: { facts: { text: string }[] }[] };
    }>(
      `query ($id: ID!) {
        match(id: $id) { result { places } seats { holder { name } } facts(since: -1) { facts { text } } }
        replay(matchId: $id) { frames(first: 100) { facts { text } } }
      }`,
      { id },
    );
    const { result, seats, facts: live } = data.match;
    expect([...result.places].sort()).toEqual([1, 2]);
    const told = data.replay.frames.flatMap(({ facts }) => facts.map(({ text }) => text));
    expect(live.flatMap(({ facts }) => facts.map(({ text }) => text)).slice(0, told.length)).toEqual(told);
    for (const { holder } of seats) expect(told.filter((text) => text.startsWith(holder.name))).not.toEqual([]);
    expect(told.filter((text) => /seat|[{}]/.test(text) && !text.includes(' is the active player.'))).toEqual([]);
  });

  it('takes a seat only with a deck, and says what one is', async () => {
    const { userErrors } = await send(players[0], 'joinMatch', { matchId: await newMatch(), seat: 0 });
    expect(userErrors).toMatchObject([
      { message: 'A player brings a deck: main, guest, bastion, mind, arcana and dream.', ruleRef: { id: 'VD-2.1.2' } },
    ]);
  });

  const [card = ''] = first.dream;
  it.each<[string, object, string, string]>([
    [
      'a misspelt card',
      { ...first, dream: [`${card}x`, ...first.dream.slice(1)] },
      `There is no Dream card "${card}x" in the set. Did you mean "${card}"?`,
      'VD-8.2.1',
    ],
    [
      'a deck that is too small',
      { ...first, dream: first.dream.slice(1) },
      `The deck has ${first.dream.length} Dream cards with the bastion; `,
      'VD-8.2.1',
    ],
    [
      'an arcanum held twice',
      { ...first, arcana: [...first.arcana.slice(0, -1), first.arcana[1]] },
      'is in the hand 2 times; all arcana must have different titles.',
      'VD-8.3.1',
    ],
  ])('refuses %s with its rule', async (_, brings, says, ruleId) => {
    const { userErrors } = await send(players[0], 'joinMatch', { matchId: await newMatch(), seat: 0, brings });
    expect(userErrors[0]?.message).toContain(says);
    expect(userErrors[0]?.ruleRef?.id).toBe(ruleId);
  });

  it('refuses a reading that a house ruling does not have', async () => {
    const switches = [{ ruling: 'VD-H.3', reading: 'z' }];
    const { match, userErrors } = await send(players[0], 'createMatch', { game: 'voidream', seats: 2, switches });
    expect(match).toBeNull();
    expect(userErrors[0]?.message).toContain('VD-H.3 has no reading "z": choose one of');
  });
});

it('is offered beside the games of other modules', async () => {
  const { url } = await embeddedServer();
  const { data } = await asker(url).ask<{ server: { games: { id: string }[] } }>('{ server { games { id } } }');
  expect(data.server.games.map(({ id }) => id)).toEqual(['voidream', 'bazaar', 'duel', 'wayfarer']);
});
