import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Hash } from './ids.js';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export const utf8 = (text: string): Uint8Array => encoder.encode(text);
export const textOf = (bytes: Uint8Array): string => decoder.decode(bytes);
export const hexOf = (bytes: Uint8Array): Hash => bytesToHex(bytes) as Hash;
export const fromHex = (hex: string): Uint8Array => hexToBytes(hex);

export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
