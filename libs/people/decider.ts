import type { Decider } from '#kernel';
import type { SubjectCommand } from './commands.js';
import { decide } from './decide.js';
import type { SubjectEvent } from './events.js';
import { evolve } from './evolve.js';
import type { SubjectRefusal } from './refusals.js';
import { initial, pack, type SubjectState, unpack } from './state.js';

/** The rules of `subject/*`. */
export const subjectDecider: Decider<SubjectState, SubjectCommand, SubjectEvent, SubjectRefusal> = {
  kind: 'subject',
  rules: 'subject/1',
  upcasts: [],
  initial,
  decide,
  evolve,
  settle: () => [],
  weigh: () => 200,
  pack,
  unpack,
};
