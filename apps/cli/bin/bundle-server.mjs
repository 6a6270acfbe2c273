/**
 * Makes the server in a fresh build a few files, packages and all, in the place of thousands: it starts in half of the time.
 * `node apps/cli/bin/bundle-server.mjs FOLDER`
 */
import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const [out] = process.argv.slice(2);
if (out === undefined) throw new Error('Usage: node apps/cli/bin/bundle-server.mjs FOLDER');
const folder = join(out, 'apps/server');

/** The first two read files of their own that lie beside them; TypeORM asks for pg by a name that it makes at run time. */
const LEFT_OUTSIDE = ['@electric-sql/pglite', 'pino', 'pg'];

/** What packages would use if it were there, and do without. */
const optional = {
  name: 'optional',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./#]/ }, async ({ path, pluginData, ...from }) => {
      if (pluginData === 'asked') return undefined;
      const { errors, ...found } = await resolve(path, { ...from, pluginData: 'asked' });
      return errors.length > 0 ? { path, external: true } : found;
    });
  },
};

/** Ours finds its files from where it stood; of packages nobody needs to know the lines. */
const places = {
  name: 'places',
  setup({ onLoad }) {
    onLoad({ filter: /\.[cm]?js$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!path.startsWith(out)) return { contents: `${text}\n${NO_MAP}`, loader: 'js' };
      const place = JSON.stringify(relative(folder, path));
      return {
        contents: text.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`),
        loader: 'js',
        resolveDir: dirname(path),
      };
    });
  },
};
const NO_MAP = `//# sourceMappingURL=data:application/json;base64,${Buffer.from('{"version":3,"sources":[""],"mappings":"A"}').toString('base64')}`;

await build({
  entryPoints: [join(folder, 'main.js')],
  outdir: folder,
  allowOverwrite: true,
  bundle: true,
  splitting: true,
  chunkNames: 'part-[hash]',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  external: LEFT_OUTSIDE,
  alias: { 'sha.js': fileURLToPath(new URL('native-sha.cjs', import.meta.url)) },
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);",
  },
  sourcemap: true,
  sourcesContent: false,
  plugins: [optional, places],
  logLevel: 'warning',
});
