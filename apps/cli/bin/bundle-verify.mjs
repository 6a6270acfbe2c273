/**
 * `dreamledger verify` as one file, since to load its hundreds of modules one by one takes longer than to verify a match.
 * What all verbs share stays outside: a refusal must be the same class everywhere.
 */
import { build } from 'esbuild';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const [out] = process.argv.slice(2);
if (out === undefined) throw new Error('Usage: node apps/cli/bin/bundle-verify.mjs FOLDER');

/** The bundle stands in apps/cli, so that whatever is looked for beside its modules is found from there. */
const sharedExits = {
  name: 'shared-exits',
  setup({ onResolve }) {
    onResolve({ filter: /\/exit\.js$/ }, () => ({ path: './exit.js', external: true }));
  },
};

await build({
  absWorkingDir: ROOT,
  entryPoints: ['apps/cli/verbs/verify.ts'],
  outfile: join(out, 'apps/cli/verify-bundle.js'),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  conditions: ['source'],
  sourcemap: true,
  logLevel: 'warning',
  plugins: [sharedExits],
});
await writeFile(join(out, 'apps/cli/verbs/verify.js'), "export { verifyVerb } from '../verify-bundle.js';\n");
