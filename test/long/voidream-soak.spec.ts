import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';

/**
 * Random games of Voidream over all ready decks, and over wild ones of all cards: 20,000 in the long run, a million in a night. A
 * game goes by its number; from which on they are played, DREAMLEDGER_FIRST_GAME says, so that a night's games can be played in parts.
 */
const GAMES = Number(process.env.DREAMLEDGER_RANDOM_GAMES ?? 400);
const FIRST = Number(process.env.DREAMLEDGER_FIRST_GAME ?? 0);
const PROCESSES = Math.min(availableParallelism(), 8);
/** So many a process plays before the next one; a night's run says then how far it is. */
const SLICE = Math.min(10_000, Math.ceil(GAMES / PROCESSES));
const NO_LIMIT = 24 * 60 * 60_000;

const run = promisify(execFile);

interface Line {
  readonly broken?: string;
  readonly games?: number;
  readonly answers?: number;
}

async function playMany(from: number, to: number): Promise<readonly Line[]> {
  const loader = [
    '--max-semi-space-size=64',
    '--conditions=source',
    '--no-warnings',
    '--import',
    './test/support/typescript/register.js',
  ];
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
    const lines: Line[] = [];
    const played = (): number => lines.reduce((sum, { games = 0 }) => sum + games, 0);
    let next = FIRST;
    async function playOn(): Promise<void> {
      while (next < FIRST + GAMES) {
        const from = next;
        next = Math.min(from + SLICE, FIRST + GAMES);
        lines.push(...(await playMany(from, next)));
        if (GAMES > SLICE * PROCESSES) process.stderr.write(`random games: ${played()} of ${GAMES}\n`);
      }
    }
    await Promise.all(Array.from({ length: PROCESSES }, playOn));
    expect(lines.flatMap(({ broken }) => broken ?? [])).toEqual([]);
    expect(played()).toBe(GAMES);
    expect(lines.reduce((sum, { answers = 0 }) => sum + answers, 0)).toBeGreaterThan(GAMES * 20);
  },
  NO_LIMIT,
);
