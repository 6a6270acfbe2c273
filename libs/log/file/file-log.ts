import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Batches } from '../batches.js';
import { type Feed, FedTails, type Take, wanted } from '../fed-tail.js';
import { fewTurns } from '../few-turns.js';
import { checkStart, type WhichLog } from '../identity.js';
import { checkAppend } from '../limits.js';
import type { Log, LogIdentity, Positions, Tail } from '../port.js';
import { type OpenToWrite, openToWrite, syncFolder } from './disk.js';
import { type Append, append } from './framed.js';
import type { Journal } from './journal.js';
import { lockFolder } from './lock.js';
import { openJournal } from './open.js';

export interface FileLogOptions {
  readonly folder: string;
  readonly which: WhichLog;
  /** Hears what was mended when the log was opened. */
  readonly report: (what: string) => void;
  readonly segmentBytes?: number;
  readonly open?: OpenToWrite;
}

const SEGMENT = 2 ** 26;
const LARGEST_WRITE = 2 ** 23;

/** The log of an embedded server: files in one folder, for one process. Durable means written and synced. */
export async function fileLog(options: FileLogOptions): Promise<Log> {
  const { which, report, segmentBytes = SEGMENT, open = openToWrite } = options;
  const path = resolve(options.folder);
  await mkdir(path, { recursive: true, mode: 0o700 });
  await syncFolder(dirname(path));
  const unlock = await lockFolder(path);
  try {
    return new FileLog(await openJournal({ path, segmentBytes, open }, which, report), unlock);
  } catch (cause) {
    await unlock();
    throw cause;
  }
}

class FileLog implements Log {
  readonly #tails = new FedTails();
  readonly #writes: Batches<Append, number>;

  constructor(
    private readonly journal: Journal,
    private readonly unlock: () => Promise<void>,
  ) {
    this.#writes = new Batches(LARGEST_WRITE, (appends) => this.#write(appends), fewTurns);
  }

  get identity(): LogIdentity {
    return this.journal.identity;
  }

  async append(partition: number, records: readonly Uint8Array[]): Promise<number> {
    checkAppend(this.identity, partition, records);
    return this.#writes.add(append(partition, records));
  }

  tail(from: Positions, take: Take): Tail {
    return this.#tails.start(() => this.#feed(from), take);
  }

  end(): Promise<Positions> {
    return Promise.resolve(this.journal.end.next);
  }

  async close(): Promise<void> {
    await this.#writes.close();
    await this.#tails.stop();
    await this.journal.close();
    await this.unlock();
  }

  async #write(appends: readonly Append[]): Promise<readonly number[]> {
    const firsts = await this.journal.write(appends);
    this.#tails.ring();
    return firsts;
  }

  #feed(from: Positions): Feed {
    checkStart(from, this.journal.end.next);
    const begin = from.map((offset) => Math.max(offset, 1)); // after the genesis
    const { recent } = this.journal;
    const walk = this.journal.walk(begin);
    return () => {
      const { position } = this.journal.end;
      if (walk.position === position) return null;
      const commits = recent.from(walk.position);
      const last = commits.at(-1);
      if (last === undefined) return walk.step(position).then((entries) => wanted(entries, begin));
      walk.jump(last.after);
      return wanted(
        commits.flatMap(({ entries }) => entries),
        begin,
      );
    };
  }
}
