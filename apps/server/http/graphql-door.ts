import { type ApolloServer, HeaderMap, type HTTPGraphQLRequest } from '@apollo/server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Asking, Exchange } from '../graphql/asking.js';
import { LIMITS } from '../graphql/limits.js';
import type { Meters } from '../graphql/meter.js';
import { tooLong } from '../graphql/prepare.js';
import { type Authenticate, NOBODY, type Principal } from '../principal.js';
import { jsonBody } from './json-body.js';
import { endWith } from './packed.js';
import { Refused } from './refused.js';
import type { Security } from './security.js';

interface Needs {
  readonly apollo: Pick<ApolloServer, 'executeHTTPGraphQLRequest'>;
  readonly secured: Security;
  readonly authenticate: Authenticate;
  readonly meters: Meters;
  /** The address a request comes from, trusted proxies seen through. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** Whether it came by TLS, the last way to us not counted when a trusted proxy says so. */
  readonly isSecure: (request: IncomingMessage) => boolean;
  readonly broken: (failure: unknown, response: ServerResponse) => void;
}

export type Door = (request: IncomingMessage, response: ServerResponse) => void;

const GRAPHQL = /^\/graphql(?:[/?]|$)/;

export const isForGraphql = ({ url = '' }: IncomingMessage): boolean => GRAPHQL.test(url);

/** What was let in: whoever asks, and what they ask in Apollo's form. */
interface LetIn {
  readonly asking: Asking;
  readonly httpGraphQLRequest: HTTPGraphQLRequest;
}

/** From Node's own server straight to Apollo: every move comes this way, so nothing else stands in it. */
export function graphqlDoor(needs: Needs): Door {
  return (request, response) => {
    serve(needs, request, response).catch((failure: unknown) => {
      needs.broken(failure, response);
    });
  };
}

async function serve(needs: Needs, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const requestId = needs.secured(request, response);
  const entered = await enter(needs, request, response, requestId);
  if (entered instanceof Refused) {
    entered.answer(response);
    return;
  }
  const { asking, httpGraphQLRequest } = entered;
  const context = (): Promise<Asking> => Promise.resolve(asking);
  const { body, headers, status = 200 } = await needs.apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest, context });
  response.statusCode = status;
  for (const [name, value] of headers) response.setHeader(name, value);
  if (body.kind === 'complete') {
    await endWith(body.string, request, response);
  } else {
    for await (const chunk of body.asyncIterator) response.write(chunk);
    response.end();
  }
}

async function enter(
  { authenticate, meters, addressOf, isSecure }: Needs,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): Promise<LetIn | Refused> {
  const { url = '/', method = 'GET' } = request;
  const search = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  const body = await jsonBody(request);
  if (body instanceof Refused) return body;
  const asksTooMuch = notTooLong(method === 'GET' ? new URLSearchParams(search).get('query') : body);
  if (asksTooMuch !== null) return asksTooMuch;
  const principal = await whoAsks(request, authenticate);
  if (principal instanceof Refused) return principal;
  const address = addressOf(request);
  const exchange = exchangeOf(request, response, isSecure);
  return {
    asking: { principal, address, requestId, meter: meters.open(principal, address), exchange },
    httpGraphQLRequest: { method, headers: headersOf(request), search, body: body ?? {} },
  };
}

function headersOf({ headers }: IncomingMessage): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name, typeof value === 'string' ? value : value.join(', '));
  }
  return map;
}

/** The query of an address, or a body that should have one. */
function notTooLong(asked: object | string | null): Refused | null {
  const query = typeof asked === 'object' && asked !== null && 'query' in asked ? asked.query : asked;
  if (typeof query !== 'string' || query.length <= LIMITS.characters) return null;
  const { message, extensions } = tooLong(query.length);
  return new Refused(400, message, extensions);
}

async function whoAsks({ headers }: IncomingMessage, authenticate: Authenticate): Promise<Principal | Refused> {
  const given = headers.authorization;
  if (given === undefined) return NOBODY;
  const bearer = /^Bearer +(\S+)$/i.exec(given)?.[1];
  if (bearer === undefined)
    return unauthenticated('The header Authorization is not understood; it reads `Bearer` and a token.');
  const principal = await authenticate(bearer);
  return (
    principal ??
    unauthenticated('This token is not valid: it has run out, was revoked, or is none of this server. Sign in again.')
  );
}

const unauthenticated = (message: string): Refused =>
  new Refused(401, message, { code: 'UNAUTHENTICATED' }, { 'WWW-Authenticate': 'Bearer error="invalid_token"' });

const exchangeOf = (
  request: IncomingMessage,
  response: ServerResponse,
  isSecure: (request: IncomingMessage) => boolean,
): Exchange => ({
  cookies: request.headers.cookie ?? '',
  setCookie(cookie) {
    response.appendHeader('Set-Cookie', isSecure(request) ? `${cookie}; Secure` : cookie);
  },
  comeBackIn(seconds) {
    response.setHeader('Retry-After', seconds);
  },
});
