import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { addressOf } from '#log';
import { EXIT, Stop } from '../exit.js';
import { unwritable } from '../writing.js';

export interface Reached {
  readonly url: string;
  /** Ends what was started for this; a server that ran before goes on. */
  readonly leave: () => Promise<void>;
}

const READY = / is ready at (\S+)$/;

/** The server that has this folder, or else one of our own on it, which nobody but this machine reaches. */
export async function serverOn(folder: string): Promise<Reached> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((failure: unknown) => {
    throw unwritable(folder, failure);
  });
  const url = await addressOf(folder);
  return url === null ? start(folder) : { url, leave: () => Promise.resolve() };
}

/** The demo's password is drawn, so nobody could guess it however cheap a try is; and who signs in has it hashed anew. */
const OWN = { HOST: '127.0.0.1', PORT: '0', RATE_LIMIT: '0', PASSWORD_COST: '10', TLS_CERT: '', TLS_KEY: '' };

async function start(folder: string): Promise<Reached> {
  const main = fileURLToPath(import.meta.resolve('../../server/main.js'));
  const env = { NODE_ENV: 'production', LOG_LEVEL: 'error', ...process.env, ...OWN, DREAMLEDGER_DATA: folder };
  const server = spawn(process.execPath, [...process.execArgv, main], { stdio: ['ignore', 'pipe', 'inherit'], env });
  const ended = once(server, 'exit');
  return { url: await readyAt(server, ended), leave: () => stop(server, ended) };
}

function readyAt(server: ChildProcess, ended: Promise<unknown>): Promise<string> {
  return new Promise((resolve, reject) => {
    if (server.stdout !== null) {
      createInterface({ input: server.stdout }).on('line', (line) => {
        const url = READY.exec(line)?.[1];
        if (url !== undefined) resolve(url);
      });
    }
    void ended.then(() => {
      reject(new Stop(EXIT.fault, 'The server that was started for the demo ended; what it said is above.'));
    });
  });
}

async function stop(server: ChildProcess, ended: Promise<unknown>): Promise<void> {
  server.kill('SIGTERM');
  await ended;
}
