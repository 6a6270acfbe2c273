import { randomUUID } from 'node:crypto';
import { type Asker, asker, type Embedded, embeddedServer, newcomer, playOn, send } from '#test/server';
import { mutate } from '#test/people';

let server: Embedded;
let players: readonly [Asker, Asker];
let spectator: Asker;
beforeAll(async () => {
  server = await embeddedServer();
  players = [await newcomer(server), await newcomer(server)];
  spectator = await newcomer(server);
});

const A_DAY = { seconds: 86_400 };
const TERMS = { game: 'duel', seats: 2, options: { goal: 3 }, clock: { kind: 'NONE' } };

/** A duel that has begun. */
async function begun(spectatorDelay: object): Promise<string> {
  const { match } = await send(players[0], 'createMatch', { ...TERMS, spectatorDelay });
  for (const player of players) await send(player, 'joinMatch', { matchId: match!.id });
  return match!.id;
}

const SEEN = `id position seq head phase ply view requests { seat told } score { won } games { number result { places } }
  seats { seat left awayFrom holder { id } } clocks { leftMs } outcome { places } result { places } facts(since: -1) { ply facts { kind data } }
  reports { seat } judgeCalls { number } rematch delayed`;

/** All ways to a match for somebody who only watches, as they answer now. */
const PATHS: Readonly<Record<string, (who: Asker, id: string) => Promise<unknown>>> = {
  query: (who, id) => who.ask(`query ($id: ID!) { match(id: $id) { ${SEEN} } }`, { id }),
  node: (who, id) => who.ask(`query ($id: ID!) { node(id: $id) { ... on Match { ${SEEN} } } }`, { id }),
  async subscription(who, id) {
    const fields = `cursor seq plies { ply facts { kind data } } match { ${SEEN} }`;
    const watching = who.watch(`subscription ($id: ID!) { matchEvents(id: $id) { ${fields} } }`, { id });
    for await (const first of watching) return first;
    return null;
  },
  replay: (who, id) =>
    who.ask(
      `query ($id: ID!) { replay(matchId: $id) { position released count lastPly viewpoints { viewpoint seat }
        marks { ply kind } chapters { game } frames(from: 0, first: 100) { ply view changes facts { kind } } } }`,
      { id },
    ),
  'an error': (who, id) => send(who, 'answer', { matchId: id, ply: 0, answer: 'x', idempotencyKey: randomUUID() }),
  'another error': (who, id) => send(who, 'resign', { matchId: id, idempotencyKey: randomUUID() }),
  'an error of who comes late': (who, id) => send(who, 'joinMatch', { matchId: id, idempotencyKey: randomUUID() }),
};

const bytes = async (path: keyof typeof PATHS, who: Asker, id: string): Promise<string> => {
  const answer = await PATHS[path]!(who, id);
  return JSON.stringify(answer, (name: string, value: unknown) => (name === 'headers' ? undefined : value));
};

describe.each(Object.keys(PATHS))('the delay of spectators, by %s', (path) => {
  it('lets not one byte out before its time, during the game and at its end', async () => {
    const id = await begun(A_DAY);
    for (const who of [spectator, asker(server.url)]) {
      const before = await bytes(path, who, id);
      await playOn(players, id, 1, 4);
      expect(await bytes(path, who, id)).toBe(before);
    }
    const before = await bytes(path, spectator, id);
    await playOn(players, id, 2);
    expect(await bytes(path, spectator, id)).toBe(before);
    if (!path.includes('error')) expect(await bytes(path, players[0], id)).not.toBe(before);
  });
});

interface Seen {
  readonly phase: string;
  readonly ply: number | null;
  readonly delayed: boolean;
}

const seen = async (who: Asker, id: string): Promise<Seen> =>
  (await who.ask<{ match: Seen }>('query ($id: ID!) { match(id: $id) { phase ply delayed } }', { id })).data.match;

describe('a delay of moves', () => {
  it('shows each position once so many moves came after it, and everything at the end', async () => {
    const id = await begun({ moves: 3 });
    expect(await seen(spectator, id)).toEqual({ phase: 'OPEN', ply: null, delayed: true });
    for (let moves = 1; moves <= 6; moves++) {
      expect(await playOn(players, id, moves, 1)).toBe(1);
      const shown = moves < 3 ? { phase: 'OPEN', ply: null } : { phase: 'PLAYING', ply: moves - 3 };
      expect(await seen(spectator, id)).toEqual({ ...shown, delayed: true });
      expect(await seen(players[1], id)).toEqual({ phase: 'PLAYING', ply: moves, delayed: false });
    }
    await send(players[0], 'resign', { matchId: id });
    expect((await seen(spectator, id)).phase).toBe('FINISHED');
  });

  it('is told move by move to who watches live, and ends when all was shown', async () => {
    const id = await begun({ moves: 2 });
    const query = `subscription ($id: ID!) { matchEvents(id: $id) { plies { ply } match { phase } } }`;
    const told: number[] = [];
    const watching = spectator.watch<{ matchEvents: { plies: { ply: number }[]; match: { phase: string } } }>(query, {
      id,
    });
    const playing = playOn(players, id, 7);
    let last = '';
    for await (const { matchEvents } of watching) {
      told.push(...matchEvents.plies.map(({ ply }) => ply));
      last = matchEvents.match.phase;
    }
    const plies = await playing;
    expect(told).toEqual(Array.from({ length: plies + 1 }, (_, ply) => ply));
    expect(last).toBe('FINISHED');
  });
});

describe('a delay of time', () => {
  it('shows all by itself once it has run, also to who watches live', async () => {
    const id = await begun({ seconds: 1 });
    await playOn(players, id, 3);
    const query = `subscription ($id: ID!) { matchEvents(id: $id) { match { phase delayed } } }`;
    let last: unknown = null;
    for await (const { matchEvents } of spectator.watch<{ matchEvents: { match: object } }>(query, { id })) {
      last = matchEvents.match;
    }
    expect(last).toEqual({ phase: 'FINISHED', delayed: true });
  });
});

describe('a tournament with a delay', () => {
  it('has it at its tables, for all but the staff and the two who sit there', async () => {
    const organiser = await newcomer(server);
    const input = { title: 'Late Cup', plan: { game: 'duel', spectatorDelay: A_DAY, clock: { kind: 'NONE' } } };
    const { tournament } = await mutate<{ tournament: { id: string; plan: object } }>(
      organiser,
      'createTournament',
      { idempotencyKey: randomUUID(), ...input },
      'tournament { id plan { spectatorDelay { seconds moves } } }',
    );
    expect(tournament.plan).toEqual({ spectatorDelay: { seconds: 86_400, moves: 0 } });
    const act = (verb: string, more: object, who = organiser): Promise<unknown> =>
      mutate(who, verb, { idempotencyKey: randomUUID(), tournamentId: tournament.id, ...more }, 'position');
    await act('setRegistration', { open: true });
    for (const player of players) await act('registerForTournament', {}, player);
    await act('startTournament', {});
    await act('draftRound', {});
    await act('publishRound', { round: 1 });
    const id = await opened(tournament.id);
    for (const player of players) await send(player, 'joinMatch', { matchId: id });
    const tables = async (who: Asker): Promise<unknown> =>
      who.ask('query ($id: ID!) { tournament(id: $id) { round(number: 1) { tables { match { phase ply } } } } }', {
        id: tournament.id,
      });
    const before = JSON.stringify(await tables(spectator));
    await playOn(players, id, 5, 3);
    expect(JSON.stringify(await tables(spectator))).toBe(before);
    for (const who of [organiser, ...players]) {
      expect(await seen(who, id)).toEqual({ phase: 'PLAYING', ply: 3, delayed: false });
    }
  });
});

async function opened(tournamentId: string): Promise<string> {
  interface Tables {
    readonly tournament: { readonly round: { readonly tables: readonly { matchId: string; match: object | null }[] } };
  }
  const query = 'query ($id: ID!) { tournament(id: $id) { round(number: 1) { tables { matchId match { id } } } } }';
  for (;;) {
    const { data } = await spectator.ask<Tables>(query, { id: tournamentId });
    const [table] = data.tournament.round.tables;
    if (table !== undefined && table.match !== null) return table.matchId;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

it('refuses a delay beyond its bounds', async () => {
  const { userErrors } = await send(players[0], 'createMatch', { ...TERMS, spectatorDelay: { moves: 201 } });
  expect(userErrors).toMatchObject([{ code: 'INVALID_INPUT', field: ['input', 'spectatorDelay'] }]);
});
