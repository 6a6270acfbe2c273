import { existsSync } from 'node:fs';

/** The folder of package.json, which lies above both the sources and what is built from them. */
export const ROOT = rootAbove(new URL('.', import.meta.url));

function rootAbove(folder: URL): URL {
  if (existsSync(new URL('package.json', folder))) return folder;
  const above = new URL('..', folder);
  if (above.href === folder.href) throw new Error('No package.json lies above the server.');
  return rootAbove(above);
}
