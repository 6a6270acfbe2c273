import type { Decision } from '#kernel';
import type { CaseEvent } from './events.js';
import type { CaseRefusal } from './refusals.js';

/** What becomes of a command to a case. */
export type Verdict = Decision<CaseEvent, CaseRefusal>;
