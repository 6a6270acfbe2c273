import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A temporary folder for servers. It and they go when it is closed, or when its owner dies, be it by kill -9. */
export interface Den {
  readonly dir: string;
  serve(service: Service): Promise<Served>;
  /** A shell command for the end. */
  atEnd(name: string, command: string): Promise<void>;
  close(): Promise<void>;
}

export interface Service {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** What it logs once it serves. */
  readonly ready: string;
  /** The signal that ends it at once. */
  readonly endedBy: 'KILL' | 'QUIT';
  readonly as?: { readonly uid?: number; readonly gid?: number };
}

export interface Served {
  readonly ended: Promise<void>;
  /** Resolves when it has ended. */
  signal(signal: NodeJS.Signals): Promise<void>;
}

/** Waits for the end of its owner's pipe, which comes in whatever way the owner ends; then clears up. */
const REAPER =
  'cat >/dev/null; for end in "$1"/*.end; do [ -f "$end" ] && sh "$end"; done; rm -rf "$1" || { sleep 1; rm -rf "$1"; }';
const READY_WITHIN_MS = 90_000;

export async function openDen(): Promise<Den> {
  const dir = await mkdtemp(join(tmpdir(), 'dreamledger-'));
  await chmod(dir, 0o755);
  const reaper = spawn('sh', ['-c', REAPER, 'reaper', dir], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  const gone = once(reaper, 'exit');
  reaper.unref();
  return {
    dir,
    serve: (service) => serve(dir, service),
    atEnd: (name, command) => writeFile(join(dir, `${name}.end`), command),
    async close() {
      reaper.ref();
      reaper.stdin.end();
      await gone;
    },
  };
}

async function serve(dir: string, { name, command, args, ready, endedBy, as }: Service): Promise<Served> {
  const log = join(dir, `${name}.log`);
  const file = await open(log, 'w');
  const child = spawn(command, args, { ...as, cwd: dir, detached: true, stdio: ['ignore', file.fd, file.fd] });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', resolve).once('error', resolve);
  }).then(() => rm(join(dir, `${name}.end`), { force: true }));
  child.unref();
  await file.close();
  const { pid } = child;
  if (pid === undefined) throw new Error(`${command} could not be started`);
  await writeFile(join(dir, `${name}.end`), `kill -${endedBy} ${pid}`);
  const until = Date.now() + READY_WITHIN_MS;
  for (let said = ''; !said.includes(ready); said = await readFile(log, 'utf8')) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > until) {
      child.kill('SIGKILL');
      throw new Error(`${name} did not start:\n${said.split('\n').slice(-30).join('\n')}`);
    }
    await sleep(25);
  }
  return {
    ended,
    async signal(signal) {
      child.ref();
      child.kill(signal);
      await ended;
    },
  };
}
