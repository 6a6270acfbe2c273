import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { loadSet, readyDecks } from '#games/voidream';
import type { StreamId } from '#kernel';
import { mutate } from '#test/people';
import { type Asker, asker, type Embedded, embeddedServer, newcomer, send } from '#test/server';

const SET = 'libs/games/voidream/sets/first-light.json';
const loaded = loadSet(SET, readFileSync(SET, 'utf8'));
const decks = loaded.ok ? readyDecks(loaded.set) : [];
const [one, other] = decks;

let server: Embedded;
let orga: Asker;
let cup = '';
let position = '';
let entrants: readonly { readonly id: string; readonly claimCode: string | null }[] = [];
let table: { readonly id: string; readonly matchId: string };

async function run(verb: string, input: object = {}, who = orga): Promise<void> {
  const fresh = { idempotencyKey: randomUUID(), tournamentId: cup, ...input };
  const done = await mutate<{ position: string | null; userErrors: object[] }>(
    who,
    verb,
    fresh,
    'position userErrors { code message }',
  );
  expect(done.userErrors).toEqual([]);
  position = done.position ?? position;
}

/** Asks until it is so: reactions take a moment. */
async function until<T>(look: () => Promise<T>, isSo: (value: T) => boolean): Promise<T> {
  for (let tries = 0; tries < 400; tries++) {
    const value = await look();
    if (isSo(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It did not come about.');
}

async function statistics<T>(fields: string): Promise<T> {
  const [stream = '', seq] = position.split(':');
  await server.ground.readModels.reached(stream as StreamId, Number(seq));
  const { data, errors } = await asker(server.url).ask<{ statistics: T }>(`{ statistics { ${fields} } }`);
  expect(errors).toEqual([]);
  return data.statistics;
}

interface Cell {
  readonly keys: readonly string[];
  readonly won: number;
  readonly lost: number;
}

const cells = async (field: string, filter = `tournamentId: "${cup}"`): Promise<readonly string[]> => {
  const { selection } = await statistics<{ selection: { cells: Cell[] } }>(
    `selection(filter: { ${filter} }) { cells: ${field} { keys won lost } }`,
  );
  return selection.cells.map(({ keys, won, lost }) => `${keys.join(' v ')} ${won}-${lost}`).sort();
};

interface Seat {
  readonly playerId: string;
  readonly bastion: string | null;
  readonly archetype: string | null;
}

const seats = async (): Promise<readonly Seat[]> =>
  (
    await statistics<{ games: { nodes: { seats: Seat[] }[] } }>(
      `games(first: 1, filter: { tournamentId: "${cup}" }) { nodes { seats { playerId bastion archetype } } }`,
    )
  ).games.nodes[0]?.seats ?? [];

beforeAll(async () => {
  server = await embeddedServer();
  orga = await newcomer(server);
  const plan = { game: 'voidream', lists: 'CLOSED', stages: [{ format: 'SWISS', rounds: 2 }] };
  const made = await mutate<{ tournament: { id: string } }>(
    orga,
    'createTournament',
    { idempotencyKey: randomUUID(), title: 'Closed lists', plan },
    'tournament { id }',
  );
  cup = made.tournament.id;
  await run('enterPlayers', { players: [{ guest: 'Anna' }, { guest: 'Bert' }] });
  const { data } = await orga.ask<{ tournament: { entrants: { nodes: typeof entrants } } }>(
    `{ tournament(id: "${cup}") { entrants(first: 10) { nodes { id claimCode } } } }`,
  );
  entrants = data.tournament.entrants.nodes;
  for (const [nth, deck] of [one, other].entries())
    await run('submitDeck', { entrantId: entrants[nth]!.id, text: deck!.text });
  await run('startTournament');
  await run('draftRound');
  await run('publishRound', { round: 1 });
  const query = `{ tournament(id: "${cup}") { round(number: 1) { tables { id matchId match { id } result { how } } } } }`;
  const tables = async () =>
    (
      await orga.ask<{
        tournament: {
          round: { tables: { id: string; matchId: string; match: object | null; result: object | null }[] };
        };
      }>(query)
    ).data.tournament.round.tables;
  const [first] = await until(tables, ([each]) => (each?.match ?? null) !== null);
  table = first!;
  const done = await send(orga, 'enterResult', { matchId: table.matchId, won: [2, 1] });
  expect(done.userErrors).toEqual([]);
  await until(tables, ([each]) => (each?.result ?? null) !== null);
}, 120_000);

it('closed lists tell nothing before the tournament ends', async () => {
  expect((await seats()).map(({ bastion, archetype }) => [bastion, archetype])).toEqual([
    [null, null],
    [null, null],
  ]);
  expect(await cells('figures(by: BASTION, first: 10)')).toEqual([]);
  expect(await cells('figures(by: SEAT, first: 10)')).toEqual(['1 2-1', '2 1-2']);
});

it('tells what was played up to the end of a round', async () => {
  const asOf = async (round: number): Promise<object> =>
    (
      await statistics<{ tournament: object }>(
        `tournament(id: "${cup}", asOfRound: ${round}) { games players seats: figures(by: SEAT, first: 4) { won } }`,
      )
    ).tournament;
  expect(await asOf(1)).toEqual({ games: 3, players: 2, seats: [{ won: 2 }, { won: 1 }] });
  expect(await asOf(0)).toEqual({ games: 0, players: 0, seats: [] });
  const { errors } = await asker(server.url).ask(`{ statistics { tournament(id: "${cup}", asOfRound: 2) { games } } }`);
  expect(errors.map(({ message }) => message)).toEqual(['`asOfRound` is 2; the rounds so far are 0 to 1.']);
});

it('a corrected result changes what its match counted', async () => {
  await run('correctResult', { round: 1, tableId: table.id, games: { won: [0, 2] }, reason: 'Wrong slip' });
  expect(await cells('figures(by: SEAT, first: 10)')).toEqual(['1 0-2', '2 2-0']);
  expect(await cells('figures(by: ENDED, first: 10)')).toEqual(['corrected 2-2']);
});

it('and nothing counts once it turns out that nobody played, until it did', async () => {
  const walkover = { won: [0, 2], notPlayed: true };
  await run('correctResult', { round: 1, tableId: table.id, games: walkover, reason: 'Nobody was there' });
  expect(await cells('figures(by: SEAT, first: 10)')).toEqual([]);
  await run('correctResult', { round: 1, tableId: table.id, games: { won: [0, 2] }, reason: 'They were' });
  expect(await cells('figures(by: SEAT, first: 10)')).toEqual(['1 0-2', '2 2-0']);
});

it('a guest who is claimed has what they played as a guest', async () => {
  const [guest] = entrants;
  expect((await seats()).map(({ playerId }) => playerId)).toContain(guest!.id);
  const anna = await newcomer(server);
  await run('claimEntrant', { code: guest!.claimCode }, anna);
  const { data } = await anna.ask<{ viewer: { person: { id: string } } }>('{ viewer { person { id } } }');
  const players = (await seats()).map(({ playerId }) => playerId);
  expect(players).toContain(data.viewer.person.id);
  expect(players).not.toContain(guest!.id);
});

it('and who was the wrong one has none of it once that is taken back', async () => {
  const [, guest] = entrants;
  const personOf = async (who: Asker): Promise<string> =>
    (await who.ask<{ viewer: { person: { id: string } } }>('{ viewer { person { id } } }')).data.viewer.person.id;
  const playing = async (): Promise<readonly string[]> => (await seats()).map(({ playerId }) => playerId);
  const [sister, right] = [await newcomer(server), await newcomer(server)];
  await run('claimEntrant', { code: guest!.claimCode }, sister);
  expect(await playing()).toContain(await personOf(sister));
  await run('undoClaim', { entrantId: guest!.id, reason: 'It was the sister.' });
  expect(await playing()).toContain(guest!.id);
  const { data } = await orga.ask<{ tournament: { entrants: { nodes: typeof entrants } } }>(
    `{ tournament(id: "${cup}") { entrants(first: 10) { nodes { id claimCode } } } }`,
  );
  const code = data.tournament.entrants.nodes.find(({ id }) => id === guest!.id)?.claimCode;
  await run('claimEntrant', { code }, right);
  const players = await playing();
  expect(players).toContain(await personOf(right));
  expect(players).not.toContain(await personOf(sister));
});

it('open lists tell bastions, archetypes, factions, minds and cards, each figure with its games', async () => {
  await run('endTournament');
  await until(seats, (found) => found.length === 2 && found.every(({ bastion }) => bastion !== null));
  const bastions = [one!, other!].map(({ deck }) => deck.bastion);
  expect((await seats()).map(({ bastion }) => bastion).sort()).toEqual([...bastions].sort());
  expect(await cells('matchUps(by: BASTION, first: 10)')).toHaveLength(2);
  expect(await cells('figures(by: ARCHETYPE, first: 10)')).toHaveLength(2);
  expect(await cells('figures(by: MIND, first: 10)')).not.toEqual([]);
  const wins = await cells('figures(by: BASTION, first: 10)', `bastion: "${bastions[0]}"`);
  expect(wins).toHaveLength(1);
  const [card] = one!.deck.arcana;
  const { selection } = await statistics<{
    selection: {
      cards: { card: string; copies: number; timesPlayed: number; inDeck: { rate: { n: number }; games: object } }[];
    };
  }>(
    `selection(filter: { card: "${card}", bastion: "${bastions[0]}" }) { cards(first: 60) {
      card copies timesPlayed inDeck { rate { n low high } games(first: 2) { nodes { matchId } } } } }`,
  );
  expect(selection.cards.find((each) => each.card === card)).toMatchObject({
    copies: 1,
    timesPlayed: 0,
    inDeck: { rate: { n: 2 }, games: { nodes: [{ matchId: table.matchId }, { matchId: table.matchId }] } },
  });
});

it('a line a card of each deck goes out as a table', async () => {
  const text = await (await fetch(`${server.url}/export/cards.csv?tournamentId=${cup}`)).text();
  const [header, ...lines] = text.trimEnd().split('\r\n');
  expect(header).toBe('game,seat,player,result,card,copies,drawn,played');
  expect(lines.filter((line) => line.includes(`,${one!.deck.bastion},1,`))).toHaveLength(2);
  const figures = await (await fetch(`${server.url}/export/figures.csv?by=BASTION&tournamentId=${cup}`)).text();
  expect(figures.split('\r\n')[0]).toBe('bastion,n,won,drawn,lost,share,low,high');
  expect(figures.trimEnd().split('\r\n')).toHaveLength(3);
  for (const [of, columns] of [
    ['cards.csv?', header],
    ['figures.csv?by=BASTION&', 'bastion,n,won,drawn,lost,share,low,high'],
    ['games.ndjson?', ''],
  ] as const) {
    const empty = await (await fetch(`${server.url}/export/${of}tournamentId=tournament_none`)).text();
    expect(empty.trimEnd()).toBe(columns);
  }
});
