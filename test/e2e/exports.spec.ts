import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mutate } from '#test/people';
import { type Asker, asker, type Embedded, embeddedServer, ON_PGLITE, newcomer, playOn, sitDown } from '#test/server';
import { afterFile } from '#test/servers';
import { EXIT, type ExitCode } from '../../apps/cli/exit.js';
import { program } from '../../apps/cli/program.js';

let server: Embedded;
let [ann, ben]: readonly Asker[] = [];

beforeAll(async () => {
  server = await embeddedServer();
  [ann, ben] = await Promise.all([newcomer(server, 'ann-who-exports'), newcomer(server)]);
  await playTwo(server, [ann, ben]);
});

/** Two matches to their end, read into the statistics. */
async function playTwo({ url }: Embedded, players: readonly Asker[]): Promise<void> {
  const free = { game: 'duel', options: { goal: 3 }, brings: [null, null] };
  for (const nth of [1, 2]) await playOn(players, await sitDown(players, free), nth);
  await until(async () => (await (await fetch(`${url}/export/games.csv`)).text()).split('\r\n').length === 6);
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 30_000; !(await isSo());) {
    if (Date.now() > end) throw new Error('It did not come about.');
    await sleep(25);
  }
}

interface Export {
  readonly id: string;
  readonly state: string;
  readonly done: number;
  readonly total: number;
  readonly bytes: number | null;
  readonly url: string | null;
  readonly expires: string | null;
  readonly trouble: string | null;
}

interface Payload {
  readonly export: Export | null;
  readonly userErrors: readonly { readonly code: string; readonly message: string }[];
}

const PARTS = 'id state done total bytes url expires trouble';
const GAMES = { of: 'GAMES', format: 'CSV' };

const start = (who: Asker, input: object = GAMES, idempotencyKey = randomUUID()): Promise<Payload> =>
  mutate(who, 'startExport', { idempotencyKey, ...input }, `export { ${PARTS} } userErrors { code message }`);

const end = (who: Asker, exportId: string): Promise<Payload> =>
  mutate(who, 'deleteExport', { idempotencyKey: randomUUID(), exportId }, 'userErrors { code message }');

/** Until it is made; what was told of it on the way. */
async function made(who: Asker, id: string): Promise<readonly Export[]> {
  const told: Export[] = [];
  for await (const { exportChanged } of who.watch<{ exportChanged: Export }>(
    `subscription ($id: ID!) { exportChanged(id: $id) { ${PARTS} } }`,
    { id },
  )) {
    told.push(exportChanged);
  }
  return told;
}

async function ready(who: Asker, input: object = GAMES): Promise<Export> {
  const { export: started, userErrors } = await start(who, input);
  expect(userErrors).toEqual([]);
  const told = await made(who, started!.id);
  expect(told.at(-1)).toMatchObject({ state: 'READY', trouble: null });
  return told.at(-1)!;
}

const own = async (who: Asker): Promise<readonly Export[] | null> =>
  (await who.ask<{ exports: readonly Export[] | null }>(`{ exports { ${PARTS} } }`)).data.exports;

const text = async (path: string): Promise<string> => (await fetch(`${server.url}${path}`)).text();

describe('an export that is started', () => {
  it.each<[string, object, string]>([
    ['games as a table', GAMES, '/export/games.csv'],
    ['games as JSON', { of: 'GAMES', format: 'NDJSON' }, '/export/games.ndjson'],
    ['what a filter selects', { ...GAMES, filter: { seat: 2 } }, '/export/games.csv?seat=2'],
    ['nothing', { ...GAMES, filter: { game: 'bazaar' } }, '/export/games.csv?game=bazaar'],
    ['cards', { of: 'CARDS', format: 'CSV' }, '/export/cards.csv'],
    ['figures', { of: 'FIGURES', by: ['SEAT', 'PLAYER'], format: 'CSV' }, '/export/figures.csv?by=SEAT,PLAYER'],
  ])('%s: the file is what a stream has', async (_, input, stream) => {
    const { url, bytes, done, total } = await ready(ann!, input);
    const file = await text(url!);
    expect(file).toBe(await text(stream));
    expect(bytes).toBe(Buffer.byteLength(file));
    expect(done).toBe(total);
  });

  it('tells how far it is, and is listed for who asked, and for nobody else', async () => {
    const { export: started } = await start(ann!);
    expect(started).toMatchObject({ state: 'WAITING', done: 0, url: null, bytes: null, expires: null });
    const told = await made(ann!, started!.id);
    expect(told.at(-1)).toMatchObject({ state: 'READY', done: 2, total: 2 });
    expect((await own(ann!))?.[0]).toEqual(told.at(-1));
    expect(await own(ben!)).toEqual([]);
    expect(await own(asker(server.url))).toBeNull();
    await expect(made(ben!, started!.id)).rejects.toThrow('There is no export');
    expect((await end(ben!, started!.id)).userErrors).toEqual([]);
    expect((await own(ann!))?.[0]).toEqual(told.at(-1));
  });

  it('is one for one key, and not two things under it', async () => {
    const key = randomUUID();
    const first = await start(ann!, GAMES, key);
    expect((await start(ann!, GAMES, key)).export?.id).toBe(first.export?.id);
    expect((await start(ann!, { ...GAMES, of: 'CARDS' }, key)).userErrors).toMatchObject([
      { code: 'IDEMPOTENCY_KEY_REUSED' },
    ]);
  });

  it.each<[string, object, string]>([
    ['figures by nothing', { of: 'FIGURES', format: 'CSV' }, '`by` names 0; it expects one or two for FIGURES'],
    ['games by something', { ...GAMES, by: ['SEAT'] }, 'and none for the others'],
    ['a filter that means nothing', { ...GAMES, filter: { player: 'x' } }, 'expects the id of a person'],
  ])('refuses %s', async (_, input, says) => {
    const { userErrors } = await start(ann!, input);
    expect(userErrors).toMatchObject([{ code: 'INVALID_INPUT', message: expect.stringContaining(says) as string }]);
  });

  it('refuses more than ten at a time', async () => {
    const cleo = await newcomer(server);
    for (let nth = 0; nth < 10; nth++) expect((await start(cleo)).userErrors).toEqual([]);
    expect((await start(cleo)).userErrors).toMatchObject([{ code: 'INVALID_INPUT' }]);
    const [one] = (await own(cleo)) ?? [];
    expect((await end(cleo, one!.id)).userErrors).toEqual([]);
    expect((await end(cleo, 'match_1')).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await start(cleo)).userErrors).toEqual([]);
  });
});

describe('the file of an export', () => {
  it('is fetched in parts, and a fetch that was cut off goes on', async () => {
    const { url, bytes } = await ready(ben!);
    const whole = await text(url!);
    const part = (range: string, more: Readonly<Record<string, string>> = {}): Promise<Response> =>
      fetch(`${server.url}${url!}`, { headers: { range, ...more } });
    const first = await part('bytes=0-99');
    expect([first.status, first.headers.get('content-range')]).toEqual([206, `bytes 0-99/${bytes!}`]);
    const rest = await part('bytes=100-', { 'if-range': first.headers.get('etag')! });
    expect([rest.status, (await first.text()) + (await rest.text())]).toEqual([206, whole]);
    expect(await (await part('bytes=-5')).text()).toBe(whole.slice(-5));
    expect((await part('bytes=99999999-')).status).toBe(416);
    const other = await part('bytes=100-', { 'if-range': '"another"' });
    expect([other.status, await other.text()]).toEqual([200, whole]);
    const head = await fetch(`${server.url}${url!}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes)]);
    expect(head.headers.get('content-disposition')).toBe('attachment; filename=games.csv');
  });

  it('opens to its whole address alone, and names nobody', async () => {
    const { url } = await ready(ann!);
    expect(await text(url!)).not.toContain('ann-who-exports');
    for (const wrong of [url!.replace(/key=.*/, 'key=x'), url!.replace(/\?.*/, ''), url!.replace(/\.\w{4}/, '.0000')]) {
      expect((await fetch(`${server.url}${wrong}`)).status).toBe(404);
    }
  });

  it('goes with its owner, who was erased', async () => {
    const dora = await newcomer(server);
    const { url } = await ready(dora);
    expect((await fetch(`${server.url}${url!}`)).status).toBe(200);
    await mutate(dora, 'eraseMe', { idempotencyKey: randomUUID() }, 'userErrors { code }');
    expect((await fetch(`${server.url}${url!}`)).status).toBe(404);
  });

  it('is removed after its time, bytes and all', async () => {
    const brief = await embeddedServer({ EXPORT_SECONDS: '1' });
    const eve = await newcomer(brief);
    const players = [eve, await newcomer(brief)];
    await playTwo(brief, players);
    const { url, expires } = await ready(eve);
    expect(Date.parse(expires!)).toBeGreaterThan(Date.now() - 1000);
    await until(async () => (await fetch(`${brief.url}${url!}`)).status === 404);
    const { source } = brief.ground.readModels;
    await until(async () => (await source.query<object[]>('SELECT name FROM made_file')).length === 0);
    expect(await own(eve)).toEqual([]);
  });
});

describe('an export outlives', () => {
  it('a restart, begun or not, and goes on to its end', async () => {
    const before = await embeddedServer(ON_PGLITE);
    const fay = await newcomer(before);
    await playTwo(before, [fay, await newcomer(before)]);
    const { url: early } = await ready(fay);
    const { export: late } = await start(fay);
    await before.close();
    const after = await embeddedServer({ DREAMLEDGER_DATA: before.folder });
    const again = asker(after.url, fay.token);
    const told = await made(again, late!.id);
    expect(told.at(-1)).toMatchObject({ state: 'READY', done: 2, total: 2 });
    const [one, other] = await Promise.all(
      [early, told.at(-1)!.url].map(async (url) => (await fetch(`${after.url}${url!}`)).text()),
    );
    expect(one).toBe(other);
    expect(one!.split('\r\n')).toHaveLength(6);
  });

  it('a worker that died over it; the third time it says so', async () => {
    const { export: started } = await start(ben!);
    await made(ben!, started!.id);
    const { vault } = server.ground;
    const [kept] = (await vault.list('export')).filter(({ key }) => key.endsWith(started!.id.replace('export_', '')));
    const dies = async (tries: number): Promise<void> => {
      const row = kept!.value as object;
      const value = { ...row, state: 'working', tries, worker: { id: 'gone', until: 1 }, expires: null };
      await vault.change({ do: 'put', space: 'export', key: kept!.key, value, was: 'any' });
    };
    await dies(1);
    expect((await made(ben!, started!.id)).at(-1)).toMatchObject({ state: 'READY', done: 2 });
    await dies(3);
    const failed = (await made(ben!, started!.id)).at(-1);
    expect(failed).toMatchObject({ state: 'FAILED', url: null });
    expect(failed!.trouble).toContain('Start it again');
  });
});

describe('dreamledger export', () => {
  const export_ = (file: string, ...more: readonly string[]): Promise<ExitCode> =>
    program(['export', file, '--url', server.url, '--token', ben!.token!, ...more]);

  it('writes the file, and goes on with one that was cut off', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'export-'));
    afterFile(() => rm(folder, { recursive: true }));
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const file = join(folder, 'all.csv');
    expect(await export_(file)).toBe(0);
    const whole = await readFile(file, 'utf8');
    expect(whole).toBe(await text('/export/games.csv'));
    await truncate(file, 100);
    expect(await export_(file)).toBe(0);
    expect(await readFile(file, 'utf8')).toBe(whole);
    const figures = join(folder, 'seats.ndjson');
    expect(await export_(figures, '--of', 'figures', '--by', 'seat', '--filter', '{"seat":1}')).toBe(0);
    expect(await readFile(figures, 'utf8')).toBe(await text('/export/figures.ndjson?by=SEAT&seat=1'));
  });

  it.each<[string, readonly string[], ExitCode, string]>([
    ['a file of no kind', ['all.txt'], EXIT.usage, 'should end with .csv or .ndjson'],
    ['a filter that is no JSON', ['all.csv', '--filter', '{'], EXIT.usage, '--filter is no JSON'],
    ['a folder that is not there', ['none/all.csv'], EXIT.fault, "none/all.csv can't be written, name another: ENOENT"],
    ['what the server refuses', ['all.csv', '--of', 'figures'], EXIT.refused, 'it expects one or two for FIGURES'],
  ])('refuses %s', async (_, [file = '', ...more], code, says) => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await export_(file, ...more)).toBe(code);
    expect(told.mock.calls.flat().join(' ')).toContain(says);
    told.mockRestore();
  });
});
