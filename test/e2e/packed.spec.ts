import { readdirSync, readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { getIntrospectionQuery } from 'graphql';
import { eventually } from '#test/rulings';
import { type Embedded, embeddedServer, newcomer, tournamentOf } from '#test/server';

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

let server: Embedded;
beforeAll(async () => {
  server = await embeddedServer();
});

/** As it comes over the wire: nothing is unpacked on the way. */
function ask(path: string, headers: Readonly<Record<string, string>>, posted?: string): Promise<Answer> {
  const method = posted === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const asked = request(`${server.url}${path}`, { method, headers }, (answer) => {
      const { statusCode: status, headers } = answer;
      buffer(answer)
        .then((body) => ({ status, headers, body }))
        .then(resolve, reject);
    });
    asked.on('error', reject).end(posted);
  });
}

const [script = ''] = readdirSync('dist/apps/web/assets').filter((file) => /^index-.*\.js$/.test(file));

describe('a page for whoever', () => {
  it.each<[what: string, takes: Readonly<Record<string, string>>, isPacked: boolean]>([
    ['says nothing of it', {}, false],
    ['takes gzip', { 'accept-encoding': 'gzip' }, true],
    ['takes gzip among others', { 'accept-encoding': 'deflate, br;q=0.9,GZIP ; q=0.5, *;q=0' }, true],
    ['takes another', { 'accept-encoding': 'br' }, false],
    ['takes one of a name that is longer', { 'accept-encoding': 'gzipped, x-gzip' }, false],
    ['does not take gzip', { 'accept-encoding': 'gzip;q=0' }, false],
    ['does not take gzip at all', { 'accept-encoding': 'br, gzip; q=0.000, identity' }, false],
    ['wants a part of it', { 'accept-encoding': 'gzip', range: 'bytes=0-99' }, false],
  ])('%s', async (_, takes, isPacked) => {
    for (const [path, file] of [
      [`/assets/${script}`, `dist/apps/web/assets/${script}`],
      ['/graphiql/page.js', 'dist/apps/server/graphiql/page.js'],
    ] as const) {
      const { status, headers, body } = await ask(path, takes);
      const whole = readFileSync(file);
      expect(headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', vary: 'Accept-Encoding' });
      expect(headers['content-encoding']).toBe(isPacked ? 'gzip' : undefined);
      expect(headers['content-length']).toBe(String(body.length));
      expect(status).toBe('range' in takes ? 206 : 200);
      const plain = isPacked ? gunzipSync(body) : body;
      expect(plain.equals('range' in takes ? whole.subarray(0, 100) : whole)).toBe(true);
      if (isPacked) expect(body.length).toBeLessThan(whole.length / 2);
    }
  });

  it('has it already is told so', async () => {
    const takes = { 'accept-encoding': 'gzip' };
    const { headers } = await ask(`/assets/${script}`, takes);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const again = await ask(`/assets/${script}`, { ...takes, 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('takes gzip, of what does not get smaller, is as it is', async () => {
    const { status, headers, body } = await ask('/preview.png', { 'accept-encoding': 'gzip' });
    expect([status, headers['content-encoding'], headers.vary]).toEqual([200, undefined, undefined]);
    expect(body.equals(readFileSync('dist/apps/web/preview.png'))).toBe(true);
  });
});

describe('an answer', () => {
  const post = (query: string, takes: Readonly<Record<string, string>>): Promise<Answer> =>
    ask('/graphql', { 'content-type': 'application/json', ...takes }, JSON.stringify({ query }));

  it('that is long is packed for whoever takes that, and says the same', async () => {
    const long = getIntrospectionQuery();
    const plain = await post(long, {});
    const packed = await post(long, { 'accept-encoding': 'gzip, br' });
    expect(plain.headers).toMatchObject({ 'content-length': String(plain.body.length), vary: 'Accept-Encoding' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': String(packed.body.length),
      'content-type': plain.headers['content-type'],
      vary: 'Accept-Encoding',
    });
    expect(plain.body.length).toBeGreaterThan(100_000);
    expect(packed.body.length).toBeLessThan(plain.body.length / 4);
    expect(gunzipSync(packed.body).equals(plain.body)).toBe(true);
  });

  it('that is short, or a refusal, is as it is', async () => {
    for (const [query, says] of [
      ['{ server { version } }', '"version"'],
      ['{ nothing }', 'Cannot query field'],
    ] as const) {
      const { headers, body } = await post(query, { 'accept-encoding': 'gzip' });
      expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
      expect(body.toString()).toContain(says);
    }
  });
});

describe('an export', () => {
  it.each<[string, () => Promise<string> | string, string]>([
    ['of games', () => '/export/games.csv', 'text/csv; charset=utf-8'],
    ['of a tournament', async () => `/export/tournaments/${await cup()}/standings.csv`, 'text/csv; charset=utf-8'],
    [
      'of all its records',
      async () => `/export/tournaments/${await cup()}/events.ndjson`,
      'application/x-ndjson; charset=utf-8',
    ],
  ])('%s is packed as it is sent, for whoever takes that', async (_, addressed, type) => {
    const path = await addressed();
    const plain = await eventually(
      () => ask(path, {}),
      ({ status }) => status === 200,
    );
    const packed = await ask(path, { 'accept-encoding': 'gzip' });
    expect(plain.headers).toMatchObject({ 'content-type': type, vary: 'Accept-Encoding' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers).toMatchObject({ 'content-type': type, 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(plain.body.length).toBeGreaterThan(0);
    expect(gunzipSync(packed.body).equals(plain.body)).toBe(true);
  });

  it('that is refused is not', async () => {
    const { status, headers, body } = await ask('/export/tournaments/tournament_0/standings.csv', {
      'accept-encoding': 'gzip',
    });
    expect([status, headers['content-encoding']]).toEqual([404, undefined]);
    expect(body.toString()).toContain('no such tournament');
  });

  const cup = async (): Promise<string> => `tournament_${await tournamentOf(await newcomer(server))}`;
});
