import { cacheExchange, Client, fetchExchange, subscriptionExchange } from 'urql';
import { createClient } from 'graphql-ws';
import { noteAsked } from './asked.js';
import { beginSession, currentSession, knownSession, onSession } from './session.js';
import { connection } from './connection.js';
import { lastKnown } from './last-known.js';
import { noteServerTime } from './server-time.js';

const authorization = (): Record<string, string> => {
  const session = currentSession();
  return session.is === 'somebody' ? { authorization: `Bearer ${session.token}` } : {};
};

const sockets = createClient({
  url: () => new URL('/graphql', location.href.replace(/^http/, 'ws')).href,
  connectionParams: async () => {
    await knownSession();
    return authorization();
  },
  shouldRetry: () => true,
  retryAttempts: Infinity,
  retryWait: (retries) => new Promise((resolve) => setTimeout(resolve, Math.min(10_000, 500 * 2 ** retries))),
  on: {
    connected: () => connection.set('live'),
    // 1000: nothing is watched any more, so nothing is lost
    closed: (event) => connection.set(event instanceof CloseEvent && event.code === 1000 ? 'none' : 'lost'),
  },
});

/** Who signs in or out is somebody else to the server: what was asked before is asked anew. */
const whoAsks = (): string => {
  const session = currentSession();
  return session.is === 'somebody' ? session.person.id : session.is;
};
let asked = whoAsks();
onSession(() => {
  const now = whoAsks();
  if (asked !== 'unknown' && asked !== now) sockets.terminate();
  asked = now;
});

/** Sends something as whoever is signed in. */
export const fetchAsYou: typeof fetch = async (input, init) => {
  await knownSession();
  const send = (): Promise<Response> =>
    fetch(input, { ...init, headers: { ...(init?.headers as Record<string, string>), ...authorization() } });
  const response = await send();
  noteServerTime(response);
  if (response.status !== 401) return response;
  // The token ended while the page slept, or the session elsewhere: the cookie tells which.
  await beginSession();
  return send();
};

export const client = new Client({
  url: '/graphql',
  preferGetMethod: false,
  fetch: fetchAsYou,
  exchanges: [
    noteAsked,
    lastKnown,
    cacheExchange,
    fetchExchange,
    subscriptionExchange({
      forwardSubscription: ({ query, variables }) => ({
        subscribe: (sink) => ({
          unsubscribe: sockets.subscribe(query === undefined ? { query: '' } : { query, variables }, {
            next: (value) => {
              sink.next(value as Parameters<typeof sink.next>[0]);
            },
            error: (error) => {
              sink.error(error);
            },
            complete: () => {
              sink.complete();
            },
          }),
        }),
      }),
    }),
  ],
});
