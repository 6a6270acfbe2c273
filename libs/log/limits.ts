import type { LogIdentity } from './port.js';

/** The most one record and one append may hold, in bytes and in records; the same in all logs, so that any can be copied to any other. */
export const LARGEST_RECORD = 2 ** 20;
export const LARGEST_APPEND = 2 ** 22;
const MOST_RECORDS = 10_000;

/** Throws when no log would take this append. */
export function checkAppend(log: LogIdentity, partition: number, records: readonly Uint8Array[]): void {
  if (!Number.isInteger(partition) || partition < 0 || partition >= log.partitions) {
    throw new RangeError(`There is no partition ${partition}: this log has 0 to ${log.partitions - 1}.`);
  }
  if (records.length === 0 || records.length > MOST_RECORDS) {
    throw new RangeError(`An append holds 1 to ${MOST_RECORDS} records, not ${records.length}.`);
  }
  const largest = records.reduce((most, record) => Math.max(most, record.length), 0);
  if (largest > LARGEST_RECORD) {
    throw new RangeError(`A record of ${largest} bytes is too large: ${LARGEST_RECORD} are the most.`);
  }
  const all = sizeOf(records);
  if (all > LARGEST_APPEND) {
    throw new RangeError(`An append of ${all} bytes is too large: ${LARGEST_APPEND} are the most. Make it several.`);
  }
}

export const sizeOf = (records: readonly Uint8Array[]): number => records.reduce((sum, { length }) => sum + length, 0);

/** Splits records, in order, into appends that any log takes. */
export function inAppends(records: readonly Uint8Array[]): readonly (readonly Uint8Array[])[] {
  const appends: Uint8Array[][] = [];
  let room = 0;
  for (const record of records) {
    const last = appends.at(-1);
    room -= record.length;
    if (last !== undefined && room >= 0 && last.length < MOST_RECORDS) {
      last.push(record);
    } else {
      appends.push([record]);
      room = LARGEST_APPEND - record.length;
    }
  }
  return appends;
}
