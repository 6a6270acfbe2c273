import { type LogRecord, NotCanonical, parseStream, readRecord, streamId, type StreamId } from '#kernel';

const LONGEST = 160;
const FIELD = '"stream":"';

/**
 * Whose record these bytes would be, without reading them: the stream is the last field of a canonical record. Null
 * when they are no record; what is named here may still turn out to be none.
 */
export function streamIn(bytes: Uint8Array): StreamId | null {
  const end = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(
    'latin1',
    Math.max(0, bytes.length - LONGEST),
  );
  const at = end.lastIndexOf(FIELD);
  if (at < 0 || !end.endsWith('"}')) return null;
  const name = parseStream(end.slice(at + FIELD.length, -2));
  return name === null ? null : streamId(name.kind, name.name);
}

/** The record in these bytes, or null when they are none. */
export function recordIn(bytes: Uint8Array): LogRecord | null {
  try {
    return readRecord(bytes);
  } catch (error) {
    if (error instanceof NotCanonical) return null;
    throw error;
  }
}
