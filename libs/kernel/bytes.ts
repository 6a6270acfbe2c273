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

/** Base64url without padding (RFC 4648, section 5). */
export function base64Of(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Reads the one spelling that base64Of gives; throws for any other. */
export function fromBase64(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  if (base64Of(bytes) !== text) throw new RangeError('This is not base64url in its one spelling.');
  return bytes;
}
