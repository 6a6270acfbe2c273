import { stat, truncate } from 'node:fs/promises';
import { checkIdentity, genesisOf, identityToMake, type WhichLog } from '../identity.js';
import { Damage } from './damage.js';
import { append, framed } from './framed.js';
import { Journal } from './journal.js';
import {
  type Folder,
  identityOf,
  makeSegment,
  readSegments,
  removeUnfinished,
  type Segment,
  isCutShort,
} from './segment.js';
import { type Place, startOf, Walk } from './walk.js';

/** Opens the log in a folder, or makes it; only its last segment is read through. */
export async function openJournal(folder: Folder, which: WhichLog, report: (what: string) => void): Promise<Journal> {
  await removeUnfinished(folder.path);
  const segments = await readSegments(folder.path);
  if (segments.length === 0) segments.push(await makeFirst(folder, which));
  const last = segments.at(-1) as Segment;
  checkIdentity(which, identityOf(last), folder.path);
  const file = await folder.open(last.path, 'r+');
  const size = (await stat(last.path)).size;
  const place = await wholePart(segments, last, size);
  const whole = place.position - last.base;
  if (whole < size) {
    await truncate(last.path, whole);
    await file.datasync();
    report(`${last.path}: cut ${size - whole} bytes of a write that was never acknowledged, at byte ${whole}.`);
  }
  return new Journal(folder, segments, file, place);
}

async function makeFirst(folder: Folder, which: WhichLog): Promise<Segment> {
  const { logId, partitions } = identityToMake(which, folder.path);
  const next = new Array<number>(partitions).fill(0);
  const geneses = next.map((_, n) => append(n, [genesisOf({ logId, partitions }, n)]));
  const { segment, file } = await makeSegment(folder, 0, { logId, next, follows: 0 }, framed(geneses, next).bytes);
  await file.close();
  return segment;
}

/** How far the last segment is whole: to its end, or to a write that was cut short. */
export async function wholePart(segments: readonly Segment[], last: Segment, size: number): Promise<Place> {
  const walk = new Walk(segments, startOf(last));
  const end = last.base + size;
  try {
    while (walk.position < end) await walk.step(end);
  } catch (damage) {
    if (!(damage instanceof Damage && (await isCutShort(damage, last, size)))) throw damage;
  }
  return walk.place;
}
