import type { Fault, Millis, Sha256, StreamId, Verdict } from '#kernel';
import type { Outcome } from '../command.js';
import type { Keyring } from '../keyring.js';
import type { Log } from '../port.js';
import type { RecordStore } from '../record-store.js';
import type { Timer } from './timer.js';

/** Why an entry of the log counts for nothing; `misplaced` is one in another partition than its stream's. */
export type Void = Exclude<Verdict, 'accepted'> | 'no-record' | 'misplaced';

/** Where the arbiter's figures go; plain functions, called on the hot path. */
export interface Meter {
  outcome(is: Outcome<never, never>['is'] | 'fault'): void;
  /** A batch became durable, so long after it was sent. */
  appended(records: number, millis: number): void;
  /** A batch came back by our own tail and was accepted, so long after it was sent. */
  readBack(records: number, millis: number): void;
  voided(why: Void): void;
}

export interface ArbiterPorts {
  readonly log: Log;
  readonly records: RecordStore;
  readonly keys: Keyring;
  readonly clock: () => Millis;
  readonly random: (bytes: number) => Uint8Array;
  readonly sha256: Sha256;
  /** Told of each stream that is quarantined, and, with null, of a tail that ended. */
  readonly onFault: (fault: Fault, stream: StreamId | null) => void;
  /** For folded states; half as much again may go to snapshots of those that were put away. */
  readonly memoryMb: number;
  readonly meter?: Meter;
  readonly timer?: Timer;
  readonly limits?: Partial<Limits>;
}

export interface Limits {
  /** How much of the log may wait for the record store to reach it, before the tail waits too. */
  readonly windowMb: number;
  /** How long a record may take to come back before its command's fate is unknown. */
  readonly readBackMs: number;
  /** How long a command that keeps losing the race is tried again, and how long a look waits for `atLeast`. */
  readonly patienceMs: number;
}

export const USUAL_LIMITS: Limits = { windowMb: 64, readBackMs: 10_000, patienceMs: 2_000 };

export const SILENT: Meter = {
  outcome: () => undefined,
  appended: () => undefined,
  readBack: () => undefined,
  voided: () => undefined,
};
