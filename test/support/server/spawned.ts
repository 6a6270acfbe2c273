import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterFile } from '../servers/index.js';
import type { Settings } from './embedded.js';

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

/** As `npm start` and the image have it: docs/decisions/young-objects.md. */
const YOUNG = '--max-semi-space-size=64';
const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const READY = / is ready at (\S+)$/;

/** Starts a server and waits until it is ready; killed after this test file if it still runs. */
export function spawnServer(settings: Settings, args: readonly string[] = []): Promise<Spawned> {
  const program = start(settings, args);
  afterFile(async () => {
    program.kill('SIGKILL');
    if (program.exitCode === null && program.signalCode === null) await once(program, 'exit');
  });
  return ready(program);
}

/** The same outside of Jest: whoever calls it ends it. */
export const runServer = (settings: Settings, args: readonly string[] = []): Promise<Spawned> =>
  ready(start(settings, args));

async function ready(program: ChildProcess): Promise<Spawned> {
  const ended = once(program, 'exit').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals);
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
  build();
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DREAMLEDGER_GAMES: at('dist/test/support/games/index.js'),
    PORT: '0',
    LOG_LEVEL: 'error',
    PASSWORD_COST: '10',
    RATE_LIMIT: '0',
    ...settings,
  };
  return spawn(process.execPath, [YOUNG, at('dist/apps/server/main.js'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
}

let isBuilt = false;

/** What is started is what would be shipped; nothing is done when it is built already. */
function build(): void {
  if (!isBuilt) execFileSync(process.execPath, [at('apps/cli/bin/build.mjs')], { stdio: 'ignore' });
  isBuilt = true;
}
