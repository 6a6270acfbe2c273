import { type FileHandle, open } from 'node:fs/promises';
import { platform } from 'node:process';

/** A file as the log writes it. */
export type Writable = Pick<FileHandle, 'write' | 'truncate' | 'datasync' | 'close'>;

/** How the log opens a file that it writes. */
export type OpenToWrite = (path: string, flags: 'w' | 'r+') => Promise<Writable>;

export const openToWrite: OpenToWrite = (path, flags) => open(path, flags, 0o600);

class DiskFull extends Error {
  override readonly name = 'DiskFull';
  readonly code = 'ENOSPC';
}

const FULL = new Set<unknown>(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Whether it failed for want of room only, which comes and goes. */
export const isDiskFull = (cause: unknown): boolean =>
  typeof cause === 'object' && cause !== null && 'code' in cause && FULL.has(cause.code);

/** Writes all of it: a full disk may take a part and say nothing. */
export async function writeAll(file: Writable, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done);
    if (bytesWritten === 0) throw new DiskFull(`The file system took ${done} of ${bytes.length} bytes.`);
    done += bytesWritten;
  }
}

/** Up to this many bytes from this position on, fewer only at the end of the file. */
export async function readAt(path: string, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(length);
  const file = await open(path, 'r');
  try {
    let done = 0;
    while (done < length) {
      const { bytesRead } = await file.read(bytes, done, length - done, position + done);
      if (bytesRead === 0) break;
      done += bytesRead;
    }
    return bytes.subarray(0, done);
  } finally {
    await file.close();
  }
}

/** Makes the names in a folder durable. Windows has no such call, and needs none. */
export async function syncFolder(path: string): Promise<void> {
  if (platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
