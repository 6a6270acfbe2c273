import { stat } from 'node:fs/promises';
import { Fault } from '#kernel';
import type { LogIdentity, Positions } from '../port.js';
import { Damage } from './damage.js';
import { identityOf, readSegments, isCutShort } from './segment.js';
import { startOf, Walk } from './walk.js';

/** What reading a whole log from its files found. */
export interface LogCheck {
  readonly identity: LogIdentity;
  readonly segments: number;
  /** How far it is whole: to the end, or to the first damage. */
  readonly bytes: number;
  readonly end: Positions;
  readonly damage: Damage | null;
  /** The damage is but a write that was cut short and never acknowledged: opening the log cuts it off. */
  readonly mends: boolean;
}

/** Reads every record of a log's folder and changes nothing; throws Damage when not even its headers can be read. */
export async function checkLog(folder: string, onProgress: (bytes: number, of: number) => void): Promise<LogCheck> {
  const segments = await readSegments(folder);
  const [first] = segments;
  const last = segments.at(-1);
  if (first === undefined || last === undefined) throw new Fault(`There is no log in ${folder}.`);
  const { size } = await stat(last.path);
  const end = last.base + size;
  const walk = new Walk(segments, startOf(first));
  const damage = await firstDamage(walk, end, onProgress);
  return {
    identity: identityOf(first),
    segments: segments.length,
    bytes: walk.position,
    end: walk.place.next,
    damage,
    mends: damage !== null && (await isCutShort(damage, last, size)),
  };
}

async function firstDamage(
  walk: Walk,
  end: number,
  onProgress: (bytes: number, of: number) => void,
): Promise<Damage | null> {
  try {
    while (walk.position < end) {
      await walk.step(end);
      onProgress(walk.position, end);
    }
    return null;
  } catch (damage) {
    if (damage instanceof Damage) return damage;
    throw damage;
  }
}
