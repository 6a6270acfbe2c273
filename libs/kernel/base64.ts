const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES: ReadonlyMap<number, number> = new Map(
  Array.from(LETTERS, (letter, value) => [letter.charCodeAt(0), value]),
);

/** Base64url without padding (RFC 4648, section 5). */
export function base64Of(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 6; bits -= 6) text += LETTERS[(held >> (bits - 6)) & 63] as string;
    held &= 63;
  }
  return bits === 0 ? text : text + (LETTERS[(held << (6 - bits)) & 63] as string);
}

/** Reads the one spelling that base64Of gives; throws for any other. */
export function fromBase64(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let at = 0;
  let held = 0;
  let bits = 0;
  for (let i = 0; i < text.length; i++) {
    const value = VALUES.get(text.charCodeAt(i));
    if (value === undefined) throw new RangeError(`This is not base64url: "${text.charAt(i)}" at ${String(i)}.`);
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = held >> bits;
  }
  if (bits === 6 || (held & ((1 << bits) - 1)) !== 0) throw new RangeError('This base64url ends in half a byte.');
  return bytes;
}
