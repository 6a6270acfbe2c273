import { readFileSync } from 'node:fs';

/** package.json lies above both the sources and what is built from them. */
function readVersion(from: URL): string {
  try {
    return (JSON.parse(readFileSync(new URL('package.json', from), 'utf8')) as { version: string }).version;
  } catch (cause) {
    const above = new URL('..', from);
    if (above.href === from.href) throw new Error('No package.json lies above the server.', { cause });
    return readVersion(above);
  }
}

export const VERSION = readVersion(new URL('.', import.meta.url));
