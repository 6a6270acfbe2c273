import { randomUUID } from 'node:crypto';
import { canonicalJson, Fault, type Json, type JsonObject, textOf, utf8 } from '#kernel';
import type { LogIdentity, Positions } from './port.js';

/**
 * Which log is meant: `known` has been seen before and must be there as it was; `this` and `any` are made when there is
 * none, under the given identity or a fresh id. Of no partitions none is made: whoever only reads must find one.
 */
export type WhichLog =
  | ({ readonly is: 'known' } & LogIdentity)
  | ({ readonly is: 'this' } & LogIdentity)
  | { readonly is: 'any'; readonly partitions: number };

/** How many partitions a log has when nobody says. */
export const PARTITIONS = 16;
const MOST_PARTITIONS = 1024;

/** The identity to make a log under; throws when it should have been there. */
export function identityToMake(which: WhichLog, place: string): LogIdentity {
  if (which.is === 'known') {
    throw new Fault(
      `${place} is empty, but the log ${which.logId} should be there. Is this the right place? If so, its records are gone: restore them from a backup.`,
    );
  }
  const { partitions } = which;
  if (which.is === 'any' && partitions === 0) throw new Fault(`${place} holds no log. Is this the right place?`);
  if (!Number.isInteger(partitions) || partitions < 1 || partitions > MOST_PARTITIONS) {
    throw new RangeError(`A log has 1 to ${MOST_PARTITIONS} partitions, not ${partitions}.`);
  }
  return { logId: which.is === 'this' ? which.logId : randomUUID(), partitions };
}

/** Throws when the log that was found is another than the one that is meant. */
export function checkIdentity(which: WhichLog, found: LogIdentity, place: string): void {
  if (which.is === 'any') return;
  if (found.logId !== which.logId) {
    throw new Fault(
      `${place} holds the log ${found.logId}, but ${which.logId} is expected. It was made anew, or it is the wrong place; nothing was changed.`,
    );
  }
  if (found.partitions !== which.partitions) {
    throw new Fault(
      `${place} says it has ${found.partitions} partitions, but ${which.partitions} are expected: their number never changes. Nothing was changed.`,
    );
  }
}

/** The first record of a partition: which log this is, which partition, and of how many. */
export const genesisOf = ({ logId, partitions }: LogIdentity, partition: number): Uint8Array =>
  utf8(canonicalJson({ genesis: { logId, n: partition, of: partitions } }));

/** The identity that a partition's first record tells, or null when that is no genesis of this partition. */
export function readGenesis(bytes: Uint8Array, partition: number): LogIdentity | null {
  const genesis = fieldsOf(fieldsOf(parsed(bytes))?.genesis);
  const { logId, n, of } = genesis ?? {};
  return typeof logId === 'string' && n === partition && typeof of === 'number' ? { logId, partitions: of } : null;
}

/** Where every partition begins. */
export const beginning = (partitions: number): Positions => new Array<number>(partitions).fill(0);

/** Throws when a tail can't begin there. */
export function checkStart(from: Positions, end: Positions): void {
  if (from.length !== end.length) {
    throw new RangeError(`A tail of this log begins at ${end.length} positions, not ${from.length}.`);
  }
  from.forEach((offset, partition) => {
    const last = end[partition] ?? 0;
    if (Number.isInteger(offset) && offset >= 0 && offset <= last) return;
    throw new Fault(
      `A tail can't begin at ${offset} in partition ${partition}: the log ends at ${last} there. What was read up to ${offset} belongs to another or a longer log: rebuild it.`,
    );
  });
}

function parsed(bytes: Uint8Array): Json | undefined {
  try {
    return JSON.parse(textOf(bytes)) as Json;
  } catch {
    return undefined;
  }
}

function fieldsOf(value: Json | undefined): JsonObject | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
}
