import { existsSync, readFileSync } from 'node:fs';

/** package.json is two folders above the source and three above what is built from it. */
const manifest = ['../../package.json', '../../../package.json']
  .map((path) => new URL(path, import.meta.url))
  .find((url) => existsSync(url));
if (manifest === undefined) throw new Error('The package.json of Dreamledger is not where it should be.');

export const VERSION = (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
