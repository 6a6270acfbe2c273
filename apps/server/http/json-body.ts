import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { badRequest, Refused } from './refused.js';

const MOST_BYTES = 100 * 1024;
const JSON_TYPE = /^application\/json *(?:;|$)/i;
const CHARSET = /; *charset *= *"?([\w-]+)/i;
const UTF_8 = /^utf-?8$/i;

const NOT_JSON = badRequest(400, 'The body is not JSON. Send an object such as {"query": "{ server { version } }"}.');
/** What is left of it is not read, so the connection is of no more use. */
const TOO_LARGE = new Refused(
  413,
  'The body is larger than 100 kB. Send several requests.',
  { code: 'BAD_REQUEST' },
  { Connection: 'close' },
);
const NOT_READ = badRequest(415, 'The body is encoded in a way this server does not read. Send UTF-8.');

/** The object or list in the body of a request; null when it has none, or says that it is no JSON. */
export async function jsonBody(request: IncomingMessage): Promise<object | null | Refused> {
  const type = request.headers['content-type'] ?? '';
  if (!JSON_TYPE.test(type)) return null;
  const plain = inflated(request);
  const charset = CHARSET.exec(type)?.[1] ?? 'utf-8';
  if (plain === null || !UTF_8.test(charset)) return NOT_READ;
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) return TOO_LARGE;
  const bytes = await allOf(plain, request);
  if (bytes instanceof Refused) return bytes;
  return bytes.length === 0 ? null : parsed(bytes.toString());
}

/**
 * By events: a stream that is left off in the middle of a loop is destroyed, and with it the way to answer. What is too
 * large is read no further, however small it was packed; who goes away in the middle is waited for no longer.
 */
function allOf(stream: Readable, request: IncomingMessage): Promise<Buffer | Refused> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    stream.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= MOST_BYTES) chunks.push(chunk);
      else {
        stream.pause();
        resolve(TOO_LARGE);
      }
    });
    stream.once('end', () => {
      resolve(Buffer.concat(chunks));
    });
    stream.once('error', () => {
      resolve(NOT_READ);
    });
    request.once('close', () => {
      if (!request.complete) resolve(NOT_READ);
    });
  });
}

function parsed(text: string): object | Refused {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : NOT_JSON;
  } catch {
    return NOT_JSON;
  }
}

function inflated(request: IncomingMessage): Readable | null {
  switch (request.headers['content-encoding']?.toLowerCase() ?? 'identity') {
    case 'identity':
      return request;
    case 'gzip':
      return request.pipe(createGunzip());
    case 'deflate':
      return request.pipe(createInflate());
    case 'br':
      return request.pipe(createBrotliDecompress());
    default:
      return null;
  }
}
