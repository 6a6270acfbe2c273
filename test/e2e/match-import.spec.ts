import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBundle, writeBundle } from '#audit';
import { nodeSha256 as sha256 } from '#log';
import { readNotation } from '#match';
import { bundleOf, playedMatch, recordsOf, withRecords } from '#test/bundles';
import { type Asker, asker, type Embedded, embeddedServer, newcomer, playOn, send, sitDown } from '#test/server';
import { afterFile } from '#test/servers';
import { program } from '../../apps/cli/program.js';

const match = playedMatch('duel', 2);
const good = bundleOf(match);

let server: Embedded;
let ann: Asker;
beforeAll(async () => {
  server = await embeddedServer();
  ann = await newcomer(server);
});

interface Answer {
  readonly matchId?: string;
  readonly repeated?: boolean;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: { readonly code: string; readonly at?: object };
  }[];
}

async function bring(who: Asker, bytes: Uint8Array): Promise<readonly [number, Answer]> {
  const authorization: Readonly<Record<string, string>> =
    who.token === null ? {} : { authorization: `Bearer ${who.token}` };
  const response = await fetch(`${server.url}/import/matches`, {
    method: 'POST',
    headers: authorization,
    body: Buffer.from(bytes),
  });
  return [response.status, (await response.json()) as Answer];
}

describe('a bundle of a match that was played elsewhere', () => {
  it('is taken in, once, whoever brings it', async () => {
    const [status, { matchId, repeated }] = await bring(ann, writeBundle(good));
    expect([status, repeated]).toEqual([201, false]);
    expect(await bring(await newcomer(server), writeBundle(good))).toEqual([201, { matchId, repeated: true }]);
  });

  it('is shown as what it is, to everybody through all eyes, and counts nowhere', async () => {
    const [, { matchId }] = await bring(ann, writeBundle(good));
    const { data, errors } = await asker(server.url).ask<{
      match: {
        phase: string;
        listed: boolean;
        result: object | null;
        imported: { matchId: string; seq: number; vouchedBy: null; by: object };
      };
      replay: { released: boolean; count: number; frames: { view: object }[]; marks: { kind: string }[] };
      matches: { nodes: object[] };
    }>(
      `query ($id: ID!) {
        match(id: $id) { phase listed result { places } imported { matchId seq head vouchedBy by { name } at } }
        replay(matchId: $id, viewpoint: JUDGE) { released count marks { kind } frames(first: 100) { ply view move { answer } } }
        matches(first: 10) { nodes { id } }
      }`,
      { id: matchId },
    );
    expect(errors).toEqual([]);
    expect(data.match).toMatchObject({ phase: 'FINISHED', listed: false });
    expect(data.match.imported).toMatchObject({
      matchId: 'match_sample-duel',
      seq: recordsOf(good).length,
      vouchedBy: null,
    });
    expect(data.replay.released).toBe(true);
    expect(data.replay.frames[0]?.view).not.toBeNull();
    expect(data.replay.marks.at(-1)?.kind).toBe('match-finished');
    expect(data.matches.nodes).toEqual([]);
  });

  it('is refused when it does not verify, and the record is named', async () => {
    const [status, { errors }] = await bring(ann, writeBundle(withRecords(good, recordsOf(good).toSpliced(4, 1))));
    expect(status).toBe(422);
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_VERIFIED', verdict: 'TAMPERED', at: { seq: 5 } } }]);
    expect(errors?.[0]?.message).toContain('This bundle is TAMPERED at match/sample-duel, record 5');
    expect(errors?.[0]?.message).toMatch(/[^.]\. Nothing was taken in\.$/);
  });

  it.each<[string, () => Asker, Uint8Array, number]>([
    ['from who is not signed in', () => asker(server.url), writeBundle(good), 401],
    ['when it is none', () => ann, Buffer.from('{}\n'), 422],
    ['when it is empty', () => ann, new Uint8Array(), 400],
    ['when it is too large', () => ann, new Uint8Array(9 * 1024 * 1024), 413],
  ])('is refused %s', async (_, who, bytes, status) => {
    expect((await bring(who(), bytes))[0]).toBe(status);
  });
});

describe('a match of this house', () => {
  /** Its key is out, and the Merkle log knows that. */
  async function isProven(id: string): Promise<boolean> {
    const { data } = await ann.ask<{ match: { seq: number }; replay: { released: boolean } }>(
      'query ($id: ID!) { match(id: $id) { seq } replay(matchId: $id) { released } }',
      { id },
    );
    const proof = await fetch(`${server.url}/audit/proof/${id.replace('_', '/')}?seq=${data.match.seq}`);
    return data.replay.released && proof.ok;
  }

  it('is proven by its own bundle once its key is out, and taken in with the word of its log', async () => {
    const bob = await newcomer(server);
    const id = await sitDown([ann, bob], { game: 'duel', brings: [null, null] });
    await playOn([ann, bob], id, 4, 12);
    await send(ann, 'resign', { matchId: id });
    while (!(await isProven(id))) await new Promise((go) => setTimeout(go, 100));
    const bundle = await fetch(`${server.url}/export/matches/${id}/bundle`);
    const [status, { matchId }] = await bring(ann, new Uint8Array(await bundle.arrayBuffer()));
    const origin = (await (await fetch(`${server.url}/audit/checkpoint`)).text()).split('\n')[0];
    const { data } = await ann.ask<{ match: { imported: object } }>(
      'query ($id: ID!) { match(id: $id) { imported { matchId vouchedBy } } }',
      { id: matchId },
    );
    expect([status, data.match.imported]).toEqual([201, { matchId: id, vouchedBy: origin }]);
  });
});

describe('on the command line', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dreamledger-'));
    afterFile(() => rm(folder, { recursive: true, force: true }));
  });

  async function said(...args: readonly string[]): Promise<readonly [number, string]> {
    const lines: string[] = [];
    const spies = (['log', 'error'] as const).map((stream) =>
      jest.spyOn(console, stream).mockImplementation((...words: unknown[]) => void lines.push(words.join(' '))),
    );
    const code = await program([...args, '--url', server.url]);
    for (const spy of spies) spy.mockRestore();
    return [code, lines.join(' ')];
  }

  it('goes out and in again', async () => {
    const [, { matchId = '' }] = await bring(ann, writeBundle(good));
    const file = join(folder, 'out.bundle');
    const [code, words] = await said('export-match', matchId, '--to', file);
    expect([code, words]).toEqual([0, expect.stringContaining(`${matchId} is in ${file}`)]);
    expect(readBundle(sha256, new Uint8Array(readFileSync(file))).match).toBe(matchId.replace('_', '/'));
    const text = join(folder, 'game.txt');
    expect((await said('export-match', matchId, '--game', '1', '--to', text))[0]).toBe(0);
    const read = readNotation(readFileSync(text, 'utf8'));
    if (!read.ok) throw new Error(read.says);
    expect(read.notation.moves.every((move) => !('answer' in move) || move.answer !== null)).toBe(true);
    writeFileSync(file, writeBundle(good));
    expect((await said('import-match', file, '--token', ann.token ?? ''))[0]).toBe(0);
  });

  it('says what is refused, with the record, and by its exit code', async () => {
    const file = join(folder, 'bad.bundle');
    writeFileSync(file, writeBundle(withRecords(good, recordsOf(good).toSpliced(4, 1))));
    const [code, words] = await said('import-match', file, '--token', ann.token ?? '');
    expect([code, words]).toEqual([4, expect.stringContaining('TAMPERED at match/sample-duel, record 5')]);
    expect(await said('export-match', 'match_nowhere')).toEqual([3, expect.stringContaining('There is no such match')]);
    expect(await said('import-match', file)).toEqual([2, expect.stringContaining('--token')]);
  });
});
