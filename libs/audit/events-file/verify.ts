import type { Sha256 } from '#kernel';
import { keptTextsIn } from '../bundle/kept-texts.js';
import { attempted } from '../verify/attempted.js';
import { type Checked, type Found, plural, tampered, type Trust } from '../verify/given.js';
import { checkLog } from '../verify/log.js';
import { textFindings } from '../verify/openings.js';
import { conclude, type Verification } from '../verify/verdict.js';
import { type EventsLine, readEvents } from './read.js';
import { Streams } from './streams.js';

/** Checks the events of a tournament by their file: chains, what people said by its hash, heads by their proofs. Throws nothing. */
export function verifyEvents(bytes: Uint8Array, trust: Omit<Trust, 'engine'>): Verification {
  const streams = new Streams();
  let lines: readonly EventsLine[] = [];
  const checks = attempted([
    [
      'structure',
      () => {
        lines = readEvents(trust.sha256, bytes);
        return { says: 'every line is in its form', findings: [] };
      },
    ],
    ['chain', () => chains(streams, lines)],
    ['openings', () => texts(trust.sha256, lines)],
    ['log', () => checkLog(trust, { slices: streams.slices, ...provenBy(lines) })],
  ]);
  return conclude(null, checks);
}

/** Each stream begins with its first record, and each record names the one before. */
function chains(streams: Streams, lines: readonly EventsLine[]): Checked {
  let count = 0;
  for (const each of lines) {
    if (each.is !== 'record' && each.is !== 'withheld') continue;
    const { stream, seq } = each.is === 'record' ? each.record.record : each.withheld;
    const fault = each.is === 'record' ? streams.take(each.record) : streams.withhold(each.withheld);
    if (fault !== null) return { says: 'broken', findings: [tampered({ stream, seq, event: null }, fault)] };
    count += 1;
  }
  const apart = streams.withheld === 0 ? '' : `, ${streams.withheld} of them withheld`;
  const says = `${plural(count, 'record')} of ${plural(streams.count, 'stream')} follow each other by seq and hash${apart}`;
  return { says, findings: [] };
}

const provenBy = (lines: readonly EventsLine[]) => ({
  proofs: lines.flatMap((each) => (each.is === 'proof' ? [each.proof] : [])),
  keyChanges: lines.flatMap((each) => (each.is === 'key-change' ? [each.note] : [])),
});

/** A text is what a record before it committed to; one that is erased shows as that. */
function texts(sha256: Sha256, lines: readonly EventsLine[]): Checked {
  const kept = new Map(
    keptTextsIn(lines.flatMap((each) => (each.is === 'record' ? [each.record.record] : []))).map((text) => [
      text.ref,
      text,
    ]),
  );
  const told = new Set<string>();
  const erased: string[] = [];
  const findings: Found[] = [];
  for (const each of lines) {
    if (each.is !== 'text' && each.is !== 'erased') continue;
    const ref = each.is === 'text' ? each.text.ref : each.ref;
    if (told.has(ref)) findings.push(tampered(null, `line ${each.line}: the text ${ref} stands here twice`));
    told.add(ref);
    if (each.is === 'text') findings.push(...textFindings(sha256, kept.get(ref), each.text));
    else if (kept.has(ref)) erased.push(ref);
    else findings.push(tampered(null, `the text ${ref} is said to be erased, and nothing here refers to it`));
  }
  const missing = [...kept.keys()].filter((ref) => !told.has(ref)).length;
  const notes = [
    `${plural(told.size - erased.length, 'text')} as committed`,
    ...(erased.length > 0 ? [`${erased.length} erased (${erased.join(', ')})`] : []),
    ...(missing > 0 ? [`${missing} not enclosed`] : []),
  ];
  return { says: notes.join(', '), findings };
}
