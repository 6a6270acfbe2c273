import { randomUUID } from 'node:crypto';
import { mutate } from '#test/people';
import { type Asker, asker, type Embedded, embeddedServer, newcomer } from '#test/server';

let server: Embedded;
let orga: Asker;
let id: string;
/** As they are entered, by which they get their numbers. */
const NAMES = [
  'Mira Kühn',
  'Anna Berg',
  'Bert König',
  'Mirabel Oak',
  'Kai Mirow',
  'Zoë Ab',
  'Oskar Miller',
  'anna Ast',
];

beforeAll(async () => {
  server = await embeddedServer();
  orga = await newcomer(server);
  id = await cup({ stages: [{ format: 'ROUND_ROBIN', groups: 2, bestOf: 1 }], checkIn: true });
});

async function act(verb: string, input: object): Promise<string> {
  const { tournament, userErrors } = await mutate<{ tournament: { id: string } | null; userErrors: object[] }>(
    orga,
    verb,
    { idempotencyKey: randomUUID(), ...input },
    'tournament { id } userErrors { code message }',
  );
  expect(userErrors).toEqual([]);
  return tournament?.id ?? '';
}

async function cup(plan: object): Promise<string> {
  const made = await act('createTournament', { title: 'Cup', plan: { game: 'duel', ...plan } });
  await act('enterPlayers', { tournamentId: made, players: NAMES.map((guest) => ({ guest })) });
  return made;
}

async function ask<T>(fields: string): Promise<T> {
  const { data, errors } = await asker(server.url).ask<{ tournament: T }>(
    `query ($id: ID!) { tournament(id: $id) { ${fields} } }`,
    { id },
  );
  expect(errors).toEqual([]);
  return data.tournament;
}

interface Listed {
  readonly entrants: {
    readonly total: number;
    readonly nodes: readonly { readonly name: string; readonly id: string }[];
    readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean };
  };
}

const list = async (args: string): Promise<Listed['entrants']> =>
  (await ask<Listed>(`entrants(${args}) { total nodes { id name } pageInfo { endCursor hasNextPage } }`)).entrants;

const named = async (args: string): Promise<readonly string[]> => (await list(args)).nodes.map(({ name }) => name);

describe('the list of players', () => {
  it.each<[string, readonly string[]]>([
    ['mira', ['Mira Kühn', 'Mirabel Oak']],
    ['mi', ['Mira Kühn', 'Mirabel Oak', 'Kai Mirow', 'Oskar Miller']],
    ['kuhn mi', ['Mira Kühn']],
    ['ZOE', ['Zoë Ab']],
    ['7', ['Oskar Miller']],
    ['nobody', []],
  ])('is searched for "%s"', async (find, names) => {
    expect(await named(`first: 10, find: "${find}"`)).toEqual(names);
  });

  it('goes by names or by entry, page by page, and says how many there are', async () => {
    const byName = [...NAMES].sort((a, b) => a.localeCompare(b));
    const found: string[] = [];
    for (let after = '', more = true; more;) {
      const page = await list(`first: 3, order: NAME${after}`);
      expect(page.total).toBe(8);
      found.push(...page.nodes.map(({ name }) => name));
      after = `, after: "${page.pageInfo.endCursor}"`;
      more = page.pageInfo.hasNextPage;
    }
    expect(found).toEqual(byName);
    expect(await named('last: 2, order: NAME')).toEqual(byName.slice(-2));
    expect(await named('last: 2')).toEqual(NAMES.slice(-2));
  });

  it('shows those who are not here', async () => {
    const { nodes } = await list('first: 8');
    await act('checkIn', { tournamentId: id, entrantIds: nodes.slice(1).map((each) => each.id) });
    expect(await named('first: 8, checkedIn: false')).toEqual(['Mira Kühn']);
    expect((await list('first: 1, checkedIn: true, statuses: [IN]')).total).toBe(7);
    await act('checkIn', { tournamentId: id, entrantIds: nodes.slice(0, 1).map((each) => each.id) });
  });

  it('is taken away as a table', async () => {
    const text = await (await fetch(`${server.url}/export/tournaments/${id}/players.csv`)).text();
    expect(text.split('\r\n').slice(0, 2)).toEqual(['number,player,status,here', '1,Mira Kühn,in,yes']);
    const none = await fetch(`${server.url}/export/tournaments/${id}/cross-table.csv`);
    expect(await none.text()).toBe('stage,group,place,player,points\r\n');
  });
});

it('groups have cross-tables, to look at and to take away', async () => {
  await act('startTournament', { tournamentId: id });
  await act('draftRound', { tournamentId: id });
  await act('publishRound', { tournamentId: id, round: 1 });
  const { round } = await ask<{ round: { tables: { id: string; matchId: string; entrants: { name: string }[] }[] } }>(
    'round(number: 1) { tables { id matchId entrants { name } } }',
  );
  const [table] = round.tables;
  const correction = { round: 1, tableId: table?.id, games: { won: [0, 1] }, reason: 'Told at the desk.' };
  await act('correctResult', { tournamentId: id, ...correction });
  const { crossTables } = await ask<{
    crossTables: { group: number; rows: { points: string; entrant: { name: string }; cells: (object | null)[] }[] }[];
  }>('crossTables { group rows { points entrant { name } cells { ended won lost } } }');
  expect(crossTables.map(({ group, rows }) => [group, rows.length])).toEqual([
    [1, 4],
    [2, 4],
  ]);
  const winner = crossTables.flatMap(({ rows }) => rows).find(({ points }) => points === '3');
  expect(winner?.entrant.name).toBe(table?.entrants[1]?.name);
  expect(winner?.cells).toContainEqual({ ended: 'WON', won: 1, lost: 0 });
  const text = await (await fetch(`${server.url}/export/tournaments/${id}/cross-table.csv`)).text();
  expect(text).toMatch(/^stage,group,place,player,points,against 1,against 2,against 3,against 4\r\n1,1,1,/);
});
