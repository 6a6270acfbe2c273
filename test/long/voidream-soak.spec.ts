import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';

/** Random games of Voidream over all ready decks, and over wild ones of all cards: 20,000 in the long run, a million in a night. */
const GAMES = Number(process.env.DREAMLEDGER_RANDOM_GAMES ?? 400);
const NO_LIMIT = 24 * 60 * 60_000;

const run = promisify(execFile);

interface Line {
  readonly broken?: string;
  readonly games?: number;
  readonly answers?: number;
}

async function playMany(from: number, to: number): Promise<readonly Line[]> {
  const loader = ['--conditions=source', '--no-warnings', '--import', './test/support/typescript/register.js'];
  const program = [...loader, 'test/long/programs/play-many.ts', String(from), String(to)];
  const { stdout } = await run(process.execPath, program, { maxBuffer: 2 ** 26 });
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

it(
  `${GAMES} random games keep the invariants, end, and replay to equal hashes`,
  async () => {
    const processes = Math.min(availableParallelism(), 8);
    const parts = Array.from({ length: processes }, (_, i) => Math.floor((i * GAMES) / processes));
    const lines = (await Promise.all(parts.map((from, i) => playMany(from, parts[i + 1] ?? GAMES)))).flat();
    expect(lines.flatMap(({ broken }) => broken ?? [])).toEqual([]);
    expect(lines.reduce((sum, { games = 0 }) => sum + games, 0)).toBe(GAMES);
    expect(lines.reduce((sum, { answers = 0 }) => sum + answers, 0)).toBeGreaterThan(GAMES * 20);
  },
  NO_LIMIT,
);
