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

const url = new URL('/graphql', location.href).href;
let connectionParams = {};

const wsClient = createClient({
  url: url.replace(/^http/, 'ws'),
  lazy: true,
  connectionParams: () => connectionParams,
});
const fetcher = createGraphiQLFetcher({ url, wsClient });

/** The tab Headers begins with a place for a token; as long as it is empty, nothing is sent. */
const withToken = (headers = {}) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value && value.trim() !== 'Bearer'));

/** What a page of the app hands over stands behind the #, which is sent to no server and stands in no log. */
const handed = new URLSearchParams(location.hash.slice(1));
const query = handed.get('query');
const tab = query === null ? null : { query, variables: handed.get('variables') ?? '', headers: HEADERS };

createRoot(document.getElementById('graphiql')).render(
  createElement(GraphiQL, {
    ...(tab === null ? {} : { initialQuery: tab.query, initialVariables: tab.variables, initialHeaders: HEADERS }),
    defaultTabs: tab === null ? EXAMPLES : [tab, ...EXAMPLES],
    defaultHeaders: HEADERS,
    shouldPersistHeaders: false,
    fetcher(parameters, options) {
      connectionParams = withToken(options?.headers);
      return fetcher(parameters, { ...options, headers: connectionParams });
    },
  }),
);
