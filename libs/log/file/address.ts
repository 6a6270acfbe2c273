import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FolderInUse, lockFolder } from './lock.js';

const NAME = 'address';

/** Notes where the process that has the folder can be reached, for programs that go through it. */
export const noteAddress = (folder: string, url: string): Promise<void> =>
  writeFile(join(folder, NAME), url, { mode: 0o600 });

/** Where whoever has the folder can be reached; null when nobody has it. */
export async function addressOf(folder: string): Promise<string | null> {
  try {
    const unlock = await lockFolder(folder);
    await unlock();
    return null;
  } catch (failure) {
    if (!(failure instanceof FolderInUse)) throw failure;
    return readFile(join(folder, NAME), 'utf8').catch(() => {
      throw failure;
    });
  }
}
