import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Fault } from '#kernel';
import { nothingYet, removeUnfinished, replaceFile } from '../durable-file.js';
import type { Cell } from './cell.js';
import type { TrustStore } from './port.js';
import { trustStoreIn } from './trust-store.js';

/** The trust store of an embedded server, in a folder of its own: one file, its digest before its text. */
export async function fileTrustStore(folder: string): Promise<TrustStore> {
  return trustStoreIn(await fileCell(folder));
}

export async function fileCell(folder: string): Promise<Cell> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'trust.json');
  await removeUnfinished(path);
  const bytes = await readFile(path, 'utf8').catch(nothingYet);
  let kept = bytes === null ? null : { text: checked(bytes, path), version: 1 };
  let last: Promise<unknown> = Promise.resolve();
  return {
    read: () => Promise.resolve(kept),
    write(text, was) {
      const written = last.then(async () => {
        if ((kept?.version ?? 0) !== was) return false;
        const file = await replaceFile(path, [Buffer.from(`${digest(text)}\n${text}\n`)]);
        await file.close();
        kept = { text, version: was + 1 };
        return true;
      });
      last = written.catch(() => null);
      return written;
    },
  };
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

function checked(bytes: string, path: string): string {
  const [sum, text, ...rest] = bytes.split('\n');
  if (text !== undefined && sum === digest(text) && rest.join() === '') return text;
  throw new Fault(
    `${path} is damaged. Restore it from its own backup, the newest one; never start without it, or a second history could be signed.`,
  );
}
