import { Fault } from '#kernel';
import { beginning } from './identity.js';
import { inAppends } from './limits.js';
import type { Log, LogEntry, Positions } from './port.js';
import { Transcript } from './transcript.js';

export interface CopyProgress {
  readonly doing: 'reading' | 'copying' | 'comparing';
  readonly done: number;
  readonly of: number;
}

export interface CopyReport {
  readonly records: number;
  /** How many of them this run has copied. */
  readonly copied: number;
  /** How many more the copy holds because a send was repeated. Such records are void to every reader. */
  readonly repeats: number;
  /** SHA-256 of each partition, on which both logs agree. */
  readonly hashes: readonly string[];
}

type OnProgress = (progress: CopyProgress) => void;

/**
 * Copies a log into another of the same id and partitions, in the same order. It may be run again at any time: it goes
 * on where the copy ends, and is done when reading the copy from its beginning gives the same hashes.
 */
export async function copyLog(from: Log, to: Log, onProgress: OnProgress): Promise<CopyReport> {
  checkTwins(from, to);
  const end = await from.end();
  const source = new Transcript(from.identity.partitions);
  await readThrough(from, end, (entries) => {
    for (const entry of entries) source.add(entry);
    onProgress({ doing: 'reading', done: source.records, of: sum(end) - end.length });
  });
  const before = await compare(source, to, onProgress);
  if (before.records === source.records) return report(source, before, 0);
  await copyRest(from, to, { end, counts: before.counts, records: source.records }, onProgress);
  return report(source, await compare(source, to, onProgress), source.records - before.records);
}

function checkTwins({ identity: one }: Log, { identity: other }: Log): void {
  if (one.logId === other.logId && one.partitions === other.partitions) return;
  throw new Fault(
    `The log ${one.logId} of ${one.partitions} partitions can't be copied into the log ${other.logId} of ${other.partitions}: make the copy under the same id, with as many partitions.`,
  );
}

/** Gives every record up to this end, in the order of its partition. */
async function readThrough(
  log: Log,
  end: Positions,
  visit: (entries: readonly LogEntry[]) => Promise<void> | void,
): Promise<void> {
  const next = end.map(() => 1);
  const isThrough = (): boolean => end.every((last, partition) => (next[partition] ?? 0) >= last);
  if (isThrough()) return;
  let finish: () => void = () => undefined;
  const through = new Promise<void>((resolve) => (finish = resolve));
  const tail = log.tail(beginning(end.length), async (entries) => {
    await visit(entries.filter(({ partition, offset }) => offset < (end[partition] ?? 0)));
    for (const { partition, offset } of entries) next[partition] = offset + 1;
    if (isThrough()) finish();
  });
  try {
    await Promise.race([through, tail.done]);
    if (!isThrough()) throw new Fault('The log was closed while it was read.');
  } finally {
    await tail.stop();
  }
}

/** How far the copy is the same as its source; throws when it is anything else. */
async function compare(source: Transcript, to: Log, onProgress: OnProgress): Promise<Transcript> {
  const copy = new Transcript(to.identity.partitions);
  await readThrough(to, await to.end(), (entries) => {
    for (const entry of entries) {
      if (copy.follow(source, entry) !== 'differs') continue;
      throw new Fault(
        `The copy differs from the log: its record at ${entry.offset} of partition ${entry.partition} is none that belongs there. Nothing was changed; copy into an empty place.`,
      );
    }
    onProgress({ doing: 'comparing', done: copy.records, of: source.records });
  });
  return copy;
}

interface Rest {
  readonly end: Positions;
  readonly records: number;
  /** How many records of each partition are there already. */
  readonly counts: readonly number[];
}

async function copyRest(from: Log, to: Log, { end, records, counts }: Rest, onProgress: OnProgress): Promise<void> {
  const toSkip = [...counts];
  let done = sum(counts);
  await readThrough(from, end, async (entries) => {
    const missing = counts.map((): Uint8Array[] => []);
    for (const { partition, bytes } of entries) {
      const skip = toSkip[partition] ?? 0;
      if (skip > 0) toSkip[partition] = skip - 1;
      else missing[partition]?.push(bytes);
    }
    await Promise.all(missing.map((some, partition) => appendAll(to, partition, some)));
    done += sum(missing.map(({ length }) => length));
    onProgress({ doing: 'copying', done, of: records });
  });
}

async function appendAll(to: Log, partition: number, records: readonly Uint8Array[]): Promise<void> {
  for (const some of inAppends(records)) await to.append(partition, some);
}

function report(source: Transcript, copy: Transcript, copied: number): CopyReport {
  const { hashes, records } = source;
  const differs = copy.hashes.findIndex((digest, partition) => digest !== hashes[partition]);
  if (differs < 0) return { records, copied, repeats: copy.repeats, hashes };
  throw new Fault(
    `Partition ${differs} of the copy does not have the hash of the log's. Run it again, or copy into an empty place.`,
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
