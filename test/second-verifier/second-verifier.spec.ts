import { build } from 'esbuild';
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Bundle, readPolicy, type Trust, type Verification, verifyBundle, writeBundle } from '#audit';
import { type Dice, seat, seededChance, utf8 } from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import {
  bundleOf,
  CLOCKS,
  clockedMatch,
  endedByRuling,
  playedMatch,
  ruledBundle,
  ruledMatch,
  TRUST,
} from '#test/bundles';
import { signerOf } from '#test/signing';
import { signedVoidream, VOIDREAM } from '#test/signed-voidream';
import { flipped, reforged } from './reforge.js';

const POLICY = 'test/bundles/policy.txt';
const sample = (name: string): Uint8Array => readFileSync(`test/bundles/${name}.bundle`);
const trust: Trust = {
  ...TRUST,
  policy: readPolicy(sha256, readFileSync(POLICY, 'utf8')),
  engine: (game, engine, cards) => (game === VOIDREAM.id ? VOIDREAM : TRUST.engine(game, engine, cards)),
};

/** The engines as one file, as whoever verifies would have them. */
const ENGINES = `
  import { voidream } from '#games/voidream';
  import { CARDS, setFrom } from '#test/random-voidream';
  export { duel } from '#test/games';
  export const dream = voidream(setFrom(CARDS));
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dreamledger-second-verifier-'));
  await build({
    stdin: { contents: ENGINES, resolveDir: '.', loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    conditions: ['source'],
    outfile: join(folder, 'engines.mjs'),
    logLevel: 'silent',
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What the second verifier says of each file: the verdict and the check that came to it, by the file's name. */
function secondOf(files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const program = ['test/second-verifier/main.mjs', '--policy', POLICY, '--engine', join(folder, 'engines.mjs')];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [...program, ...files], { maxBuffer: 2 ** 26 }, (_, out, err) => {
      const lines = out.trimEnd().split('\n');
      if (lines.length !== files.length) reject(new Error(err));
      resolve(new Map(lines.map((line) => [basename(line.slice(0, line.indexOf(': '))), line])));
    });
  });
}

const ofFirst = ({ verdict, finding }: Verification): string =>
  finding === null ? verdict : `${verdict} ${finding.check}`;
const ofSecond = (line = ''): string => (/: ([A-Z]+(?: [a-z]+)?)/.exec(line) ?? [])[1] ?? line;

it('comes to the verdict of the first on each sample, by the same check', async () => {
  const files = readdirSync('test/bundles').filter((file) => file.endsWith('.bundle'));
  const second = await secondOf(files.map((file) => join('test/bundles', file)));
  for (const file of files)
    expect([file, ofSecond(second.get(file))]).toEqual([
      file,
      ofFirst(verifyBundle(readFileSync(join('test/bundles', file)), trust)),
    ]);
});

it('replays a best of three', async () => {
  await writeFile(
    join(folder, 'best-of-3'),
    writeBundle(bundleOf(signedVoidream('bench', 3, { least: 1, most: 900 }))),
  );
  expect([...(await secondOf([join(folder, 'best-of-3')])).values()].map(ofSecond)).toEqual(['OK']);
});

/** All that differ, each with what was changed and what either says. */
async function differing(name: string, changed: readonly Uint8Array[]): Promise<readonly unknown[]> {
  const files = changed.map((_, nth) => join(folder, `${name}-${nth}`));
  await Promise.all(changed.map((bytes, nth) => writeFile(files[nth]!, bytes)));
  const second = await secondOf(files);
  return changed.flatMap((bytes, nth) => {
    const first = verifyBundle(bytes, trust);
    const line = second.get(`${name}-${nth}`);
    return ofSecond(line).startsWith(first.verdict) ? [] : [[nth, ofFirst(first), first.finding?.says, line]];
  });
}

const diceOf = (name: string): Dice => seededChance(utf8(name), { game: 'changes', epoch: 0 }).dice('changes', 0);
const many = <Made>(count: number, make: () => Made): readonly Made[] => Array.from({ length: count }, make);

it.each(['duel', 'ruled', 'good'])('agrees with the first on %s with any byte changed', async (name) => {
  const dice = diceOf(name);
  expect(
    await differing(
      name,
      many(120, () => flipped(sample(name), dice)),
    ),
  ).toEqual([]);
});

const unsigned: Bundle = bundleOf(playedMatch('duel', 2, 'a', {}));

it.each(CLOCKS)('keeps the clocks of %s', async (name, clock, ends) => {
  const bytes = writeBundle(bundleOf(clockedMatch(clock, ends)));
  await writeFile(join(folder, 'clocked'), bytes);
  expect([...(await secondOf([join(folder, 'clocked')])).values()].map(ofSecond)).toEqual(['OK']);
  const dice = diceOf(name);
  const changed = many(60, () => reforged(bytes, dice)).filter((each) => each !== null);
  expect(await differing('clocked', changed)).toEqual([]);
});

it.each([
  ['duel', sample('duel'), 30],
  ['ruled', sample('ruled'), 90],
  ['unsigned', writeBundle(unsigned), 90],
])('agrees with the first on %s with any record changed, linked and logged anew', async (name, bytes, count) => {
  const dice = diceOf(name);
  const changed = many(count, () => reforged(bytes, dice)).filter((each) => each !== null);
  expect(changed.length).toBeGreaterThan(count / 2);
  expect(await differing(name, changed)).toEqual([]);
});

it.each([
  [
    'a dispute whose steps were signed',
    ruledMatch(1, { p0: signerOf('the phone of p0'), p1: signerOf('the phone of p1') }),
  ],
  ['a game lost by ruling', endedByRuling({ is: 'game-loss', seat: seat(0) })],
  [
    'a result disputed after the end',
    endedByRuling({ is: 'result', games: { won: [1, 0], drawn: 0 }, bothLost: false }),
  ],
])('follows %s', async (name, story) => {
  const bytes = writeBundle(ruledBundle(story));
  await writeFile(join(folder, 'ended'), bytes);
  expect([...(await secondOf([join(folder, 'ended')])).values()].map(ofSecond)).toEqual(['OK']);
  const dice = diceOf(name);
  const changed = many(60, () => reforged(bytes, dice)).filter((each) => each !== null);
  expect(await differing('ended', changed)).toEqual([]);
});
