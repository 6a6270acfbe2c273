/** Bundles GraphiQL into the folder given; what was bundled once is kept, and copied as long as nothing has changed. */
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, cp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const out = process.argv[2];
if (out === undefined) throw new Error('Usage: node apps/server/graphiql/build.mjs FOLDER');

const kept = join(ROOT, 'node_modules', '.cache', `dreamledger-graphiql-${await stamp()}`);
if (!existsSync(kept)) await bundle(kept);
await cp(kept, out, { recursive: true });

async function bundle(folder) {
  const fresh = `${folder}-${process.pid}`;
  await build({
    entryPoints: {
      page: join(HERE, 'page.mjs'),
      style: join(HERE, 'style.css'),
      'editor.worker': 'monaco-editor/esm/vs/editor/editor.worker.js',
      'json.worker': 'monaco-editor/esm/vs/language/json/json.worker.js',
      'graphql.worker': 'monaco-graphql/esm/graphql.worker.js',
    },
    outdir: fresh,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.ttf': 'file' },
    legalComments: 'none',
    logLevel: 'warning',
  });
  await copyFile(join(HERE, 'index.html'), join(fresh, 'index.html'));
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true }));
}

async function stamp() {
  const hash = createHash('sha256').update(await readFile(join(ROOT, 'package-lock.json')));
  for (const name of (await readdir(HERE)).sort()) hash.update(name).update(await readFile(join(HERE, name)));
  return hash.digest('hex').slice(0, 16);
}
