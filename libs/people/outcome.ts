import type { Decision } from '#kernel';
import type { SubjectEvent } from './events.js';
import type { SubjectRefusal } from './refusals.js';

export type Outcome = Decision<SubjectEvent, SubjectRefusal>;
