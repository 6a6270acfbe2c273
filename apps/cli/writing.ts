import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { EXIT, Stop } from './exit.js';

/** What people name to be written: where that can't be, one sentence says so. */

export function writeTo(file: string, bytes: string | Uint8Array): void {
  orStop(file, () => {
    writeFileSync(file, bytes);
  });
}

/** The folder, with those around it, as far as they are not there. */
export function makeFolder(folder: string): void {
  orStop(folder, () => {
    makeEach(folder);
  });
}

/** One by one: asked for all at once, Node goes round for ever where a folder takes none, as /proc. */
function makeEach(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return;
  if (dirname(folder) !== folder) makeEach(dirname(folder));
  mkdirSync(folder);
}

function orStop(path: string, write: () => void): void {
  try {
    write();
  } catch (failure) {
    throw unwritable(path, failure);
  }
}

export function unwritable(path: string, failure: unknown): Stop {
  const says = failure instanceof Error ? failure.message : String(failure);
  return new Stop(EXIT.fault, `${path} can't be written, name another: ${says}`);
}
