import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Fault, Unavailable } from '#kernel';
import { isDiskFull } from '#log';
import { type PgliteFiles, PgliteServer } from './server.js';

export interface Hearing {
  readonly report: (what: string) => void;
  /** Hears when files that were open can't be opened again: only a new beginning helps. */
  readonly lost: () => void;
}

/** What PGlite keeps in a folder, or a new beginning when that can't be trusted: all of it can be rebuilt from the log. */
export async function openPgliteFolder(
  path: string,
  searchPath: string,
  { report, lost }: Hearing,
): Promise<PgliteServer> {
  const folder = new PgliteFolder(path);
  const begin = async (): Promise<PgliteServer> => {
    const server = new PgliteServer(folder, searchPath, report);
    await server.open();
    folder.lost = lost;
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
  return begin().catch((failure: unknown) => {
    if (failure instanceof NoRoom) throw failure;
    return beginAnew('PGlite can not open them');
  });
}

class NoRoom extends Unavailable {}

/** PGlite takes about so much to open its files, whether they are new or were left in the middle. */
const ROOM_BYTES = 2 ** 26;

/**
 * PGlite runs with fsync off, so after a loss of power its files may be torn without an error. A note beside them says
 * in which run of the machine they are in use; they are trusted when they were closed, or only the process died.
 */
class PgliteFolder implements PgliteFiles {
  readonly data: string;
  lost: () => void = () => undefined;
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

  /** The note is there as a whole or not at all: half of one would read as that of another run. */
  async markInUse(): Promise<void> {
    const half = `${this.#note}.new`;
    try {
      await mkdir(this.path, { recursive: true });
      await writeFile(half, await bootId(), { flush: true });
      await rename(half, this.#note);
      await syncAt(this.path);
    } catch (cause) {
      await rm(half, { force: true });
      throw isDiskFull(cause) ? this.#noRoom(cause) : cause;
    }
  }

  /** A full disk comes and goes, and leaves the files as they are. */
  async explain(failure: Fault): Promise<Fault> {
    const trial = join(this.path, 'trial');
    try {
      await writeFile(trial, new Uint8Array(ROOM_BYTES));
    } catch (cause) {
      return this.#noRoom(cause);
    } finally {
      await rm(trial, { force: true });
    }
    this.lost();
    return failure;
  }

  #noRoom(cause: unknown): NoRoom {
    return new NoRoom(
      `There is no room for the read models in ${this.path} (${String(cause)}). They go on as soon as there is.`,
    );
  }

  /** All that PGlite wrote is made durable before the note goes. */
  async closed(): Promise<void> {
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
