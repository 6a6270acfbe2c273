/** Builds the web app into the folder given; what was built once is kept, and copied as long as nothing has changed. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { nameEngineInPage } from '../engine/name.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const out = process.argv[2];
if (out === undefined) throw new Error('Usage: node apps/web/build.mjs FOLDER');

process.env.NODE_ENV = 'production'; // or else React is built to be developed with

const kept = join(ROOT, 'node_modules', '.cache', `dreamledger-web-${stamp()}`);
if (!existsSync(kept)) {
  const fresh = `${kept}-${process.pid}`;
  await build({
    root: HERE,
    plugins: [nameEngineInPage()],
    worker: { plugins: () => [nameEngineInPage()] },
    logLevel: 'warn',
    build: { outDir: fresh },
  });
  await rename(fresh, kept).catch(() => rm(fresh, { recursive: true }));
}
await cp(kept, out, { recursive: true });

function stamp() {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const path of [HERE, join(ROOT, 'libs'), join(ROOT, 'apps/engine')].flatMap(filesUnder))
    hash.update(path).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

function filesUnder(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesUnder(path);
    return path.endsWith('.spec.ts') ? [] : [path];
  });
}
