/**
 * What a build does, so that its matches are pinned to the engine they are played with: puts the engine's one file beside
 * the compiled sources, and its hash where these say their name. `node apps/engine/name.mjs FOLDER`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';

const NAMING = /voidream[\\/]engine-name\.ts$/;

function named(source, name) {
  const changed = source.replace(/=>\s*UNPUBLISHED/, `=> '${name}'`);
  if (changed === source)
    throw new Error('The sources no longer say their name as they did: see apps/engine/name.mjs.');
  return changed;
}

/** For esbuild. */
export const nameEngine = {
  name: 'name-engine',
  async setup({ onLoad }) {
    const { name } = await bundle();
    onLoad({ filter: NAMING }, ({ path }) => ({ contents: named(readFileSync(path, 'utf8'), name), loader: 'ts' }));
  },
};

/** For Vite. */
export const nameEngineInPage = () => ({
  name: 'name-engine',
  enforce: 'pre',
  async transform(source, id) {
    return NAMING.test(id) ? named(source, (await bundle()).name) : null;
  },
});

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [out] = process.argv.slice(2);
  if (out === undefined) throw new Error('Usage: node apps/engine/name.mjs FOLDER');
  const { code, name } = await bundle();
  const folder = join(out, 'libs/games/voidream');
  const compiled = join(folder, 'engine-name.js');
  writeFileSync(compiled, named(readFileSync(compiled, 'utf8'), name));
  writeFileSync(join(folder, 'engine.js'), code);
}
