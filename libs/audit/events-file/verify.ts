import { type CommandId, EMPTY, type Head, judge, type Sha256, type StreamId } from '#kernel';
import { keptTextsIn } from '../bundle/kept-texts.js';
import { Malformed } from '../malformed.js';
import { BREAKS } from '../verify/chain.js';
import { type Checked, type Found, plural, tampered, unproven } from '../verify/given.js';
import { textFindings } from '../verify/openings.js';
import { type Check, conclude, type Verification } from '../verify/verdict.js';
import { type EventsLine, readEvents } from './read.js';

/** Checks the events of a tournament by their file: the chains, and what people said by its hash. Throws nothing. */
export function verifyEvents(bytes: Uint8Array, sha256: Sha256): Verification {
  let lines: readonly EventsLine[];
  try {
    lines = readEvents(sha256, bytes);
  } catch (failure) {
    if (!(failure instanceof Malformed)) throw failure;
    const finding = { verdict: 'MALFORMED', check: 'structure', at: null, says: failure.message } as const;
    return conclude(null, [{ check: 'structure', says: 'malformed', findings: [finding] }]);
  }
  const made = (check: Check['check'], { says, findings }: Checked): Check => ({
    check,
    says,
    findings: findings.map((found) => ({ ...found, check })),
  });
  return conclude(null, [
    made('structure', { says: 'every line is in its form', findings: [] }),
    made('chain', chains(lines)),
    made('openings', texts(sha256, lines)),
    made('log', NOT_PROVEN),
  ]);
}

const NOT_PROVEN: Checked = {
  says: 'no proofs',
  findings: [
    unproven(
      null,
      'no line proves that these heads are in the Merkle log: ask the server for its proof of each stream (/audit/proof/STREAM)',
    ),
  ],
};

/** Each stream begins with its first record, and each record names the one before. */
function chains(lines: readonly EventsLine[]): Checked {
  const heads = new Map<StreamId, Head>();
  const known = new Set<string>();
  let withheld = 0;
  let records = 0;
  for (const each of lines) {
    if (each.is === 'withheld') {
      withheld += 1;
      const { stream, seq, hash } = each.withheld;
      if (seq !== (heads.get(stream) ?? EMPTY).seq + 1) return broken([wrong(stream, seq, BREAKS['wrong-seq'])]);
      heads.set(stream, { seq, hash });
    }
    if (each.is !== 'record') continue;
    records += 1;
    const { record, hash } = each.record;
    const { stream, seq } = record;
    const isKnown = (command: CommandId): boolean => known.has(`${stream} ${command}`);
    const verdict = judge(heads.get(stream) ?? EMPTY, isKnown, record);
    if (verdict !== 'accepted') return broken([wrong(stream, seq, BREAKS[verdict])]);
    known.add(`${stream} ${record.commandId}`);
    heads.set(stream, { seq, hash });
  }
  const apart = withheld === 0 ? '' : `, ${withheld} of them withheld`;
  return {
    says: `${plural(records + withheld, 'record')} of ${plural(heads.size, 'stream')} follow each other by seq and hash${apart}`,
    findings: [],
  };
}

const wrong = (stream: StreamId, seq: number, says: string): Found => tampered({ stream, seq, event: null }, says);
const broken = (findings: readonly Found[]): Checked => ({ says: 'broken', findings });

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
