import { base64Of, fromBase64 } from '#kernel';
import { Malformed } from '../malformed.js';

/** Base64 with padding (RFC 4648, section 4), as the formats of C2SP have it. */
export function paddedBase64Of(bytes: Uint8Array): string {
  const text = base64Of(bytes).replaceAll('-', '+').replaceAll('_', '/');
  return text + '='.repeat((4 - (text.length % 4)) % 4);
}

/** Reads the one spelling that paddedBase64Of gives. */
export function fromPaddedBase64(text: string, line: number): Uint8Array {
  const [bare = ''] = /^[A-Za-z0-9+/]*/.exec(text) ?? [];
  try {
    const bytes = fromBase64(bare.replaceAll('+', '-').replaceAll('/', '_'));
    if (paddedBase64Of(bytes) === text) return bytes;
  } catch {
    // said below
  }
  throw new Malformed(line, `"${text.slice(0, 60)}" is not base64 with padding (RFC 4648, section 4).`);
}

/** 32 bytes in base64. */
export function hashIn(text: string, line: number): Uint8Array {
  const bytes = fromPaddedBase64(text, line);
  if (bytes.length !== 32) throw new Malformed(line, `A hash has 32 bytes, and this has ${bytes.length}.`);
  return bytes;
}

/** A count in decimal, without a zero before it. */
export function countIn(text: string, line: number, what: string): number {
  const n = /^(0|[1-9][0-9]*)$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isSafeInteger(n)) return n;
  throw new Malformed(
    line,
    `${what} is a decimal number from 0 to 2^53-1 without leading zeroes, not "${text.slice(0, 40)}".`,
  );
}
