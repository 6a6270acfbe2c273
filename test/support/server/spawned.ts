import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterFile } from '../servers/index.js';
import type { Settings } from './embedded.js';
import { TINY_GAMES } from './tiny-games.js';

/** A server in a process of its own, as it is started in earnest. */
export interface Spawned {
  readonly url: string;
  /** All it wrote to standard output so far, line by line. */
  readonly said: readonly string[];
  readonly pid: number;
  readonly signal: (name: NodeJS.Signals) => void;
  /** How it ended: its exit code, or the signal's name. */
  readonly ended: Promise<number | NodeJS.Signals>;
}

const MAIN = fileURLToPath(new URL('../../../apps/server/main.ts', import.meta.url));
const TYPESCRIPT = new URL('../typescript/register.js', import.meta.url).href;
const READY = / is ready at (\S+)$/;

/** Starts a server and waits until it is ready; killed after this test file if it still runs. */
export async function spawnServer(settings: Settings, args: readonly string[] = []): Promise<Spawned> {
  const program = start(settings, args);
  const ended = once(program, 'exit').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals);
  afterFile(async () => {
    program.kill('SIGKILL');
    await ended;
  });
  const said: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: program.stdout ?? process.stdin }).on('line', (line) => {
      said.push(line);
      const found = READY.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    void ended.then((how) => {
      reject(new Error(`The server ended with ${how} before it was ready: ${said.join(' | ')}`));
    });
  });
  return { url, said, pid: program.pid ?? 0, ended, signal: (name) => program.kill(name) };
}

function start(settings: Settings, args: readonly string[]): ChildProcess {
  const node = ['--conditions=source', '--no-warnings', '--import', TYPESCRIPT, MAIN, ...args];
  const env = {
    PATH: process.env.PATH,
    DREAMLEDGER_GAMES: TINY_GAMES,
    PORT: '0',
    LOG_LEVEL: 'error',
    PASSWORD_COST: '10',
    RATE_LIMIT: '0',
    ...settings,
  };
  return spawn(process.execPath, node, { stdio: ['ignore', 'pipe', 'inherit'], env });
}
