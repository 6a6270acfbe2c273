import { hexToBytes } from '@noble/hashes/utils.js';
import type { Hash } from './ids.js';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export const utf8 = (text: string): Uint8Array => encoder.encode(text);
export const textOf = (bytes: Uint8Array): string => decoder.decode(bytes);
export const fromHex = (hex: string): Uint8Array => hexToBytes(hex);

const HEX_DIGITS = utf8('0123456789abcdef');

/** In one piece from its codes: a text that is put together digit by digit is slow wherever it is read. */
export function hexOf(bytes: Uint8Array): Hash {
  const codes = new Uint8Array(bytes.length * 2);
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    codes[2 * i] = HEX_DIGITS[byte >> 4] ?? 0;
    codes[2 * i + 1] = HEX_DIGITS[byte & 15] ?? 0;
  }
  return decoder.decode(codes) as Hash;
}

export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
