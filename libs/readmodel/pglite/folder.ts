import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PgliteServer } from './server.js';

/** What PGlite keeps in a folder, or a new beginning when that can't be trusted: all of it can be rebuilt from the log. */
export async function openPgliteFolder(
  path: string,
  searchPath: string,
  report: (what: string) => void,
): Promise<PgliteServer> {
  const folder = new PgliteFolder(path);
  const begin = async (): Promise<PgliteServer> => {
    const server = new PgliteServer(folder.data, searchPath, report, () => folder.markClosed());
    await server.open();
    return server;
  };
  const beginAnew = async (why: string): Promise<PgliteServer> => {
    const aside = await folder.moveAside();
    report(
      `The read models in ${path} can't be trusted: ${why}. They are rebuilt from the log; the old files are in ${aside}.`,
    );
    return begin();
  };
  const distrust = await folder.distrust();
  await folder.markInUse();
  if (distrust !== null) return beginAnew(distrust);
  return begin().catch((failure: unknown) => beginAnew(String(failure)));
}

/**
 * PGlite runs with fsync off, so after a loss of power its files may be torn without an error. A note beside them says
 * in which run of the machine they are in use; they are trusted when they were closed, or only the process died.
 */
class PgliteFolder {
  readonly data: string;
  readonly #note: string;

  constructor(readonly path: string) {
    this.data = join(path, 'pgdata');
    this.#note = join(path, 'in-use');
  }

  /** Why the files can't be trusted, or null. */
  async distrust(): Promise<string | null> {
    const note = await readFile(this.#note, 'utf8').catch(() => null);
    if (note === null || (await isEmpty(this.data))) return null;
    const boot = await bootId();
    return note === boot && boot !== '' ? null : 'the machine went down while they were in use';
  }

  /** Only one is kept: what is moved aside can be rebuilt, and is there for curiosity alone. */
  async moveAside(): Promise<string> {
    const aside = join(this.path, 'pgdata-aside');
    await rm(aside, { recursive: true, force: true });
    await rename(this.data, aside);
    return aside;
  }

  async markInUse(): Promise<void> {
    await mkdir(this.path, { recursive: true });
    const note = await open(this.#note, 'w');
    await note.writeFile(await bootId());
    await note.sync();
    await note.close();
    await syncAt(this.path);
  }

  /** All that PGlite wrote is made durable before the note goes. */
  async markClosed(): Promise<void> {
    const entries = await readdir(this.data, { recursive: true, withFileTypes: true });
    for (const entry of entries) await syncAt(join(entry.parentPath, entry.name));
    await rm(this.#note);
    await syncAt(this.path);
  }
}

async function syncAt(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

const isEmpty = (folder: string): Promise<boolean> =>
  readdir(folder).then(
    (names) => names.length === 0,
    () => true,
  );

/** Where the system does not tell, every end but a clean one counts as a loss of power. */
const bootId = (): Promise<string> => readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
