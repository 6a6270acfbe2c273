import { say, sayMany } from '../say/index.js';

export const sayCards = (entities: number, others: number): string =>
  [
    sayMany(entities, { one: '{n} entity', other: '{n} entities' }),
    sayMany(others, { one: '{n} other', other: '{n} others' }),
  ].join(', ');

export const sayCount = (n: number): string => sayMany(n, { one: '{n} card', other: '{n} cards' });

export const sayProblems = (n: number): string =>
  n === 0 ? say('This deck may be played.') : sayMany(n, { one: 'One thing is wrong', other: '{n} things are wrong' });
