import { type FileHandle, mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canonicalJson, Fault, Unavailable } from '#kernel';
import { isDiskFull } from '#log';
import { nothingYet, removeUnfinished, replaceFile } from './durable-file.js';
import { frame, readFrames } from './frames.js';
import type { Change, Kept, Space, Vault } from './port.js';
import { HEADER, readRows, writeRows } from './rows.js';
import { type Row, rowName, type Rows, Shelves } from './shelves.js';

/** The vault of an embedded server: one journal, folded in memory. One process at a time; the data folder's lock sees to it. */
export async function fileVault(folder: string, report: (what: string) => void): Promise<Vault> {
  const path = join(folder, 'vault.journal');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeUnfinished(path);
  const bytes = await readFile(path).catch(nothingYet);
  if (bytes === null) {
    const header = frame(HEADER);
    return new FileVault(path, await replaceFile(path, [header]), new Shelves(), header.length);
  }
  const { texts, end } = readFrames(bytes, path);
  const [header, ...frames] = texts;
  if (header !== HEADER) throw new Fault(`${path} does not begin as a vault of this version does: ${HEADER}.`);
  const shelves = new Shelves();
  for (const text of frames) shelves.put(readRows(text));
  const file = await open(path, 'a');
  if (end < bytes.length) {
    await file.truncate(end);
    await file.datasync();
    report(`${path}: cut ${bytes.length - end} bytes of a change that was never acknowledged, at byte ${end}.`);
  }
  return new FileVault(path, file, shelves, end);
}

interface Waiting {
  readonly changes: readonly Change[];
  readonly resolve: (done: boolean) => void;
  readonly reject: (why: Fault) => void;
}

/** What may stay in the journal after it was dropped, until the journal is written anew. */
const TELLS_NOTHING: ReadonlySet<Space> = new Set<Space>(['undecided']);
const CHUNK = 200;
const SLACK = 2 ** 20;

/** The disk was full, and the vault is as it was before. */
class NoRoom extends Fault {
  constructor(cause: unknown) {
    super('The disk is full.', { cause });
  }
}

class FileVault implements Vault {
  #waiting: Waiting[] = [];
  #writing: Promise<void> | null = null;
  #broken: Fault | null = null;
  /** How many bytes may be appended before the journal is written anew. */
  #room = SLACK;

  constructor(
    readonly path: string,
    private file: FileHandle,
    private readonly shelves: Shelves,
    /** How much of it is durable. */
    private size: number,
  ) {
    this.#room += size;
  }

  get(space: Space, key: string): Promise<Kept | null> {
    return Promise.resolve(this.shelves.get(space, key));
  }

  list(space: Space, prefix = ''): Promise<readonly (Kept & { readonly key: string })[]> {
    return Promise.resolve(this.shelves.list(space, prefix));
  }

  async change(...changes: readonly Change[]): Promise<boolean> {
    for (const change of changes) if (change.do === 'put') canonicalJson(change.value);
    if (this.#broken !== null) throw this.#broken;
    return new Promise((resolve, reject) => {
      this.#waiting.push({ changes, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  async close(): Promise<void> {
    await this.#writing;
    this.#broken ??= new Fault('The vault is closed.');
    await this.file.close();
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      await Promise.resolve();
      await this.#writeGroup(this.#waiting.splice(0));
    }
    this.#writing = null;
  }

  /** Many changes, one write and one sync. Each sees what those before it in the group leave. */
  async #writeGroup(group: readonly Waiting[]): Promise<void> {
    if (this.#broken !== null) {
      for (const { reject } of group) reject(this.#broken);
      return;
    }
    const rows = new Map<string, Row>();
    const done = group.map(({ changes }) => {
      const after = this.shelves.weigh(changes, rows);
      for (const [name, row] of after ?? []) rows.set(name, row);
      return after !== null;
    });
    try {
      if (rows.size > 0) await this.#keep(rows);
    } catch (cause) {
      const why = this.#whatFailed(cause);
      for (const { reject } of group) reject(why);
      return;
    }
    this.shelves.put(rows.values());
    group.forEach(({ resolve }, i) => {
      resolve(done[i] === true);
    });
  }

  /** A full disk leaves all as it was; after anything else only opening the vault again tells what the disk holds. */
  #whatFailed(cause: unknown): Fault {
    if (cause instanceof NoRoom) {
      const says = `The disk of ${this.path} is full. Nothing was written; it goes on as soon as there is room.`;
      return new Unavailable(says, { cause });
    }
    this.#broken = new Fault(`${this.path} could not be written; the vault takes no more changes.`, { cause });
    return this.#broken;
  }

  /** What is dropped must be in no file afterwards: then the journal is written anew, not added to. */
  async #keep(rows: Rows): Promise<void> {
    const added = frame(writeRows(rows.values()));
    const forgets = [...rows.values()].some(
      (row) => row.kept === null && !TELLS_NOTHING.has(row.space) && this.shelves.get(row.space, row.key) !== null,
    );
    if (forgets || this.#room < added.length) await this.#rewrite(rows);
    else await this.#append(added);
  }

  /** What a full disk took of it is taken back. */
  async #append(added: Uint8Array): Promise<void> {
    try {
      await this.file.writeFile(added);
    } catch (cause) {
      if (!isDiskFull(cause)) throw cause;
      await this.file.truncate(this.size);
      throw new NoRoom(cause);
    }
    await this.file.datasync();
    this.size += added.length;
    this.#room -= added.length;
  }

  async #rewrite(rows: Rows): Promise<void> {
    const old = this.file;
    let size = 0;
    const parts = function* (all: Iterable<Row>): Iterable<Uint8Array> {
      yield frame(HEADER);
      for (const chunk of chunks(all)) {
        const bytes = frame(writeRows(chunk));
        size += bytes.length;
        yield bytes;
      }
    };
    try {
      this.file = await replaceFile(this.path, parts(this.#liveAfter(rows)));
    } catch (cause) {
      throw isDiskFull(cause) ? new NoRoom(cause) : cause;
    }
    this.size = size;
    this.#room = SLACK + size;
    await old.close();
  }

  *#liveAfter(rows: Rows): Iterable<Row> {
    for (const row of this.shelves.rows()) if (!rows.has(rowName(row.space, row.key))) yield row;
    for (const row of rows.values()) if (row.kept !== null) yield row;
  }
}

function* chunks(rows: Iterable<Row>): Iterable<readonly Row[]> {
  let chunk: Row[] = [];
  for (const row of rows) {
    chunk.push(row);
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
