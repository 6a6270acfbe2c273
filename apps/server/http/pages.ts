import express, { Router } from 'express';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../root.js';

const folder = (path: string, from: URL | string = ROOT): string => fileURLToPath(new URL(path, from));

const FRAUNCES = 'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';

/** The pages that this server serves by itself: the home page, GraphiQL, and the documents in plain text. */
export function pages(): Router {
  const router = Router();
  const options = { index: 'index.html', redirect: false, extensions: ['html'], maxAge: 0 };
  router.get('/fraunces.woff2', (_, response) => {
    response.sendFile(folder(FRAUNCES), { maxAge: '30d', headers: { 'Content-Type': 'font/woff2' } });
  });
  router.get('/graphiql', (_, response) => {
    response.sendFile(folder('dist/apps/server/graphiql/index.html'));
  });
  router.use('/graphiql', express.static(folder('dist/apps/server/graphiql/'), options));
  router.use('/docs', express.static(folder('docs/'), { ...options, setHeaders: asText }));
  router.use(express.static(folder('../web/', import.meta.url), options));
  return router;
}

const asText = (response: { setHeader(name: string, value: string): void }): void => {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
};
