import type { Decision } from '#kernel';
import type { MatchEvent } from './events.js';
import type { MatchRefusal } from './refusals.js';

/** What comes of a command to a match. */
export type Verdict = Decision<MatchEvent, MatchRefusal>;
