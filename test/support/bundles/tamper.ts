/** What somebody may do to a bundle who holds the database, and what an operator may who holds the log's key as well. */
import { EMPTY, hashRecord, type LogRecord, readRecord, writeRecord } from '#kernel';
import type { Bundle } from '#audit';
import { nodeSha256 as sha256 } from '#log';
import { provenIn } from './operator.js';

export const recordsOf = ({ slices }: Bundle): readonly LogRecord[] =>
  slices[0]!.records.map(({ bytes }) => readRecord(bytes));

export function withRecords(bundle: Bundle, records: readonly LogRecord[]): Bundle {
  const [match, ...others] = bundle.slices;
  const written = records.map((record) => ({ bytes: writeRecord(record) }));
  return { ...bundle, slices: [{ ...match!, records: written }, ...others] };
}

/** Counted and linked anew from the first on. */
export function relinked(records: readonly LogRecord[]): readonly LogRecord[] {
  let prev = EMPTY.hash;
  return records.map((record, index) => {
    const linked = { ...record, seq: index + 1, prev };
    prev = hashRecord(sha256, writeRecord(linked));
    return linked;
  });
}

/** Linked anew, and then logged and signed as if nothing had ever been otherwise. */
export function relogged(bundle: Bundle, records: readonly LogRecord[]): Bundle {
  const all = relinked(records);
  const last = all.at(-1)!;
  const head = { stream: bundle.match, seq: last.seq, hash: hashRecord(sha256, writeRecord(last)) };
  return { ...withRecords(bundle, all), proofs: provenIn([head], [head]) };
}
