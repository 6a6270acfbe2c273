import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const SERVER = process.env.DREAMLEDGER_URL ?? 'http://127.0.0.1:4400';
const HERE = fileURLToPath(new URL('.', import.meta.url));

/** `#kernel` and its like are read from their sources; nothing is put into the page as a data address. */
export default defineConfig({
  root: HERE,
  resolve: { conditions: ['source', 'module', 'browser', 'production'] },
  oxc: { jsx: { runtime: 'automatic' } },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  // `npx vite apps/web` shows changes at once, on the data of a server that runs.
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/graphql', '/export', '/docs', '/audit', '/engines'].map((path) => [
        path,
        { target: SERVER, changeOrigin: true, ws: true },
      ]),
    ),
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // The largest are fetched only by who asks for them: what verifies, the set, a bot. Who starts the server need not read of it.
    chunkSizeWarningLimit: 700,
    // How long a slow machine takes is nothing that who starts the server should be warned of.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
