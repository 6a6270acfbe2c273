import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { afterFile } from '../servers/index.js';

export interface Answered<Data> {
  readonly status: number;
  readonly headers: Headers;
  readonly data: Data;
  readonly errors: readonly { readonly message: string; readonly extensions: Readonly<Record<string, unknown>> }[];
}

/** Somebody who asks a server: a client with or without a token. */
export interface Asker {
  readonly url: string;
  readonly token: string | null;
  ask<Data = never>(query: string, variables?: object): Promise<Answered<Data>>;
  /** Events as they come; ends with the subscription, throws when the server refuses it. */
  watch<Data = never>(query: string, variables?: object): AsyncIterableIterator<Data>;
}

/** So often is asked again what a server, after two seconds, has not read yet. */
const PATIENCE = 10;

export function asker(url: string, token: string | null = null): Asker {
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
  const opened: { socket: Client | null } = { socket: null };
  return {
    url,
    token,
    async ask(query, variables = {}) {
      for (let more = PATIENCE; ; more--) {
        const response = await fetch(`${url}/graphql`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'application/graphql-response+json',
            ...authorization,
          },
          body: JSON.stringify({ query, variables }),
        });
        const { data, errors = [] } = (await response.json()) as Partial<Answered<unknown>>;
        const isStale = 'atLeast' in variables && errors.some(({ extensions }) => extensions.code === 'STALE');
        if (!isStale || more === 0)
          return { status: response.status, headers: response.headers, data: data as never, errors };
      }
    },
    watch(query, variables = {}) {
      opened.socket ??= socketTo(url, authorization);
      return results(opened.socket, query, variables);
    },
  };
}

export function socketTo(url: string, connectionParams: Readonly<Record<string, string>>): Client {
  const client = createClient({
    url: `${url.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams,
    retryAttempts: 0,
  });
  afterFile(async () => client.dispose());
  return client;
}

async function* results<Data>(client: Client, query: string, variables: object): AsyncGenerator<Data, void> {
  for await (const { data, errors } of client.iterate<Data>({ query, variables: { ...variables } })) {
    if (errors !== undefined) throw new Error(errors.map(({ message }) => message).join(' '));
    if (data) yield data;
  }
}
