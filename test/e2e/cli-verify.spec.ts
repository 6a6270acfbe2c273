import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { dreamledger } from '#test/cli';
import { PUBLISHED_FOLDER } from '#test/published';

/** All samples but the good one are matches of a tiny game, whose engine the build brings along. */
const ENGINE = 'dist/test/support/games/index.js';
const verify = (name: string, ...more: readonly string[]) =>
  dreamledger('.', ['verify', `test/bundles/${name}.bundle`, '--engine', ENGINE, ...more]);
const judged = (name: string, ...more: readonly string[]) =>
  verify(name, '--policy', 'test/bundles/policy.txt', ...more);

describe('dreamledger verify, of a bundle', () => {
  it('lists what was checked', async () => {
    const { code, out } = await judged('duel');
    expect(code).toBe(0);
    expect(out).toMatch(/^OK {2}test\/bundles\/duel\.bundle: match\/sample-duel\n {2}ok {4}structure: /);
    expect(out.match(/^ {2}ok /gm)).toHaveLength(8);
  });

  it('takes a published engine, by the folder that has its hash for a name', async () => {
    const files = ['test/bundles/pinned.bundle', '--policy', 'test/bundles/policy.txt', '--engine', PUBLISHED_FOLDER];
    const { code, out } = await dreamledger('.', ['verify', ...files]);
    expect([code, out]).toEqual([0, expect.stringMatching(/^OK {2}test\/bundles\/pinned\.bundle: /)]);
  });

  it('has the engine and the cards of Voidream with it', async () => {
    const files = ['test/bundles/good.bundle', '--policy', 'test/bundles/policy.txt'];
    const { code, out } = await dreamledger('.', ['verify', ...files]);
    expect([code, out]).toEqual([0, expect.stringContaining('each legal, with every draw from the sealed seed')]);
  });

  it.each([
    ['tail-rewritten', 1, 'TAMPERED', 'match/sample-duel, record'],
    ['seed-swapped', 1, 'TAMPERED', 'match/sample-duel, record 1, event 1: "MatchCreated": A sealed value'],
    ['cut', 2, 'MALFORMED', 'line'],
    ['ruled-by-nobody', 1, 'TAMPERED', 'case/c1, record 2, event 1: h1 had no role "head-judge"'],
    [
      'shuffle-swapped',
      1,
      'TAMPERED',
      'match/cup-1-1, record 3, event 5: this could not happen: The order of a shuffle',
    ],
    ['key-withheld', 3, 'UNPROVEN', 'match/sample-duel, record 1, event 1: "MatchCreated" is sealed'],
    ['other-log', 4, 'POLICY', 'no log of the policy'],
  ])('ends for %s with %i, %s, and says where and why', async (name, exitCode, verdict, says) => {
    const { code, out, err } = await judged(name);
    expect([code, err]).toEqual([
      exitCode,
      expect.stringContaining(`dreamledger: test/bundles/${name}.bundle is ${verdict}.\n`),
    ]);
    expect(out).toMatch(new RegExp(`^${verdict}  test/bundles/${name}\\.bundle: `));
    expect(out).toContain(says);
  });

  it('is UNPROVEN without a policy, and without the engine', async () => {
    const trusted = await verify('duel');
    expect([trusted.code, trusted.out]).toEqual([3, expect.stringContaining('name one that does by --policy')]);
    const { code, out } = await dreamledger('.', [
      'verify',
      'test/bundles/duel.bundle',
      '--policy',
      'test/bundles/policy.txt',
    ]);
    expect([code, out]).toEqual([3, expect.stringContaining('the engine "duel-1" of duel with the cards')]);
  });

  it('gives the gravest verdict of several, and JSON', async () => {
    const { code, out } = await judged(
      'key-withheld',
      'test/bundles/record-dropped.bundle',
      'test/bundles/duel.bundle',
      '--json',
    );
    const found = JSON.parse(out) as readonly { readonly verdict: string; readonly exitCode: number }[];
    expect(found.map(({ verdict, exitCode }) => [verdict, exitCode])).toEqual([
      ['UNPROVEN', 3],
      ['TAMPERED', 1],
      ['OK', 0],
    ]);
    expect(code).toBe(1);
  });

  it('reads a policy that Windows saved, and a bundle from standard input', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dreamledger-verify-'));
    const policy = join(folder, 'policy.txt');
    await writeFile(policy, `\ufeff${readFileSync('test/bundles/policy.txt', 'utf8').replaceAll('\n', '\r\n')}`);
    const verb = `node apps/cli/bin/dreamledger.mjs verify - --engine ${ENGINE} --policy ${policy}`;
    const out = execSync(`${verb} < test/bundles/duel.bundle`, { encoding: 'utf8' });
    expect(out).toMatch(/^OK {2}-: match\/sample-duel\n/);
    await rm(folder, { recursive: true });
  });

  describe('answers with code 2', () => {
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'dreamledger-verify-'));
    });
    afterAll(() => rm(folder, { recursive: true }));

    it('a policy that is none, with its line', async () => {
      const file = join(folder, 'policy.txt');
      await writeFile(file, '# whom I trust\nlog cards.example\nquorum none\n');
      const { code, err } = await verify('duel', '--policy', file);
      expect([code, err]).toEqual([2, expect.stringContaining(`${file}:2: A key is written "name+id+base64"`)]);
    });

    const whole = readFileSync('test/bundles/duel.bundle');
    it.each<readonly [string, string | Buffer, string]>([
      ['an empty file', '', 'line 1: The file is empty.'],
      ['a bundle that is packed', gzipSync(whole), 'line 1: The file is packed by gzip: unpack it first.'],
      [
        'a bundle with a byte order mark',
        Buffer.concat([Buffer.from('\ufeff'), whole]),
        'line 1: The file begins with a byte',
      ],
      ['a bundle that Windows saved', whole.toString().replaceAll('\n', '\r\n'), 'line 1: Lines end with CR LF here'],
      ['two bundles in one file', Buffer.concat([whole, whole]), 'line 41: The file goes on after its end.'],
      ['a bundle without its last byte', whole.subarray(0, -1), 'line 40: The file ends before all'],
    ])('%s, and says what became of it', async (_, content, says) => {
      const file = join(folder, 'altered.bundle');
      await writeFile(file, content);
      const { code, out } = await dreamledger('.', ['verify', file]);
      expect([code, out]).toEqual([2, expect.stringContaining(`MALFORMED  ${file}: ${says}`)]);
    });

    it.each([
      ['nothing at all', ''],
      ['no text', Buffer.from([0xff, 0xfe, 0])],
      ['other JSON', '{"answers":[]}'],
      ['a bundle with its first byte changed', '(' + readFileSync('test/bundles/duel.bundle', 'utf8').slice(1)],
      ['the first three bytes of a bundle', '{"f'],
    ])('%s', async (_, content) => {
      const file = join(folder, 'some.bundle');
      await writeFile(file, content);
      const { code, out } = await dreamledger('.', ['verify', file]);
      expect([code, out]).toEqual([2, expect.stringContaining(`MALFORMED  ${file}: line 1: `)]);
    });

    it.each([
      [['verify', 'nothing.bundle'], 'There is no file nothing.bundle that can be read.'],
      [
        ['verify', 'test/bundles/duel.bundle', '--policy', 'none.txt'],
        'There is no file none.txt that can be read. Name a policy.',
      ],
      [
        ['verify', 'test/bundles/duel.bundle', '--engine', 'engines/none'],
        "--engine engines/none is neither a published engine's folder nor",
      ],
      [['verify-log', 'cards.example'], '"cards.example" is no address of a server: write one such as http://'],
      [['export-match', 'match_a', '--game', '../bundle'], '--game ../bundle is no game of a match: they are counted'],
      [
        ['import-match', 'test/bundles/good.bundle', '--token', 't', '--game', '1.5'],
        '--game 1.5 is no game of a match',
      ],
      [['export-match', 'match_a', '--url', 'cards.example'], '"cards.example" is no address of a server'],
    ])('%j', async (args, says) => {
      const { code, err } = await dreamledger('.', args);
      expect([code, err]).toEqual([2, expect.stringContaining(says)]);
    });
  });
});
