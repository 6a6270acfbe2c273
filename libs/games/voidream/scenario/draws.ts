import { didYouMean } from '#cards';
import type { Chance } from '#kernel';
import type { Difference } from '#scenario';

/** Leaves every order as it is, and takes the first of what is drawn from. */
export const ORDERLY: Chance = { dice: () => ({ below: (limit) => limit - 1 }) };

interface Scripted {
  readonly chance: Chance;
  /** Draws that could not come as they were written, or did not come at all. */
  readonly amiss: () => readonly Difference[];
}

const MOST_DRAWN = 8;

/** Single draws as a scenario writes them, all others in order. */
export function scripted(draws: Readonly<Record<string, readonly number[]>>): Scripted {
  const drawn = new Set<string>();
  const found: Difference[] = [];
  const note = (name: string, says: string): void => {
    found.push({ at: ['chance', 'draws', name], says: `chance.draws.${name}: ${says}` });
  };
  const dice: Chance['dice'] = (purpose, nth) => {
    const name = `${purpose}#${nth}`;
    drawn.add(name);
    const numbers = Object.hasOwn(draws, name) ? draws[name] : undefined;
    if (numbers === undefined) return ORDERLY.dice(purpose, nth);
    let at = 0;
    return {
      below(limit) {
        const value = numbers[at++];
        if (value !== undefined && value < limit) return value;
        note(name, `number ${at} should be below ${limit}, and ${value === undefined ? 'is missing' : `is ${value}`}.`);
        return limit - 1;
      },
    };
  };
  const amiss = (): readonly Difference[] => {
    for (const name of Object.keys(draws).filter((each) => !drawn.has(each))) {
      const names = [...drawn].slice(0, MOST_DRAWN).join(', ');
      note(name, `this draw never came. Drawn: ${names || 'nothing'}.${didYouMean(name, [...drawn])}`);
    }
    return found;
  };
  return { chance: { dice }, amiss };
}
