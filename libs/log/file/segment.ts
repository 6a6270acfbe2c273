import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { canonicalJson, Fault, textOf, utf8 } from '#kernel';
import type { LogIdentity, Positions } from '../port.js';
import { Damage } from './damage.js';
import { type OpenToWrite, readAt, syncFolder, type Writable, writeAll } from './disk.js';
import { findWholeFrame, FRAME_HEAD, NO_PARTITION, readFrame, writeFrame } from './frame.js';

const FORMAT = 1;
const NAME = /^(\d{16})\.segment$/;
const UNFINISHED = '.new';
const LARGEST_HEADER = 2 ** 16;

/** What a segment's first frame says. */
export interface Header {
  readonly logId: string;
  /** The next offset of each partition where the segment begins. */
  readonly next: Positions;
  /** The CRC of the last frame before it. */
  readonly follows: number;
}

export interface Segment extends Header {
  readonly path: string;
  /** Where it begins, counted in bytes of the whole log; its name. */
  readonly base: number;
  /** Where its records begin, in the file. */
  readonly body: number;
}

export const identityOf = ({ logId, next }: Header): LogIdentity => ({ logId, partitions: next.length });

/** Where a log lies, and how it is written. */
export interface Folder {
  readonly path: string;
  /** A segment that would grow beyond this is followed by a new one. */
  readonly segmentBytes: number;
  readonly open: OpenToWrite;
}

/** Makes a segment of its header and these frames; it is there as a whole and durable, or not at all. */
export async function makeSegment(
  folder: Folder,
  base: number,
  header: Header,
  frames: Uint8Array,
): Promise<{ readonly segment: Segment; readonly file: Writable }> {
  const path = join(folder.path, `${String(base).padStart(16, '0')}.segment`);
  const text = utf8(canonicalJson({ ...header, format: FORMAT }));
  const head = Buffer.allocUnsafe(FRAME_HEAD + text.length);
  writeFrame(head, 0, NO_PARTITION, base, text);
  const file = await folder.open(path + UNFINISHED, 'w');
  try {
    await writeAll(file, Buffer.concat([head, frames]), 0);
    await file.datasync();
    await rename(path + UNFINISHED, path);
    await syncFolder(folder.path);
  } catch (cause) {
    await file.close();
    throw cause;
  }
  return { segment: { ...header, path, base, body: head.length }, file };
}

/** Removes what a crash left of a segment in the making. */
export async function removeUnfinished(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(`.segment${UNFINISHED}`));
  await Promise.all(names.map((name) => rm(join(folder, name))));
}

/** All segments of a log by their headers; each must begin where the one before ends. */
export async function readSegments(folder: string): Promise<Segment[]> {
  const segments: Segment[] = [];
  let end = 0;
  for (const name of (await readdir(folder)).filter((file) => NAME.test(file)).sort()) {
    const segment = await readSegment(join(folder, name), Number.parseInt(name));
    const before = segments.at(-1);
    if (before === undefined && segment.base > 0)
      throw new Damage(segment.path, 0, 'the segments before it are missing.');
    if (before !== undefined && segment.base !== end) {
      const why = `it ends here, but the next segment, ${name}, begins at ${segment.base - before.base}.`;
      throw new Damage(before.path, end - before.base, why);
    }
    if (before !== undefined && before.logId !== segment.logId) {
      throw new Damage(segment.path, 0, 'it belongs to another log.');
    }
    segments.push(segment);
    end += (await stat(segment.path)).size;
  }
  return segments;
}

async function readSegment(path: string, base: number): Promise<Segment> {
  const frame = readFrame(await readAt(path, 0, LARGEST_HEADER), 0);
  if (frame?.partition !== NO_PARTITION || frame.offset !== base) {
    throw new Damage(path, 0, 'it does not begin with the header of a segment.');
  }
  const { format, ...header } = JSON.parse(textOf(frame.payload)) as Header & { readonly format: number };
  if (format === FORMAT) return { ...header, path, base, body: frame.end };
  throw new Fault(
    `${path} has format ${format}, but this version reads format ${FORMAT}: use the version that wrote it.`,
  );
}

/**
 * Whether damage is but a write that was cut short, and so never acknowledged: no whole record stands behind it, up to
 * the size that its file had. Who has the log may have written on since.
 */
export async function isCutShort(damage: Damage, last: Segment, size: number): Promise<boolean> {
  if (damage.file !== last.path || damage.position < last.body) return false;
  const rest = await readAt(last.path, damage.position, size - damage.position);
  return findWholeFrame(rest, 0, last.next.length) === null;
}
