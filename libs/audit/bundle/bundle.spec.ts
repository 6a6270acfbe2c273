import fc from 'fast-check';
import { type Bundle, Malformed, readBundle, writeBundle } from '#audit';
import { concat, hashRecord, readRecord, streamId, textOf, utf8 } from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import { bundleOf, playedMatch, Scribe } from '#test/bundles';

const match = playedMatch('wayfarer', 1);
const cup = new Scribe(streamId('tournament', 'cup'), 'tournament/1');
for (const role of ['judge', 'head-judge'])
  cup.write('orga', [{ type: 'RoleGranted', v: 1, data: { role, to: 'anna', asAdmin: false }, secret: null }]);
const TEXT = { ref: 'orga/text/a', salt: 'A'.repeat(43), text: 'Grüße' };
const whole: Bundle = bundleOf(match, [cup], {
  texts: [TEXT, { ...TEXT, ref: 'orga/text/b' }],
  keyChanges: ['one\n', 'two\n'],
});
const bytes = writeBundle(whole);
const lines = textOf(bytes).split('\n');
/** Where the first line with this stands, from 1. */
const lineOf = (words: string): number => lines.findIndex((line) => line.includes(words)) + 1;

const plain = ({ slices, ...rest }: Bundle): object => ({
  ...rest,
  slices: slices.map((slice) => ({ ...slice, records: slice.records.map((record) => textOf(record.bytes)) })),
});

function flaw(changed: Uint8Array | string): Malformed {
  try {
    readBundle(sha256, typeof changed === 'string' ? utf8(changed) : changed);
  } catch (failure) {
    if (failure instanceof Malformed) return failure;
    throw failure;
  }
  throw new Error('This was read.');
}

describe('a bundle', () => {
  it('is read back as it was written, each record with its bytes, hash and line', () => {
    const read = readBundle(sha256, bytes);
    expect(plain(read)).toEqual(plain(whole));
    for (const { records } of read.slices) {
      for (const { bytes: stored, record, hash, line } of records) {
        expect(record).toEqual(readRecord(stored));
        expect(hash).toBe(hashRecord(sha256, stored));
        expect(lines[line - 1]).toBe(textOf(stored));
      }
    }
    expect(writeBundle(read)).toEqual(bytes);
  });

  it('has the same bytes in whatever order its parts are given', () => {
    const shuffled = <Part>(parts: readonly Part[]) => fc.shuffledSubarray([...parts], { minLength: parts.length });
    const order = fc.record({
      slices: shuffled(whole.slices),
      texts: shuffled(whole.texts),
      proofs: shuffled(whole.proofs),
    });
    fc.assert(
      fc.property(order, (parts) => {
        expect(writeBundle({ ...whole, ...parts })).toEqual(bytes);
      }),
      { numRuns: 30 },
    );
  });

  it.each<[string, Uint8Array | string, number, string]>([
    ['nothing', '', 1, 'The file is empty'],
    ['a later format', textOf(bytes).replace('bundle/v1', 'bundle/v2'), 1, 'take a Dreamledger that knows it'],
    ['another format', textOf(bytes).replace('dreamledger/', 'else/'), 1, 'no bundle of the format'],
    ['packed by gzip', Uint8Array.of(0x1f, 0x8b, 8), 1, 'packed by gzip'],
    ['packed by zip', 'PK\u0003\u0004', 1, 'packed by zip'],
    ['in UTF-16', Uint8Array.of(0xff, 0xfe, 0x7b, 0), 1, 'saved as UTF-16'],
    ['no JSON', 'dreamledger\n', 1, 'not JSON'],
    ['a list', '[]\n', 1, 'one JSON object'],
    ['a byte that is no UTF-8', concat(utf8(lines[0]!), Uint8Array.of(0xff), utf8('\n')), 1, 'not UTF-8'],
    ['a byte order mark', `\ufeff${textOf(bytes)}`, 1, 'begins with a byte order mark'],
    ['carriage returns alone', textOf(bytes).replaceAll('\n', '\r'), 1, 'end with CR here'],
    ['a page', '<!doctype html>\n<title>Sign in</title>\n', 1, 'is a page'],
    ['a game as text', '[Match "match_a"]\n[Number "1"]\n', 1, 'is a game as text'],
    ['an error', '{"errors":[{"message":"There is no such match."}]}', 1, 'an error that a server answered'],
    ['carriage returns', textOf(bytes).replaceAll('\n', '\r\n'), 1, 'end with CR LF'],
    ['a space more', textOf(bytes).replace(',"match":', ', "match":'), 1, 'canonical'],
    ['a part that is not announced', textOf(bytes).replace('"keys":1', '"keys":0'), lineOf('{"key":'), 'field "ref"'],
    ['fewer parts than announced', textOf(bytes).replace('"proofs":4', '"proofs":5'), lines.length, 'ends before'],
    [
      'more records than there can be',
      textOf(bytes).replace(/"records":[0-9]+/, '"records":9007199254740991'),
      lineOf('subject/p0"}'),
      'no field "from"',
    ],
    ['more parts than announced', concat(bytes, utf8('{}\n')), lines.length, 'goes on after its end'],
    ['a cut last line', bytes.slice(0, -1), lines.length - 1, 'ends before'],
    ['a field more', textOf(bytes).replace('"keyChanges":2', '"keyChanges":2,"keyrings":0'), 1, 'no field "keyrings"'],
    [
      'a negative count',
      textOf(bytes).replace('"keyChanges":2', '"keyChanges":-2'),
      1,
      '"keyChanges" is missing or malformed',
    ],
    [
      'a stream that is none',
      textOf(bytes).replace('"stream":"tournament/cup"}', '"stream":"cup"}'),
      lineOf('tournament/cup"}'),
      '"stream" is missing or malformed',
    ],
    [
      'a key that is none',
      textOf(bytes).replace('{"key":"', '{"key":"AA'),
      lineOf('{"key":'),
      '"key" is missing or malformed',
    ],
    ['a record that is none', textOf(bytes).replace('"rules":"match', '"rulez":"match'), 3, 'no field "rulez"'],
  ])('is not %s', (_, changed, line, says) => {
    expect(flaw(changed)).toMatchObject({ line, says: expect.stringContaining(says) as string });
  });

  it('does not begin with another stream than its match, nor in the midst of it', () => {
    expect(flaw(writeBundle({ ...whole, slices: whole.slices.slice(1) })).line).toBe(2);
    const [first, ...rest] = whole.slices;
    expect(flaw(writeBundle({ ...whole, slices: [{ ...first!, from: 2 }, ...rest] })).line).toBe(2);
  });

  it('has no part twice, and none in another order', () => {
    for (const part of ['slices', 'keys', 'texts', 'proofs'] as const) {
      const twice = { ...whole, [part]: [...whole[part], whole[part].at(-1)] };
      expect(flaw(writeBundle(twice)).says).toBe('This stands twice, or in the wrong order.');
    }
    const at = lines.findIndex((line) => line.includes('"ref"'));
    expect(flaw([...lines.slice(0, at), lines[at + 1], lines[at], ...lines.slice(at + 2)].join('\n')).line).toBe(
      at + 2,
    );
  });
});
