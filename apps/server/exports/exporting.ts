import { randomUUID } from 'node:crypto';
import type { Millis } from '#kernel';
import { countGames, MadeFiles, type ReadModels } from '#readmodel';
import type { Vault } from '#vault';
import { DIMENSIONS } from '../stats/dimensions.js';
import { columnsOf, eachRows, eachText, type Format, type TableOf } from '../stats/lines.js';
import { Loop } from '../worker/loop.js';
import { Progress } from './progress.js';
import { type Asked, dropExport, type ExportRow, fileOf, keepExport, type KeptExport, listExports } from './rows.js';

export interface Exports {
  readonly readModels: ReadModels;
  readonly vault: Vault;
  readonly now: () => Millis;
  /** How long a file stays. */
  readonly keepMs: number;
  readonly report: (what: string) => void;
}

const LOOK_EVERY_MS = 500;
const TIDY_EVERY_MS = 10_000;
/** Longer than a part takes. */
const LEFT_TO_ONE_MS = 15_000;
const MOST_TRIES = 3;
const PART_BYTES = 256 * 1024;
const MOST_BYTES = 1024 ** 3;

/**
 * Makes the files that people asked for, one after the other, and removes them when their time is over. A worker that dies
 * leaves its file to another, which begins anew.
 */
export class Exporting {
  readonly #loop: Loop;
  readonly #worker = randomUUID();
  readonly #files: MadeFiles;
  #tidied = 0;

  constructor(private readonly exports: Exports) {
    this.#files = new MadeFiles(exports.readModels.source);
    this.#loop = new Loop({
      step: () => this.#step(),
      everyMs: LOOK_EVERY_MS,
      againMs: LOOK_EVERY_MS,
      waits: 'Exports wait',
      report: exports.report,
    });
  }

  stop(): Promise<void> {
    return this.#loop.stop();
  }

  /** Whether there was one to make. */
  async #step(): Promise<boolean> {
    const { vault, now } = this.exports;
    const all = await listExports(vault, null);
    const over = all.filter(({ row: { expires } }) => expires !== null && expires <= now());
    for (const each of over) await dropExport(vault, each);
    if (over.length > 0 || this.#tidied + TIDY_EVERY_MS <= now()) await this.#tidy();
    const next = all.find(({ row }) => isDue(row, now()));
    if (next === undefined) return false;
    await this.#make(next);
    return true;
  }

  /** Drops files without an export. They are listed first: an export is there before its file. */
  async #tidy(): Promise<void> {
    this.#tidied = this.exports.now();
    const names = await this.#files.names();
    const meant = new Set((await listExports(this.exports.vault, null)).map(fileOf));
    for (const name of names) if (!meant.has(name)) await this.#files.drop(name);
  }

  async #make(due: KeptExport): Promise<void> {
    const { vault, now } = this.exports;
    const begun: ExportRow = { ...due.row, state: 'working', done: 0, total: 0, bytes: 0, tries: due.row.tries + 1 };
    if (due.row.tries >= MOST_TRIES) {
      await keepExport(vault, due, this.#failed(due.row, `${MOST_TRIES} tries were cut off. Start it again later.`));
      return;
    }
    const mine = await keepExport(vault, due, { ...begun, worker: this.#lease() });
    if (mine === null) return;
    const progress = new Progress(vault, mine, now, () => this.#lease());
    try {
      const ended = await this.#write(progress);
      if (ended !== null) await progress.keep(ended);
    } catch (failure) {
      this.exports.report(`An export broke off, and is begun again: ${String(failure)}`);
      await progress.keep({ ...progress.row, state: 'waiting', worker: null });
    }
  }

  /** How it ended; null when it is no longer this worker's. */
  async #write(progress: Progress): Promise<ExportRow | null> {
    const { readModels, now, keepMs } = this.exports;
    const { filter, format } = progress.row;
    const name = fileOf(progress.kept);
    await this.#files.drop(name);
    const total = await countGames(readModels.source, filter);
    if (!(await progress.keep({ ...progress.row, total }))) return null;
    const table = tableOf(progress.row);
    const parts = eachText(eachRows(readModels.source, table, filter), FORMATS[format], columnsOf(table));
    let waiting = '';
    let bytes = 0;
    const flush = async (): Promise<void> => {
      const part = Buffer.from(waiting);
      if (part.length > 0) await this.#files.append(name, bytes, part);
      bytes += part.length;
      waiting = '';
    };
    for await (const { looked, text } of parts) {
      if (this.#loop.signal.aborted)
        return { ...progress.row, state: 'waiting', worker: null, tries: progress.row.tries - 1 };
      waiting += text;
      if (waiting.length >= PART_BYTES) await flush();
      if (bytes > MOST_BYTES) {
        return this.#failed(progress.row, 'The file would be larger than 1 GB: narrow the filter, and start again.');
      }
      if (!(await progress.moved(looked, bytes))) return null;
    }
    await flush();
    const { done } = progress.row;
    const expires = now() + keepMs;
    return { ...progress.row, state: 'ready', total: done, bytes, worker: null, expires };
  }

  #failed(row: ExportRow, trouble: string): ExportRow {
    return { ...row, state: 'failed', worker: null, trouble, expires: this.exports.now() + this.exports.keepMs };
  }

  #lease(): NonNullable<ExportRow['worker']> {
    return { id: this.#worker, until: this.exports.now() + LEFT_TO_ONE_MS };
  }
}

const isDue = ({ state, worker }: ExportRow, now: number): boolean =>
  state === 'waiting' || (state === 'working' && (worker === null || worker.until <= now));

const FORMATS: Readonly<Record<Asked['format'], Format>> = { CSV: 'csv', NDJSON: 'ndjson' };

function tableOf({ of, by }: Asked): TableOf {
  switch (of) {
    case 'GAMES':
      return { of: 'games' };
    case 'CARDS':
      return { of: 'cards' };
    case 'FIGURES':
      return { of: 'figures', by: by.map((each) => DIMENSIONS[each]) };
  }
}
