import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Only the owner may read what the vault and the trust store keep. */
const OWNER_ONLY = 0o600;

/**
 * Puts a file in the place of another, whole or not at all; what only the old one held is in no file afterwards.
 * The handle given back goes on appending to the new one.
 */
export async function replaceFile(path: string, parts: Iterable<Uint8Array>): Promise<FileHandle> {
  const made = unfinished(path);
  await removeUnfinished(path);
  const file = await open(made, 'ax', OWNER_ONLY);
  try {
    for (const part of parts) await file.writeFile(part);
    await file.sync();
  } catch (cause) {
    await file.close();
    await removeUnfinished(path);
    throw cause;
  }
  try {
    await rename(made, path);
    await syncFolder(dirname(path));
    return file;
  } catch (cause) {
    await file.close();
    throw cause;
  }
}

/** A replacement that a crash cut short holds secrets and is worth nothing. */
export const removeUnfinished = (path: string): Promise<void> => rm(unfinished(path), { force: true });

const unfinished = (path: string): string => `${path}.new`;

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** For reading a file that need not be there. */
export function nothingYet(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
