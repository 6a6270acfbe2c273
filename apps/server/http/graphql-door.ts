import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import { LIMITS } from '../graphql/limits.js';
import { tooLong } from '../graphql/prepare.js';
import { type Authenticate, NOBODY, type Principal } from '../principal.js';

/** What stands before the GraphQL server: the body's size and form, and who asks. */
export function graphqlDoor(authenticate: Authenticate): Router {
  const door = Router();
  door.use(express.json({ limit: '100kb' }), notTooLong, whoAsks(authenticate), notJson);
  return door;
}

const principals = new WeakMap<Request, Principal>();

export const principalOf = (request: Request): Principal => principals.get(request) ?? NOBODY;

const notTooLong: RequestHandler = (request, response, next) => {
  const { query } = (request.method === 'GET' ? request.query : (request.body ?? {})) as { query?: unknown };
  if (typeof query === 'string' && query.length > LIMITS.characters) {
    const { message, extensions } = tooLong(query.length);
    answer(response, 400, message, extensions);
  } else next();
};

const whoAsks =
  (authenticate: Authenticate): RequestHandler =>
  (request, response, next) => {
    const given = request.headers.authorization;
    if (given === undefined) {
      next();
      return;
    }
    const bearer = /^Bearer +(\S+)$/i.exec(given)?.[1];
    if (bearer === undefined) {
      unauthenticated(response, 'The header Authorization is not understood; it reads `Bearer` and a token.');
      return;
    }
    authenticate(bearer).then((principal) => {
      if (principal === null) {
        unauthenticated(
          response,
          'This token is not valid: it has run out, was revoked, or is none of this server. Sign in again.',
        );
        return;
      }
      principals.set(request, principal);
      next();
    }, next);
  };

function unauthenticated(response: Response, message: string): void {
  response.setHeader('WWW-Authenticate', 'Bearer error="invalid_token"');
  answer(response, 401, message, { code: 'UNAUTHENTICATED' });
}

const notJson: ErrorRequestHandler = (error: { status?: number; type?: string }, _request, response, next) => {
  switch (error.type) {
    case 'entity.parse.failed':
      answer(response, 400, 'The body is not JSON. Send an object such as {"query": "{ server { version } }"}.', {
        code: 'BAD_REQUEST',
      });
      break;
    case 'entity.too.large':
      answer(response, 413, 'The body is larger than 100 kB. Send several requests.', { code: 'BAD_REQUEST' });
      break;
    case 'charset.unsupported':
    case 'encoding.unsupported':
      answer(response, 415, 'The body is encoded in a way this server does not read. Send UTF-8.', {
        code: 'BAD_REQUEST',
      });
      break;
    default:
      next(error);
  }
};

function answer(
  response: Response,
  status: number,
  message: string,
  extensions: Readonly<Record<string, unknown>>,
): void {
  response.status(status).json({ errors: [{ message, extensions }] });
}
