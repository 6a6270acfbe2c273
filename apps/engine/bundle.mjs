import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The engine as one file, and its name: the hash of that file. The same sources give the same file. */
export async function bundle(plugins = []) {
  const { outputFiles } = await build({
    entryPoints: ['apps/engine/main.ts'],
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    minify: true,
    legalComments: 'none',
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    conditions: ['source'],
    logLevel: 'silent',
    plugins,
  });
  const code = outputFiles[0].contents;
  return { code, name: hashOf(code) };
}

const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex');
