import { type CommandId, EMPTY, type Head, judge, type Verdict } from '#kernel';
import type { Enclosed, Slice } from '../bundle/bundle.js';
import { type Checked, type Found, placeIn, plural, type Step, tampered } from './given.js';

/** Each record is the next of its stream, and names the one before by its hash. */
export const checkChain: Step = (_, { slices }): Checked => {
  const records = slices.reduce((sum, slice) => sum + slice.records.length, 0);
  return {
    says: `${plural(records, 'record')} of ${plural(slices.length, 'stream')} follow each other by seq and hash`,
    findings: slices.flatMap(firstBreak),
  };
};

/** What breaks a chain, in words. */
export const BREAKS: Readonly<Record<Exclude<Verdict, 'accepted'>, string>> = {
  duplicate: 'the same command stands in the stream twice',
  'wrong-seq': 'this is not the next seq of the stream: a record is missing, or too many',
  'wrong-prev': 'this record does not name the hash of the one before: one of them was changed',
};

function firstBreak(slice: Slice<Enclosed>): readonly Found[] {
  const known = new Set<CommandId>();
  let head: Head =
    slice.from === 1 ? EMPTY : { seq: slice.from - 1, hash: slice.records[0]?.record.prev ?? EMPTY.hash };
  let at = 0;
  for (const [index, { record, hash }] of slice.records.entries()) {
    const place = placeIn(slice, index);
    if (record.stream !== slice.stream) return [tampered(place, `this is a record of ${record.stream}`)];
    const verdict = judge(head, (command) => known.has(command), record);
    if (verdict !== 'accepted') return [tampered(place, BREAKS[verdict])];
    if (record.at < at) return [tampered(place, `its time, ${record.at}, is before that of the record before, ${at}`)];
    known.add(record.commandId);
    head = { seq: record.seq, hash };
    at = record.at;
  }
  return [];
}
