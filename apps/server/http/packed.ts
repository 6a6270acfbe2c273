import type { RequestHandler } from 'express';
import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { createGzip, gzip } from 'node:zlib';
import { send } from './send.js';

const packed = promisify(gzip);
/** Half of the time of the usual level, for a twentieth more. */
const LEVEL = 4;
/** What the first flight of packets holds comes no sooner for being smaller. */
const WORTH_IT = 14_000;

/** Ends the answer with a text: a long one packed, on another thread, for whoever takes that. */
export async function endWith(text: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isLong = text.length > WORTH_IT;
  const body = isLong && takesPacked(request) ? await packed(text, { level: LEVEL }) : text;
  if (isLong) response.appendHeader('Vary', 'Accept-Encoding');
  if (body !== text) response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(body);
}

/** Sends part after part, packed on their way for whoever takes that. */
export async function sendPacked(
  parts: Iterable<string> | AsyncIterable<string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isPacked = takesPacked(request);
  response.appendHeader('Vary', 'Accept-Encoding');
  if (isPacked) response.setHeader('Content-Encoding', 'gzip');
  await send(parts, response, isPacked ? [createGzip({ level: LEVEL })] : []);
}

/** Gives the files of a folder that lie packed beside themselves (apps/cli/bin/pack.mjs) so to whoever takes that. */
export function packedFiles(folder: string): RequestHandler {
  const files = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`));
  return (request, response, next) => {
    const beside = `${request.path}.gz`;
    if (files.has(beside)) {
      response.vary('Accept-Encoding');
      if (takesPacked(request) && request.headers.range === undefined) {
        response.type(request.path.slice(request.path.lastIndexOf('.'))).set('Content-Encoding', 'gzip');
        request.url = beside;
      }
    }
    next();
  };
}

/** Whether gzip is among the encodings of the request, and not with a weight of 0. */
const takesPacked = ({ headers }: IncomingMessage): boolean =>
  (headers['accept-encoding'] ?? '')
    .split(',')
    .some((coding) => /^\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/i.test(coding));
