import type { Hash } from '#kernel';
import type { ImportSource, OpenRecord } from '#match';
import { readCheckpoint } from '../tlog/checkpoint.js';
import { readNote } from '../tlog/note.js';
import { readLogProof } from '../tlog/proof.js';
import type { Read, Trust } from '../verify/given.js';
import { keyOf, opened } from '../verify/openings.js';
import { conclude, type Finding, type Verification } from '../verify/verdict.js';
import { verifyBundle } from '../verify/verify-bundle.js';
import { readBundle } from './read.js';

export type Taken =
  | { readonly ok: true; readonly source: ImportSource; readonly records: readonly OpenRecord[] }
  | { readonly ok: false; readonly verification: Verification };

/** A match out of its bundle, opened. All of it must be right; that nobody we trust vouches for its log is no hindrance, and said. */
export function takenFrom(bytes: Uint8Array, trust: Trust): Taken {
  const verification = verifyBundle(bytes, trust);
  const { match, checks } = verification;
  const hindered = conclude(
    match,
    checks.map((each) => ({ ...each, findings: each.findings.filter(isHindrance) })),
  );
  if (hindered.verdict !== 'OK') return { ok: false, verification: hindered };
  const bundle = readBundle(trust.sha256, bytes);
  const [slice] = bundle.slices;
  const last = slice?.records.at(-1);
  if (slice === undefined || last === undefined) return { ok: false, verification };
  const key = keyOf(bundle, slice.stream);
  const records = slice.records.map(({ record: { actor, at, events } }): OpenRecord => ({
    actor,
    at,
    events: events.map((event) => ({ ...opened(trust.sha256, key === 'two' ? null : key, event) })),
  }));
  const vouchedBy = verification.verdict === 'OK' ? originOf(bundle) : null;
  return { ok: true, source: sourceOf(slice.stream, last.record.seq, last.hash, vouchedBy), records };
}

const isHindrance = ({ check, verdict }: Finding): boolean =>
  check !== 'log' || verdict === 'TAMPERED' || verdict === 'MALFORMED';

const sourceOf = (stream: string, seq: number, head: Hash, vouchedBy: string | null): ImportSource => ({
  match: stream.slice(stream.indexOf('/') + 1),
  seq,
  head,
  vouchedBy,
});

/** The log whose checkpoint proves the match. */
function originOf({ match, proofs }: Read): string | null {
  const proof = proofs.find(({ stream }) => stream === match)?.proof;
  return proof === undefined ? null : readCheckpoint(readNote(readLogProof(proof).checkpoint).text).origin;
}
