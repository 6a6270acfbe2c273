import { crc32 } from 'node:zlib';
import { Fault } from '#kernel';

/**
 * A journal is a row of frames: mark, length and CRC-32 of length and payload (u32, little-endian), payload.
 * The mark's first byte never occurs in UTF-8, so no payload can be taken for a frame.
 */
const MARK = Buffer.from([0xff, 0x56, 0x4c, 0x54]);
const HEAD = MARK.length + 8;

export function frame(text: string): Buffer {
  const payload = Buffer.from(text);
  const head = Buffer.alloc(HEAD);
  MARK.copy(head);
  head.writeUInt32LE(payload.length, 4);
  head.writeUInt32LE(crc32(payload, crc32(head.subarray(4, 8))), 8);
  return Buffer.concat([head, payload]);
}

export interface Journal {
  readonly texts: readonly string[];
  /** Where the last whole frame ends; what follows was never acknowledged. */
  readonly end: number;
}

/** All whole frames. One damaged frame at the end is a torn write; one before a whole frame is damage, and a Fault. */
export function readFrames(bytes: Buffer, name: string): Journal {
  const texts: string[] = [];
  let at = 0;
  for (let payload = payloadAt(bytes, at); payload !== null; payload = payloadAt(bytes, at)) {
    texts.push(payload.toString());
    at += HEAD + payload.length;
  }
  for (let mark = bytes.indexOf(MARK, at + 1); mark >= 0; mark = bytes.indexOf(MARK, mark + 1)) {
    if (payloadAt(bytes, mark) === null) continue;
    throw new Fault(
      `${name} is damaged at byte ${at}: no whole frame there, but one at byte ${mark}. Restore this file from its backup.`,
    );
  }
  return { texts, end: at };
}

function payloadAt(bytes: Buffer, at: number): Buffer | null {
  if (at + HEAD > bytes.length || !bytes.subarray(at, at + MARK.length).equals(MARK)) return null;
  const length = bytes.readUInt32LE(at + 4);
  const payload = bytes.subarray(at + HEAD, at + HEAD + length);
  if (payload.length < length) return null;
  return crc32(payload, crc32(bytes.subarray(at + 4, at + 8))) === bytes.readUInt32LE(at + 8) ? payload : null;
}
