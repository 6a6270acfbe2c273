import { textOf } from './bytes.js';
import { NotCanonical, parseCanonical } from './json.js';
import { plainRecord } from './plain-record.js';
import type { LogRecord } from './record.js';
import { recordFault } from './record-fault.js';

/** The record in these bytes; throws NotCanonical when they are anything but one record in canonical form. */
export const readRecord = (bytes: Uint8Array): LogRecord => plainRecord(bytes) ?? anyRecord(bytes);

function anyRecord(bytes: Uint8Array): LogRecord {
  let text: string;
  try {
    text = textOf(bytes);
  } catch (cause) {
    throw new NotCanonical('A record is UTF-8 text.', { cause });
  }
  const value = parseCanonical(text);
  const fault = recordFault(value);
  if (fault !== null) throw new NotCanonical(fault);
  return value as LogRecord;
}
