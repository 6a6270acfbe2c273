import type { Flaw } from '#cards';
import type { Step } from '../language.js';

/** Deeds of a written number that comes to nothing: VD-7.8.4. What is counted at the table may do so all the same. */

const NUMBERS: readonly string[] = ['amount', 'times', 'count'];
const PICKS: readonly string[] = ['what', 'of'];

export const naught = (step: Step, at: Flaw['at']): readonly Flaw[] =>
  [
    ...naughtsIn(step),
    ...Object.entries(step).flatMap(([field, pick]: [string, unknown]) =>
      PICKS.includes(field) && typeof pick === 'object' && pick !== null
        ? naughtsIn(pick).map((inner) => [field, ...inner])
        : [],
    ),
  ].map((field) => ({
    at: [...at, ...field],
    says: 'With this number nothing would happen: it must be at least 1.',
  }));

const naughtsIn = (said: object): readonly (readonly string[])[] =>
  Object.entries(said).flatMap(([field, n]: [string, unknown]) =>
    NUMBERS.includes(field) && typeof n === 'number' && n < 1 ? [[field]] : [],
  );
