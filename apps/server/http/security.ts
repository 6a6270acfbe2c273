import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Nothing is loaded from another host, and nothing inline runs. */
const STRICT = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** GraphiQL's editor writes styles into the page and brings fonts as data; scripts stay as strict. */
const FOR_GRAPHIQL = STRICT.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'").replace(
  "font-src 'self'",
  "font-src 'self' data:",
);

/** A replay may stand in a page of any other site, as its share sheet offers: signed in there is nobody. */
const FOR_FRAMES = STRICT.replace("frame-ancestors 'none'", 'frame-ancestors *');

/** Gives each request an id, and each answer the headers that keep browsers strict. Returns the id. */
export type Security = (request: IncomingMessage, response: ServerResponse) => string;

export function security(overTls: boolean): Security {
  return (request, response) => {
    const id = randomUUID();
    response.setHeader('X-Request-Id', id);
    response.setHeader('Content-Security-Policy', policyFor(request.url ?? ''));
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    if (overTls) response.setHeader('Strict-Transport-Security', 'max-age=31536000');
    return id;
  };
}

function policyFor(url: string): string {
  if (url.startsWith('/graphiql')) return FOR_GRAPHIQL;
  return url.startsWith('/embed/') ? FOR_FRAMES : STRICT;
}
