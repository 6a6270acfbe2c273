import { tampered } from './finding.mjs';

const ZEROS = '0'.repeat(64);

/** Each record follows the one before it. */
export function checkChain({ slices }) {
  for (const { stream, from, records } of slices) {
    const commands = new Set();
    records.forEach((record, n) => {
      const before = records[n - 1];
      if (record.stream !== stream) tampered(record, `a record of ${record.stream} in the slice of ${stream}`);
      if (record.seq !== from + n) tampered(record, `this is not the next seq, ${from + n}`);
      if (before !== undefined && record.prev !== before.hash)
        tampered(record, 'prev is not the hash of the record before');
      if (record.seq === 1 && record.prev !== ZEROS) tampered(record, 'there is nothing before the first record');
      if (commands.has(record.commandId)) tampered(record, 'this command has been before');
      if (before !== undefined && record.at < before.at) tampered(record, 'the time went back');
      commands.add(record.commandId);
    });
  }
}
