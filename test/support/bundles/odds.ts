/** What may be done or not, by dice. */
import { type Dice, hash, type KeptText } from '#kernel';

/** Whatever anybody says in words of their own. */
export const SAID: KeptText = { ref: 'p0/text/1', commitment: hash('0'.repeat(64)) };

export const oneIn = (chances: number, dice: Dice): boolean => dice.below(chances) === 0;

export function oneOf<Value>(values: readonly Value[], dice: Dice): Value {
  const value = values[dice.below(values.length)];
  if (value === undefined) throw new RangeError('There is nothing to choose from.');
  return value;
}

/** A refusal, as scribes throw it: its code, and what it says. */
const REFUSED = /^[A-Z]+\.[A-Z_]+: /;

/** Whether it was taken; what is refused changes nothing. */
export function tried(say: () => void): boolean {
  try {
    say();
    return true;
  } catch (failure) {
    if (failure instanceof Error && REFUSED.test(failure.message)) return false;
    throw failure;
  }
}
