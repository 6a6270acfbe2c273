import type { RequestHandler } from 'express';
import { randomUUID } from 'node:crypto';

/** Nothing is loaded from another host, and nothing inline runs. */
const STRICT = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** GraphiQL's editor writes styles into the page and brings fonts as data; scripts stay as strict. */
const FOR_GRAPHIQL = STRICT.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
  .replace("font-src 'self'", "font-src 'self' data:")
  .concat("; worker-src 'self'");

/** Gives each request an id, and each answer the headers that keep browsers strict. */
export function security(overTls: boolean): RequestHandler {
  return (request, response, next) => {
    const id = randomUUID();
    request.headers['x-request-id'] = id;
    response.setHeader('X-Request-Id', id);
    response.setHeader('Content-Security-Policy', request.path.startsWith('/graphiql') ? FOR_GRAPHIQL : STRICT);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    if (overTls) response.setHeader('Strict-Transport-Security', 'max-age=31536000');
    next();
  };
}
