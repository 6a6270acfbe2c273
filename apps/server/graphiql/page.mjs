/** GraphiQL, bundled by build.mjs and served by this server alone. */
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createClient } from 'graphql-ws';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { EXAMPLES, HEADERS } from './examples.mjs';

const WORKERS = { json: 'json.worker.js', graphql: 'graphql.worker.js' };

globalThis.MonacoEnvironment = {
  getWorker: (_, label) =>
    new Worker(new URL(WORKERS[label] ?? 'editor.worker.js', import.meta.url), { type: 'module' }),
};

const { document, location } = globalThis;
const url = new URL('/graphql', location.href).href;
const authorizationIn = (headers) => headers?.authorization ?? headers?.Authorization;
let authorization;

const wsClient = createClient({
  url: url.replace(/^http/, 'ws'),
  lazy: true,
  connectionParams: () => (authorization ? { authorization } : {}),
});
const fetcher = createGraphiQLFetcher({ url, wsClient });

createRoot(document.getElementById('graphiql')).render(
  createElement(GraphiQL, {
    defaultTabs: EXAMPLES,
    defaultHeaders: HEADERS,
    defaultEditorToolsVisibility: 'variables',
    shouldPersistHeaders: false,
    fetcher(parameters, options) {
      authorization = authorizationIn(options?.headers);
      return fetcher(parameters, options);
    },
  }),
);
