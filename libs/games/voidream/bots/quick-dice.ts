import type { Chance, Dice } from '#kernel';

/** Fast numbers for thinking ahead, where nothing is at stake; xorshift128, repeatable by its seed. */
export function quickDice(seed: number): Dice {
  let a = seed | 0;
  let b = 0x9e3779b9;
  let c = 0x243f6a88;
  let d = 0xb7e15162;
  const next = (): number => {
    const mixed = d ^ (d << 11);
    d = c;
    c = b;
    b = a;
    a = a ^ (a >>> 19) ^ mixed ^ (mixed >>> 8);
    return a >>> 0;
  };
  for (let warm = 12; warm > 0; warm--) next();
  return { below: (limit) => Math.floor((next() / 2 ** 32) * limit) };
}

/** What happens in an imagined game: each draw comes from the same dice. */
export const imaginedChance = (dice: Dice): Chance => ({ dice: () => dice });
