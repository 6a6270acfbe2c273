import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { startPostgres } from '#test/postgres';
import { type Asker, asker, type Embedded, embeddedServer, newcomer } from '#test/server';

/** What whoever asks is told while the Postgres of a server is away, and that the same goes through once it is back. */

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let server: Embedded;
let ann: Asker;

beforeAll(async () => {
  postgres = await startPostgres();
  server = await embeddedServer({ DATABASE_URL: postgres.url });
  ann = await newcomer(server);
  await postgres.kill();
});
afterAll(async () => {
  await server.close();
  await postgres.stop();
});

const LATER = { code: 'UNAVAILABLE', reference: expect.any(String) as string };
const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) { person { name } userErrors { code } } }`;
const newcomerNamed = (name: string): object => ({
  input: { idempotencyKey: randomUUID(), name, password: 'correct horse battery staple' },
});

it.each([
  ['a list', '{ matches(first: 1) { nodes { id } } }'],
  ['the names in it', '{ tournaments(first: 1) { nodes { creator { name } } } }'],
  ['a search', '{ search(text: "ash", first: 5) { title } }'],
])('%s is there again later', async (_, query) => {
  const { errors } = await asker(server.url).ask(query);
  expect(errors).toMatchObject([{ extensions: LATER }]);
  expect(errors[0]?.message).toMatch(
    /^The server can't reach what it stores things in at the moment. Send the same again/,
  );
});

it('whoever shows a token is told so at the door', async () => {
  const { status, headers, errors } = await ann.ask('{ viewer { person { name } } }');
  expect({ status, errors }).toMatchObject({ status: 503, errors: [{ extensions: LATER }] });
  expect(headers.get('retry-after')).toBe('2');
});

it.each(['/export/games.csv', '/export/tournaments/tournament_x/standings.txt', '/audit/checkpoint'])(
  'so is who fetches %s',
  async (path) => {
    const response = await fetch(server.url + path);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(await response.json()).toMatchObject({
      statusCode: 503,
      message: expect.stringContaining('at the moment') as string,
    });
  },
);

it('a socket is told to come back, and not that it is broken', async () => {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${ann.token}` } }));
  const [code, reason] = (await once(socket, 'close')) as [number, Buffer];
  expect([code, reason.toString()]).toEqual([1013, "The server can't reach what it stores things in at the moment."]);
});

it('a command goes through under the same key once it is back', async () => {
  const wish = newcomerNamed('patience');
  const { errors } = await asker(server.url).ask(REGISTER, wish);
  expect(errors).toMatchObject([{ extensions: LATER }]);
  await postgres.restart();
  const { data } = await asker(server.url).ask<{ register: unknown }>(REGISTER, wish);
  expect(data.register).toEqual({ person: { name: 'patience' }, userErrors: [] });
});
