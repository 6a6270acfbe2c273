/** Makes `dreamledger verify` one file in a fresh build, with the cards read and the code compiled beforehand. */
import { build } from 'esbuild';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { nameEngine } from '../../engine/name.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const [out] = process.argv.slice(2);
if (out === undefined) throw new Error('Usage: node apps/cli/bin/bundle-verify.mjs FOLDER');

/** Node's own HMAC and ciphers in the place of those in JavaScript, and nothing for what starts other programs: `verify` starts none. */
const lighter = {
  name: 'lighter',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@noble\/hashes\/hkdf\.js$/ }, () => ({ path: join(ROOT, 'apps/cli/bin/native-hkdf.mjs') }));
    onResolve({ filter: /^@noble\/ciphers\/chacha\.js$/ }, () => ({
      path: join(ROOT, 'apps/cli/bin/native-chacha.mjs'),
    }));
    onResolve({ filter: /^node:child_process$/ }, ({ path }) => ({ path, namespace: 'none' }));
    onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: '' }));
  },
};

/** The file stands where its sources do, so that whatever is looked for beside them is found from there. */
const { outputFiles } = await build({
  absWorkingDir: ROOT,
  entryPoints: ['apps/cli/verify-alone.ts'],
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  conditions: ['source'],
  define: { 'import.meta.url': 'here' },
  logLevel: 'warning',
  minifyWhitespace: true, // less to read, and to compare with what was compiled; names stay, for messages
  minifySyntax: true,
  plugins: [lighter, nameEngine],
  write: false,
});
// What V8 has kept compiled forgets how modules are imported, so that is handed in as well.
const importing = outputFiles[0].text.replaceAll(/\bimport\(/g, 'importing(');
// All in ASCII, which is half as long to V8: what is left of other letters stands in regular expressions.
const ascii = importing.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
writeFileSync(join(out, 'apps/cli/verify-alone.cjs'), ascii);
const { oneFile } = await import(pathToFileURL(join(out, 'apps/cli/one-file.js')).href);
const { prepareSets, verifyAlone, keepCompiled } = oneFile();
prepareSets();
await tryOut();
keepCompiled();

/** V8 compiles what is called: a match that is checked calls nearly everything. */
async function tryOut() {
  const [bundle, policy] = ['good.bundle', 'policy.txt'].map((name) => join(ROOT, 'test/bundles', name));
  if (!existsSync(bundle)) return;
  const { log, error } = console;
  console.log = console.error = () => {};
  await verifyAlone(['verify', bundle, '--policy', policy]);
  Object.assign(console, { log, error });
}
