import { chacha20 } from '@noble/ciphers/chacha.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { utf8 } from './bytes.js';

/** A source of fair numbers for one draw. */
export interface Dice {
  /** An integer from 0 to below-1, each as likely as any other. */
  below(limit: number): number;
  /** Told of each order that was made with it: where each thing stood before. */
  shuffled?(order: readonly number[]): void;
}

/** All the chance of a game, as a value: the nth draw for a purpose is the same whenever it is asked for. */
export interface Chance {
  dice(purpose: string, nth: number): Dice;
}

/** Where in a match a game's chance belongs; a rewind that draws afresh raises the epoch. */
export interface ChanceLabel {
  readonly game: string;
  readonly epoch: number;
}

/** HKDF-Extract: the salt is the key, the same for every seed. */
const salted = hmac.create(sha512, utf8('dreamledger/chance/v1'));
/** What goes on from there, one at a time: to make one anew takes as long as its work. */
const scratch = salted.clone();

/**
 * key || nonce = HKDF-SHA512(seed, info = `game \n epoch \n purpose \n nth`, 44 bytes); the draw reads that ChaCha20 key
 * stream as little-endian 32-bit words. 44 bytes, so that a longer seed can reach every order of 60 cards.
 */
export function seededChance(seed: Uint8Array, { game, epoch }: ChanceLabel): Chance {
  const labelled = hmac
    .create(sha512, salted._cloneInto(scratch).update(seed).digest())
    .update(utf8(`${game}\n${String(epoch)}\n`));
  return {
    dice(purpose, nth) {
      const material = labelled
        ._cloneInto(scratch)
        .update(utf8(`${purpose}\n${String(nth)}`))
        .update(FIRST)
        .digest();
      return keyStreamDice(material.slice(0, 32), material.slice(32, 44));
    },
  };
}

/** The counter of the one block of HKDF that is needed: begun with the key once, and gone on with at each draw. */
const FIRST = Uint8Array.of(1);
/** Most draws are of one number, the others of a deck. */
const SHORT = 64;
const LONG = 256;
const WORDS = 2 ** 32;

function keyStreamDice(key: Uint8Array, nonce: Uint8Array): Dice {
  let block = NOTHING;
  let at = 0;
  let drawn = 0;
  const word = (): number => {
    if (at >= block.length) {
      block = chacha20(key, nonce, new Uint8Array(drawn === 0 ? SHORT : LONG), undefined, drawn / SHORT);
      drawn += block.length;
      at = 0;
    }
    const value = wordAt(block, at);
    at += 4;
    return value;
  };
  return {
    below(limit) {
      if (!Number.isInteger(limit) || limit < 1 || limit > WORDS)
        throw new RangeError(`No number is below ${String(limit)}.`);
      const fair = WORDS - (WORDS % limit);
      let value = word();
      while (value >= fair) value = word();
      return value % limit;
    },
  };
}

const NOTHING = new Uint8Array();

/** Little-endian. */
const wordAt = (bytes: Uint8Array, at: number): number =>
  ((bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 3] ?? 0) << 24)) >>> 0;

/** Fisher-Yates from the top down, in place. */
export function shuffle(items: unknown[], dice: Dice): void {
  const order = dice.shuffled === undefined ? null : items.map((_, place) => place);
  for (let last = items.length - 1; last > 0; last--) {
    const other = dice.below(last + 1);
    swap(items, last, other);
    if (order !== null) swap(order, last, other);
  }
  if (order !== null) dice.shuffled?.(order);
}

function swap(items: unknown[], one: number, other: number): void {
  const moved = items[one];
  items[one] = items[other];
  items[other] = moved;
}

/** Plays back numbers that were drawn elsewhere, for games that were shuffled by hand. */
export function scriptedChance(draws: ReadonlyMap<string, readonly number[]>): Chance {
  return {
    dice(purpose, nth) {
      const numbers = draws.get(`${purpose}#${String(nth)}`);
      if (numbers === undefined) throw new RangeError(`The script has no draw "${purpose}#${String(nth)}".`);
      let at = 0;
      return {
        below(limit) {
          const value = numbers[at++];
          if (value === undefined || value >= limit) {
            throw new RangeError(
              `The script's draw "${purpose}#${String(nth)}" has no number below ${String(limit)} at ${String(at)}.`,
            );
          }
          return value;
        },
      };
    },
  };
}
