import express, { Router } from 'express';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../root.js';
import { type Previews, withPreview } from './link-previews.js';
import { packedFiles } from './packed.js';

const folder = (path: string): string => fileURLToPath(new URL(path, ROOT));

const WEB = 'dist/apps/web/';
const GRAPHIQL = 'dist/apps/server/graphiql/';

/** The web app, whatever its address. */
export const APP_PAGE = folder(`${WEB}index.html`);

/** The addresses of the web app, which itself says when nothing stands at one. */
const APP = /^\/(?:(?:sign-in|forgot|me|recover|g|t|p|play|cards|decks|stats|embed)(?:\/.*)?)?$/;

interface Telling {
  readonly previews: Previews;
  /** Where people reach this server. */
  readonly here: () => string;
}

/** The pages that this server serves by itself: the web app, GraphiQL, and the documents in plain text. */
export function pages({ previews, here }: Telling): Router {
  const router = Router();
  const options = { index: 'index.html', redirect: false, extensions: ['html'], maxAge: 0 };
  router.get('/graphiql', (_, response) => {
    response.sendFile(folder(`${GRAPHIQL}index.html`));
  });
  router.use('/graphiql', packedFiles(folder(GRAPHIQL)), express.static(folder(GRAPHIQL), options));
  router.use('/docs', express.static(folder('docs/'), { ...options, setHeaders: asText }));
  router.get(APP, async ({ path, ip = 'unknown' }, response) => {
    const preview = await previews(path, ip).catch(() => null);
    response.type('html').send(withPreview(readFileSync(APP_PAGE, 'utf8'), preview, here() + path));
  });
  router.use(packedFiles(folder(WEB)));
  router.use('/assets', express.static(folder(`${WEB}assets/`), { index: false, maxAge: '1y', immutable: true }));
  router.use(express.static(folder(WEB), options));
  return router;
}

const asText = (response: { setHeader(name: string, value: string): void }): void => {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
};
