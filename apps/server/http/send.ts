import type { ServerResponse } from 'node:http';
import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Sends part after part, as fast as they are taken. Whoever goes away in the middle is nobody's fault. */
export async function send(
  parts: Iterable<string> | AsyncIterable<string | Uint8Array>,
  response: ServerResponse,
  through: readonly Transform[] = [],
): Promise<void> {
  try {
    await pipeline([Readable.from(parts), ...through, response]);
  } catch (failure) {
    if (!isGone(failure)) throw failure;
  }
}

const isGone = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === 'ERR_STREAM_PREMATURE_CLOSE';
