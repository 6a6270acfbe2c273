import type { Trouble } from '../api/session.js';
import { say } from '../say/index.js';

export const trouble = (message: string): readonly Trouble[] => [{ message, field: null }];

export const UNREACHED = trouble(say('The server did not answer. Send it again.'));
