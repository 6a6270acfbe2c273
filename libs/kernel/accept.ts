import { type CommandId, type Hash, hash } from './ids.js';
import type { LogRecord } from './record.js';

/** The last accepted record of a stream. */
export interface Head {
  readonly seq: number;
  readonly hash: Hash;
}

/** The head of a stream that has no record yet. */
export const EMPTY: Head = { seq: 0, hash: hash('0'.repeat(64)) };

export type Verdict = 'accepted' | 'duplicate' | 'wrong-seq' | 'wrong-prev';

/**
 * The one rule of the log: a record is accepted if its command is new in the stream, its seq is the next and
 * its prev is the head. Anything else is void. No decider, engine, secret or clock takes part.
 */
export function judge(head: Head, isKnown: (command: CommandId) => boolean, record: LogRecord): Verdict {
  if (isKnown(record.commandId)) return 'duplicate';
  if (record.seq !== head.seq + 1) return 'wrong-seq';
  if (record.prev !== head.hash) return 'wrong-prev';
  return 'accepted';
}
