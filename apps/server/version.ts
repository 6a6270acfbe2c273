import { readFileSync } from 'node:fs';
import { ROOT } from './root.js';

const { version } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')) as { readonly version: string };

export const VERSION = version;
