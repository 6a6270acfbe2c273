import { type Answer, Fault, isOffered, type Offer, rule, type Tell } from '#kernel';
import type { WalkState } from './state.js';

const START = rule('TG-3.1');

/** A judge may set the energy or the charms, except in a storm, which has counted them. */
export function repairs({ end, stack }: WalkState): readonly Offer[] {
  if (end !== null || stack.at(-1)?.do === 'storm') return [];
  return [
    { form: 'number', key: 'energy', about: {}, min: 1, max: 9 },
    { form: 'number', key: 'charms', about: {}, min: 0, max: 9 },
  ];
}

export function repair(state: WalkState, answer: Answer, tell: Tell): void {
  if (!isOffered(repairs(state), answer)) throw new Fault(`This is no repair here: ${answer}`);
  const count = Number(answer.split(':')[1]);
  if (answer.startsWith('energy')) state.energy = count;
  else state.charms = count;
  const { energy, charms } = state;
  tell?.({ kind: 'set', rule: START, open: { energy, charms }, closed: [], judge: null });
}
