import fc from 'fast-check';
import { verifyBundle, writeBundle } from '#audit';
import {
  canonicalJson,
  concat,
  type Json,
  type JsonObject,
  readRecord,
  seal,
  seededChance,
  textOf,
  utf8,
} from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import {
  answerOnce,
  begunMatch,
  bundleOf,
  outcome,
  recordsOf,
  relinked,
  relogged,
  TRUST,
  verified,
  withRecords,
} from '#test/bundles';

/** A short match, so that everything can be tried on it. */
const match = begunMatch('duel', 2);
answerOnce(match, seededChance(utf8('short'), { game: 'choices', epoch: 0 }).dice('answers', 0));
match.say('p1', { type: 'Resign' });
const bundle = bundleOf(match);
const bytes = writeBundle(bundle);
const lines = textOf(bytes).trimEnd().split('\n');
const verdictOf = (changed: readonly string[]) => verifyBundle(utf8(`${changed.join('\n')}\n`), TRUST).verdict;

it('what is changed here is a good bundle', () => {
  expect(verdictOf(lines)).toBe('OK');
});

describe('never OK, whatever is changed', () => {
  it('in any byte', () => {
    const verdicts = new Map<string, number>();
    for (let at = 0; at < bytes.length; at++) {
      const { verdict, finding } = verifyBundle(bytes.with(at, bytes[at]! ^ (1 << (at % 7))), TRUST);
      verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
      expect(finding?.says).toBeTruthy();
    }
    // POLICY: a checkpoint by a key of another name or id is one that nobody vouches for
    expect([...verdicts.keys()].sort()).toEqual(['MALFORMED', 'POLICY', 'TAMPERED']);
    expect(verdicts.get('POLICY')).toBeLessThan(60 * bundle.proofs.length);
  });

  it('by cutting it anywhere', () => {
    for (let length = 0; length < bytes.length; length += 13)
      expect(verifyBundle(bytes.slice(0, length), TRUST).verdict).toBe('MALFORMED');
  });

  it('in any field of any line', () => {
    const fields = lines.flatMap((line, at) => paths(JSON.parse(line) as Json).map((path) => ({ at, path })));
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.jsonValue({ maxDepth: 1 }), ({ at, path }, value) => {
        const line = canonicalJson(replaced(JSON.parse(lines[at]!) as Json, path, integersIn(value as Json)));
        fc.pre(line !== lines[at]);
        expect(verdictOf(lines.with(at, line))).not.toBe('OK');
      }),
      { numRuns: 400 },
    );
  });

  it('by leaving out, doubling or exchanging lines', () => {
    lines.forEach((line, at) => {
      expect(verdictOf(lines.toSpliced(at, 1))).not.toBe('OK');
      expect(verdictOf(lines.toSpliced(at, 0, line))).not.toBe('OK');
      lines.slice(at + 1).forEach((other, after) => {
        expect(verdictOf(lines.with(at, other).with(at + 1 + after, line))).not.toBe('OK');
      });
    });
  });

  it('by dropping, doubling or moving records, and linking, even logging them anew', () => {
    const all = recordsOf(bundle);
    const place = fc.nat(all.length - 1);
    fc.assert(
      fc.property(fc.constantFrom('drop', 'double', 'move'), place, place, (what, at, to) => {
        const rest = all.toSpliced(at, 1);
        const changed = { drop: rest, double: all.toSpliced(at, 0, all[at]!), move: rest.toSpliced(to, 0, all[at]!) }[
          what
        ];
        fc.pre(what !== 'move' || to !== at);
        expect(verified(withRecords(bundle, changed)).verdict).toBe('TAMPERED');
        expect(verified(withRecords(bundle, relinked(changed))).verdict).toBe('TAMPERED');
        expect(verified(relogged(bundle, changed)).verdict).not.toBe('OK');
      }),
    );
  });

  it('by sealing what is no seed', () => {
    const entropy = { salt: new Uint8Array(32), nonce: new Uint8Array(24) };
    const unsigned = begunMatch('duel', 2, 'a', {});
    const sealed = seal(sha256, unsigned.key, { seed: null }, entropy);
    const changed = unsigned.records
      .map(({ bytes: written }) => readRecord(written))
      .map((record) => ({
        ...record,
        events: record.events.map((event) => (event.type === 'SeedCommitted' ? { ...event, sealed } : event)),
      }));
    expect(outcome(verified(relogged(bundleOf(unsigned), changed)))).toMatch(/^TAMPERED ceremony/);
  });

  it('by any bytes in the place of others', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 300 }), fc.nat(bytes.length - 1), (noise, at) => {
        expect(verifyBundle(noise, TRUST).verdict).toBe('MALFORMED');
        const changed = concat(bytes.slice(0, at), noise, bytes.slice(at + noise.length));
        fc.pre(textOrNull(changed) !== textOf(bytes));
        expect(verifyBundle(changed, TRUST).verdict).not.toBe('OK');
      }),
    );
  });
});

const textOrNull = (changed: Uint8Array): string => Buffer.from(changed).toString('utf8');

/** The paths to all values in this one. */
function paths(value: Json): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [[]];
  return [[], ...Object.entries(value).flatMap(([name, part]) => paths(part).map((path) => [name, ...path]))];
}

function replaced(value: Json, [first, ...rest]: readonly string[], by: Json): Json {
  if (first === undefined) return by;
  const part = replaced((value as Record<string, Json>)[first]!, rest, by);
  return Array.isArray(value)
    ? (value as readonly Json[]).with(Number(first), part)
    : { ...(value as JsonObject), [first]: part };
}

/** Canonical JSON has no other numbers. */
const integersIn = (value: Json): Json =>
  JSON.parse(
    JSON.stringify(value, (_, part: Json) => (typeof part === 'number' ? Math.trunc(part % 1e9) : part)),
  ) as Json;
