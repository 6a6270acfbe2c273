import { crc32 } from 'node:zlib';
import { LARGEST_RECORD } from '../limits.js';

/**
 * A frame: u32 length and u32 CRC-32 of its body; the body is u16 partition, u48 offset and the payload. Big-endian.
 * The first frame of a segment is its header, which stands in no partition.
 */
export interface Frame {
  readonly partition: number;
  readonly offset: number;
  readonly payload: Uint8Array;
  readonly crc: number;
  /** Where the next frame begins. */
  readonly end: number;
}

const PREFIX = 8;
export const FRAME_HEAD = PREFIX + 8;
export const NO_PARTITION = 0xffff;

/** Writes a frame and tells where it ends. */
export function writeFrame(into: Buffer, at: number, partition: number, offset: number, payload: Uint8Array): number {
  const end = at + FRAME_HEAD + payload.length;
  into.writeUInt32BE(end - at - PREFIX, at);
  into.writeUInt16BE(partition, at + PREFIX);
  into.writeUIntBE(offset, at + PREFIX + 2, 6);
  into.set(payload, at + FRAME_HEAD);
  into.writeUInt32BE(crc32(into.subarray(at + PREFIX, end)), at + 4);
  return end;
}

/** Where the frame that begins here says it ends, or null when no frame begins here. */
export function claimedEnd(bytes: Buffer, at: number): number | null {
  if (at + FRAME_HEAD > bytes.length) return null;
  const end = at + PREFIX + bytes.readUInt32BE(at);
  return end >= at + FRAME_HEAD && end <= at + FRAME_HEAD + LARGEST_RECORD ? end : null;
}

/** The whole and undamaged frame that begins here, or null. Its payload is a view, not a copy. */
export function readFrame(bytes: Buffer, at: number): Frame | null {
  const end = claimedEnd(bytes, at);
  if (end === null || end > bytes.length) return null;
  const crc = bytes.readUInt32BE(at + 4);
  if (crc32(bytes.subarray(at + PREFIX, end)) !== crc) return null;
  return {
    partition: bytes.readUInt16BE(at + PREFIX),
    offset: bytes.readUIntBE(at + PREFIX + 2, 6),
    payload: bytes.subarray(at + FRAME_HEAD, end),
    crc,
    end,
  };
}

/** The first whole frame of a record from here on, or null: what tells damage from a write that was cut short. */
export function findWholeFrame(bytes: Buffer, from: number, partitions: number): number | null {
  for (let at = from; at + FRAME_HEAD <= bytes.length; at++) {
    if (bytes.readUInt16BE(at + PREFIX) < partitions && readFrame(bytes, at) !== null) return at;
  }
  return null;
}
