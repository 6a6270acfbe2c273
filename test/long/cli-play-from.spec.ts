import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { takenFrom, writeBundle } from '#audit';
import { streamId } from '#kernel';
import { importedStory, notationOf, writeNotation } from '#match';
import { nodeSha256 as sha256 } from '#log';
import { bundleOf } from '#test/bundles';
import { dreamledger, type Ended } from '#test/cli';
import { signedVoidream, VOIDREAM } from '#test/signed-voidream';
import { verifyEd25519 } from '#test/signing';

const BIN = resolve('apps/cli/bin/dreamledger.mjs');
const KEPT = 'kept/game-1.json';

const bundle = writeBundle(bundleOf(signedVoidream('played-on', 1, { least: 60, most: 90 })));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dreamledger-from-'));
  await dreamledger(folder, ['simulate', 'court-in-masks', 'gate-and-toll', '--games', '1', '--save', 'kept']);
  await writeFile(join(folder, 'match.bundle'), bundle);
});
afterAll(() => rm(folder, { recursive: true }));

/** What is said when these lines are typed, on a terminal of its own or into a pipe. */
async function typed(args: readonly string[], lines: readonly string[], on: 'pipe' | 'terminal'): Promise<string> {
  const command = [process.execPath, BIN, 'play', ...args];
  const [program = '', ...rest] = on === 'pipe' ? command : ['script', '-qec', command.join(' '), '/dev/null'];
  const child = spawn(program, rest, { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stdin.write(`${lines.join('\n')}\n`);
  if (on === 'pipe') child.stdin.end();
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(0);
  return said.replace(/\r/g, '');
}

interface Kept {
  readonly answers: readonly string[];
}
const answersIn = async (file: string): Promise<readonly string[]> =>
  (JSON.parse(await readFile(join(folder, file), 'utf8')) as Kept).answers.flatMap((line) => line.split(' '));

const WAYS: readonly ('pipe' | 'terminal')[] = hasTerminals() ? ['pipe', 'terminal'] : ['pipe'];

function hasTerminals(): boolean {
  try {
    return execFileSync('script', ['--version'], { encoding: 'utf8' }).includes('util-linux');
  } catch {
    return false;
  }
}

describe.each(WAYS)('a game played on, typed into a %s', (on) => {
  it('goes on from the ply of a recorded game, which stays as it was, and is kept with what went before', async () => {
    const before = await answersIn(KEPT);
    const said = await typed(
      ['--from', `${KEPT}@40`, '--against', 'yourself'],
      ['1', 'undo 39', 'undo 40', '1', 'save on.json', 'quit'],
      on,
    );
    expect(said).toMatch(/^Player [12]$[^]*^Ply 40$/m);
    expect(said).toContain('"39" is no ply: there are 40 to 41.');
    expect(said).toContain('Back at ply 40.');
    expect(said).toContain('Saved 41 answers in on.json.');
    expect((await answersIn('on.json')).slice(0, 40)).toEqual(before.slice(0, 40));
    expect(await answersIn(KEPT)).toEqual(before);
    expect((await dreamledger(folder, ['verify', 'on.json'])).code).toBe(0);
  });

  it('goes on from the ply of a match in its bundle, against a bot, which gives the same answers again', async () => {
    const once = (): Promise<string> =>
      typed(
        ['--from', 'match.bundle@10', '--against', 'random', '--seed', 'again'],
        ['1', '1', 'save no.json', 'quit'],
        on,
      );
    const said = await once();
    expect(said).toMatch(/^Ply 1\d$/m);
    expect(said).toContain('A game out of a match draws from a seed of several hands');
    expect(await once()).toBe(said);
  });
});

describe('a match that a server has', () => {
  const answers = new Map<string, string | Uint8Array>([
    ['/graphql', JSON.stringify({ data: { server: { version: '1.0.0' } } })],
    ['/export/matches/match_4f2a7c/bundle', bundle],
  ]);
  /** As a server gives it out. */
  const house = createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    response.writeHead(answer === undefined ? 404 : 200);
    response.end(answer ?? JSON.stringify({ errors: [{ message: 'There is no such match.' }] }));
  });
  let url: string;
  beforeAll(async () => {
    await once(house.listen(0, '127.0.0.1'), 'listening');
    url = `http://127.0.0.1:${(house.address() as AddressInfo).port}`;
  });
  afterAll(() => house.close());

  it('is played on from by its id', async () => {
    const args = ['--from', 'match_4f2a7c@10', '--url', url, '--against', 'yourself'];
    expect(await typed(args, ['1', 'quit'], 'pipe')).toMatch(/^Ply 11$/m);
  });

  it('is shown by its id, or out of its bundle, as somebody saw it', async () => {
    const shown = async (args: readonly string[]): Promise<string> =>
      (await dreamledger(folder, ['replay', ...args, '--ply', '10'])).out;
    const [byId, own, judge] = [
      await shown(['match_4f2a7c', '--url', url]),
      await shown(['match.bundle', '--as', '1']),
      await shown(['match.bundle', '--as', 'judge']),
    ];
    expect(byId).toMatch(/^Ply 10 of \d+, after "\S+", as public sees it\n\nRound \d+, /);
    expect(byId.match(/hand {5}backs /g)).toHaveLength(2);
    expect(own.match(/hand {5}backs /g)).toHaveLength(1);
    expect(judge).not.toContain('hand     backs');
    expect(judge).toMatch(/\nOffered:\n {2}1 {2}/);
    const { out } = await dreamledger(folder, ['replay', 'match.bundle', '--json']);
    const { ply, of, asked } = JSON.parse(out) as { ply: number; of: number; asked: readonly object[] };
    expect({ isEnd: ply === of, asked }).toEqual({ isEnd: true, asked: [] });
    const none = await dreamledger(folder, ['replay', 'match.bundle', '--ply', '9999']);
    expect([none.code, none.err]).toEqual([2, expect.stringContaining('is not a ply of match.bundle: it has 0 to ')]);
  });

  it('or is not there', async () => {
    const done = await dreamledger(folder, ['play', '--from', 'match_none@10', '--url', url]);
    expect([done.code, done.err]).toEqual([3, expect.stringContaining('There is no such match.')]);
  });
});

describe('a game as text, with the bundle of its match', () => {
  async function shown(written: string): Promise<Ended> {
    await writeFile(join(folder, 'noted.txt'), written);
    return dreamledger(folder, ['replay', 'noted.txt', '--bundle', 'match.bundle']);
  }

  it('is replayed once it is found to be that game, also when it was saved otherwise', async () => {
    const whole = await dreamledger(folder, ['replay', 'match.bundle']);
    expect(whole.code).toBe(0);
    expect(await shown(`[Event "Winter Cup"]\n${noted()}`.replaceAll('\n', '\r\n'))).toEqual(whole);
  });

  it.each([
    ['is malformed', noted().replace('\n1. ', '\n1 '), 'This is no turn; one looks like 12. A bid:3 pass.'],
    ['has another answer', noted().replace(/\n1\. (\w) \S+/, '\n1. $1 none'), 'At ply 1 the match has "'],
    ['has another end', noted().replace('[Ended "', '[Ended "by luck: '), 'The tag "Ended" is "by luck: '],
  ])('is refused with the line, where it %s', async (_, written, says) => {
    const line = written.split('\n').findIndex((each, at) => each !== noted().split('\n')[at]) + 1;
    const { code, out, err } = await shown(written);
    expect([code, out]).toEqual([4, '']);
    expect(err).toContain(`noted.txt:${line}: ${says}`);
  });
});

/** Its one game, as a server gives it out. */
function noted(): string {
  const taken = takenFrom(bundle, { sha256, verifies: verifyEd25519, engine: () => VOIDREAM, policy: null });
  if (!taken.ok) throw new Error('The bundle is not right.');
  const game = notationOf(importedStory(taken.records), streamId('match', taken.source.match), 1, true);
  if (game === null) throw new Error('It has no game.');
  return writeNotation(game, new Map([[3, 'round 1']]));
}

it.each([
  [
    ['--from', KEPT],
    2,
    `--from ${KEPT} names no position: write a recorded game, the bundle of a match or its id, @ and a ply`,
  ],
  [['--from', `${KEPT}@9999`], 2, 'is no position to play on from: it can be played on from 0 to'],
  [['--from', 'match.bundle@9999'], 2, 'is no position to play on from: the match never stood there.'],
  [['--from', 'none.json@1'], 2, 'There is no file none.json that can be read.'],
  [
    ['--from', 'game.txt@1'],
    4,
    'game.txt is a game as text, which has the answers alone: name the bundle of its match.',
  ],
  [['court-in-masks', '--from', `${KEPT}@1`], 2, 'A game that is played on has its decks: leave out court-in-masks.'],
  [['--from', 'torn.bundle@1'], 4, "torn.bundle can't be played again: "],
])('says what is wrong with %j', async (args, code, says) => {
  const bytes = await readFile(join(folder, 'match.bundle'));
  await writeFile(join(folder, 'torn.bundle'), bytes.subarray(0, bytes.length - 2000));
  await writeFile(join(folder, 'game.txt'), '[Match "match_4f2a7c"]\n[Number "1"]\n');
  const done = await dreamledger(folder, ['play', ...args]);
  expect([done.code, done.out]).toEqual([code, '']);
  expect(done.err).toContain(says);
});
