import type { LogIdentity } from './port.js';

/** The most one record and one append may hold, in bytes; the same in all logs, so that any can be copied to any other. */
export const LARGEST_RECORD = 2 ** 20;
export const LARGEST_APPEND = 2 ** 22;

/** Throws when no log would take this append. */
export function checkAppend(log: LogIdentity, partition: number, records: readonly Uint8Array[]): void {
  if (!Number.isInteger(partition) || partition < 0 || partition >= log.partitions) {
    throw new RangeError(`There is no partition ${partition}: this log has 0 to ${log.partitions - 1}.`);
  }
  if (records.length === 0) throw new RangeError('An append needs at least one record.');
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
