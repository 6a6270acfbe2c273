import { sha256 } from '@noble/hashes/sha2.js';
import {
  type Chance,
  type ChanceLabel,
  fromHex,
  type Hash,
  hexOf,
  seededChance,
  shuffleRoot,
  shuffleSalt,
} from '#kernel';

/** A shuffle of the game that is on, of which the root is not in the record yet. */
export type Shuffle = {
  /** In hex. */
  readonly salt: string;
  /** Where each card stood before; where one draw shuffled several times, one order after the other. */
  readonly order: number[];
};

/** The chance of a game, with every order that is drawn from it noted. */
export function noted(seed: Uint8Array, label: ChanceLabel, shuffles: Shuffle[]): Chance {
  const chance = seededChance(seed, label);
  return {
    dice(purpose, nth) {
      const dice = chance.dice(purpose, nth);
      let own: Shuffle | null = null;
      return {
        below: (limit) => dice.below(limit),
        shuffled(order) {
          if (order.length === 0) return;
          if (own === null) {
            own = { salt: hexOf(shuffleSalt(seed, label, purpose, nth)), order: [] };
            shuffles.push(own);
          }
          own.order.push(...order);
        },
      };
    },
  };
}

const ROOTS = new WeakMap<Shuffle, Hash>();

/** What the record says of a shuffle: who has the seed can open it, and nobody else learns a thing from it. */
export function rootOf(shuffle: Shuffle): Hash {
  const known = ROOTS.get(shuffle);
  if (known !== undefined) return known;
  const { root } = shuffleRoot(sha256, fromHex(shuffle.salt), shuffle.order);
  ROOTS.set(shuffle, root);
  return root;
}
