import { execFile } from 'node:child_process';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** What a peer did in its best round: each runs in a process of its own, with nothing else going on. */
export interface PeerRun {
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
}

const run = promisify(execFile);
const SOURCE = fileURLToPath(new URL('../peers/', import.meta.url));
/** Apart from the project's own packages; a second run finds them there. */
const INSTALLED = 'node_modules/.cache/dreamledger-bench-peers';

/** Installs the peers as their lock file says, once; throws where there is no registry. */
export async function installPeers(): Promise<string> {
  const wanted = await readFile(join(SOURCE, 'package-lock.json'), 'utf8');
  const there = await readFile(join(INSTALLED, 'installed.json'), 'utf8').catch(() => '');
  if (there === wanted) return INSTALLED;
  await mkdir(INSTALLED, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) await cp(join(SOURCE, file), join(INSTALLED, file));
  await run('npm', ['ci', '--ignore-scripts', '--omit=optional', '--no-fund', '--no-audit'], { cwd: INSTALLED });
  await cp(join(SOURCE, 'package-lock.json'), join(INSTALLED, 'installed.json'));
  return INSTALLED;
}

export async function runPeer(program: string, installed: string): Promise<PeerRun> {
  const { stdout } = await run(process.execPath, [join(SOURCE, program), join(process.cwd(), installed)]);
  return JSON.parse(stdout) as PeerRun;
}
