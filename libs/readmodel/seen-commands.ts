import type { CommandId } from '#kernel';

/** As a power of two: 8 MB, of which each command marks four bits. */
const BITS = 26;
const MARKS = 4;
const DIGITS = 7;

/**
 * Tells which commands were surely not in the log before, for a runner that took all its steps from the first record on: a Bloom
 * filter. Some that are new look as if they had been seen: two in a thousand after four million, one in seven after sixteen.
 */
export class SeenCommands {
  readonly #marks = new Uint8Array(2 ** (BITS - 3));

  /** Whether it may have been seen; it has, from now on. Command ids are hashes, so their digits serve as they are. */
  see(command: CommandId): boolean {
    let seen = true;
    for (let at = 0; at < MARKS * DIGITS; at += DIGITS) {
      const bit = numberAt(command, at) >>> (4 * DIGITS - BITS);
      const mark = 1 << (bit & 7);
      const before = this.#marks[bit >>> 3] ?? 0;
      if ((before & mark) !== 0) continue;
      seen = false;
      this.#marks[bit >>> 3] = before | mark;
    }
    return seen;
  }
}

const ZERO = '0'.charCodeAt(0);
const NINE = '9'.charCodeAt(0);
const TEN = 'a'.charCodeAt(0) - 10;

/** What a few digits say, without a text of their own: each record asks for it four times. */
function numberAt(hex: string, from: number): number {
  let value = 0;
  for (let at = from; at < from + DIGITS; at++) {
    const code = hex.charCodeAt(at);
    value = (value << 4) | (code - (code <= NINE ? ZERO : TEN));
  }
  return value;
}
