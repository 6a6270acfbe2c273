import { stat } from 'node:fs/promises';
import { Fault } from '#kernel';
import { readAt } from './disk.js';
import { findWholeFrame } from './frame.js';
import type { Segment } from './segment.js';

/** A log's file that does not hold what was written to it. Nothing is changed when this is found. */
export class Damage extends Fault {
  constructor(
    readonly file: string,
    readonly position: number,
    readonly why: string,
  ) {
    super(
      `${file} is damaged at byte ${position}: ${why} Nothing was changed. Restore the log's folder from a backup; "dreamledger log check" tells how far it is whole.`,
    );
  }
}

/** Whether it is but a write that was cut short, and so never acknowledged: no whole record stands behind it. */
export async function isCutShort(damage: Damage, last: Segment): Promise<boolean> {
  if (damage.file !== last.path || damage.position < last.body) return false;
  const { size } = await stat(last.path);
  const rest = await readAt(last.path, damage.position, size - damage.position);
  return findWholeFrame(rest, 0, last.next.length) === null;
}
