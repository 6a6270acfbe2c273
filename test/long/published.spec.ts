import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** A published engine is a file that depends on nothing else any more, whatever becomes of the sources. */

interface Ended {
  readonly code: unknown;
  readonly said: string;
}
const run = (...args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(process.execPath, args, { maxBuffer: 2 ** 26 }, (failure, out, err) => {
      resolve({ code: failure?.code ?? 0, said: out + err });
    });
  });

let folder: string;
let published: string;
let first: Ended;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dreamledger-engine-'));
  first = await run('apps/engine/publish.mjs', '--to', folder, '--here');
  published = join(folder, readdirSync(folder)[0] ?? '');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('is one file named by its hash, and replays its golden games to equal hashes', () => {
  expect(first.code).toBe(0);
  expect(first.said).toMatch(/Node \S+: (\d+) of \1 golden games replay to equal hashes/);
  expect(readFileSync(join(published, 'engine.js'), 'utf8')).not.toMatch(/^import |[^.]\brequire\(/m);
});

it('is the same when the same sources are published again', async () => {
  expect((await run('apps/engine/publish.mjs', '--to', folder, '--here')).said).toContain('is published already.');
  expect(readdirSync(folder)).toHaveLength(1);
});

it('is not taken for what was published when a byte has changed', async () => {
  const tampered = join(mkdtempSync(join(tmpdir(), 'dreamledger-tampered-')), published.split('/').at(-1) ?? '');
  cpSync(published, tampered, { recursive: true });
  appendFileSync(join(tampered, 'engine.js'), ' ');
  const { code, said } = await run('apps/engine/replay.mjs', tampered);
  rmSync(join(tampered, '..'), { recursive: true });
  expect(code).toBe(4);
  expect(said).toContain('which is not its name: it is not what was published.');
});

/** A later source, in which a tie in a conflict is won by the second player. */
const otherRule: Plugin = {
  name: 'another rule',
  setup(engine) {
    engine.onLoad({ filter: /rules\/conflict\.ts$/ }, ({ path }) => {
      const rule = 'if (first === second) return null;';
      const contents = readFileSync(path, 'utf8');
      if (!contents.includes(rule)) throw new Error(`${path} no longer has: ${rule}`);
      return { contents: contents.replace(rule, ''), loader: 'ts' };
    });
  },
};

it('goes on replaying beside a newer source by which its games would go otherwise', async () => {
  const newer = join(folder, 'newer.mjs');
  await build({
    entryPoints: ['apps/engine/main.ts'],
    outfile: newer,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    conditions: ['source'],
    plugins: [otherRule],
  });
  const name = published.split('/').at(-1) ?? '';
  const program = join(folder, 'both.mjs');
  writeFileSync(
    program,
    `import { readFileSync } from 'node:fs';
     const text = (file) => readFileSync(${JSON.stringify(published)} + '/' + file, 'utf8');
     const golden = { decks: text('decks.json'), games: text('games.jsonl') };
     for (const engine of [${JSON.stringify(join(published, 'engine.js'))}, ${JSON.stringify(newer)}]) {
       const { replayGolden } = await import(engine);
       console.log(replayGolden(text('cards.json'), ${JSON.stringify(name)}, golden).differ.length);
     }`,
  );
  const [frozen, other] = (await run(program)).said.trim().split('\n').map(Number);
  expect(frozen).toBe(0);
  expect(other).toBeGreaterThan(0);
});
