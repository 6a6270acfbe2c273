import { createHash } from 'node:crypto';
import fc from 'fast-check';
import {
  actorId,
  canonicalJson,
  commandId,
  hash,
  hashRecord,
  isJsonObject,
  type Json,
  type LogRecord,
  millis,
  NotCanonical,
  parseCanonical,
  readRecord,
  streamId,
  utf8,
  writeRecord,
} from '#kernel';

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();

const RECORD: LogRecord = {
  stream: streamId('match', 'm1'),
  seq: 2,
  prev: hash('a'.repeat(64)),
  commandId: commandId('b'.repeat(64)),
  commandTag: hash('c'.repeat(64)),
  actor: actorId('someone'),
  at: millis(1_800_000_000_000),
  rules: 'match/1',
  events: [
    { type: 'AnswerGiven', v: 1, data: { seat: 0, answer: 'bid:5' } },
    { type: 'AnswerSealed', v: 1, data: { seat: 1 }, sealed: { commitment: hash('d'.repeat(64)), box: 'AAAA' } },
  ],
};

const hex = fc.stringMatching(/^[0-9a-f]{64}$/);
const json: fc.Arbitrary<Json> = fc.letrec<{ tree: Json }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, false),
    fc.maxSafeInteger().map((n) => n + 0),
    fc.string({ unit: 'grapheme' }),
    fc.array(tie('tree')),
    fc.dictionary(fc.string(), tie('tree')),
  ),
})).tree;

const anyRecord: fc.Arbitrary<LogRecord> = fc.record({
  stream: fc.stringMatching(/^[a-z0-9._-]{1,20}$/).map((name) => streamId('match', name)),
  seq: fc.integer({ min: 1 }),
  prev: hex.map(hash),
  commandId: hex.map(commandId),
  commandTag: hex.map(hash),
  actor: fc.string({ minLength: 1, unit: 'grapheme' }).map(actorId),
  at: fc.nat().map(millis),
  rules: fc.constant('match/1'),
  events: fc.array(
    fc.record(
      {
        type: fc.constantFrom('One', 'Other'),
        v: fc.integer({ min: 1 }),
        data: fc.dictionary(fc.string(), json),
        sealed: fc.record({ commitment: hex.map(hash), box: fc.stringMatching(/^[A-Za-z0-9_-]+$/) }),
      },
      { requiredKeys: ['type', 'v', 'data'] },
    ),
    { minLength: 1, maxLength: 3 },
  ),
});

describe('a record', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        expect(readRecord(writeRecord(record))).toEqual(record);
      }),
    );
  });

  it('has these bytes and this hash for ever', () => {
    expect(Buffer.from(writeRecord(RECORD)).toString()).toBe(
      '{"actor":"someone","at":1800000000000,' +
        `"commandId":"${'b'.repeat(64)}","commandTag":"${'c'.repeat(64)}",` +
        '"events":[{"data":{"answer":"bid:5","seat":0},"type":"AnswerGiven","v":1},' +
        `{"data":{"seat":1},"sealed":{"box":"AAAA","commitment":"${'d'.repeat(64)}"},"type":"AnswerSealed","v":1}],` +
        `"prev":"${'a'.repeat(64)}","rules":"match/1","seq":2,"stream":"match/m1"}`,
    );
    const tagged = Buffer.concat([Buffer.from('dreamledger/record/v1\n'), writeRecord(RECORD)]);
    expect(hashRecord(sha256, writeRecord(RECORD))).toBe(createHash('sha256').update(tagged).digest('hex'));
  });

  it('with any one byte changed is refused, or is another record under another hash', () => {
    const bytes = writeRecord(RECORD);
    const own = hashRecord(sha256, bytes);
    let read = 0;
    for (let at = 0; at < bytes.length; at++) {
      for (const flip of [1, 2, 4, 8, 16, 32, 64, 128]) {
        const changed = Uint8Array.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ flip;
        const other = readOrNull(changed);
        if (other === null) continue;
        read += 1;
        expect(hashRecord(sha256, changed)).not.toBe(own);
        expect(other).not.toEqual(RECORD);
      }
    }
    expect(read).toBeGreaterThan(100);
  });

  it('cut short, or with something before or after it, is refused', () => {
    const bytes = writeRecord(RECORD);
    for (let length = 0; length < bytes.length; length++) expect(readOrNull(bytes.slice(0, length))).toBeNull();
    for (const more of [' ', '\n', '\u0000', '\ufeff', '{}']) {
      expect(readOrNull(Buffer.concat([bytes, utf8(more)]))).toBeNull();
      expect(readOrNull(Buffer.concat([utf8(more), bytes]))).toBeNull();
    }
  });

  it.each<[string, boolean]>([
    ['{}', true],
    ['{"":0}', true],
    ['{"a":[],"b":{}}', true],
    ['{"a":[{"b":[-1,0,10]},true,false,null]}', true],
    ['{"a":"gr\u00fc\u00df"}', true],
    ['{"a":"\\n"}', true],
    ['{"a ":1,"aa":2}', true],
    ['{"a":1,"a ":2}', true],
    ['{"a ":1,"a":2}', false],
    ['{"aa":1,"a":2}', false],
    ['{"a":1,"a":1}', false],
    ['{"b":1,"a":2}', false],
    ['{"a":[ ]}', false],
    ['{"a":[1,]}', false],
    ['{"a":{"b":1,}}', false],
    ['{"a":-0}', false],
    ['{"a":-}', false],
    ['{"a":01}', false],
    ['{"a":-01}', false],
    ['{"a":1.0}', false],
    ['{"a":1e3}', false],
    ['{"a":9007199254740991}', true],
    ['{"a":9007199254740993}', false],
    ['{"a":tru}', false],
    ['{"a":nullnull}', false],
    ['{"a":"\\u0041"}', false],
    ['{"a":"\t"}', false],
    [`{"a":${'['.repeat(40)}${']'.repeat(40)}}`, true],
    [`{"a":${'['.repeat(70)}${']'.repeat(70)}}`, false],
  ])('with the data %s is read: %s', (data, isRead) => {
    expect(readOrNull(utf8(recordWith(data))) !== null).toBe(isRead);
  });

  it('is read with data that are canonical, and with no other', () => {
    const mark = fc.constantFrom(...Array.from('{}[]":,-019a.e \\\t\u00fc'), '');
    fc.assert(
      fc.property(fc.dictionary(fc.string(), json), fc.nat(), fc.nat(1), mark, (value, place, cut, more) => {
        const letters = Array.from(canonicalJson(value));
        letters.splice(place % letters.length, cut, more);
        const changed = letters.join('');
        expect(readOrNull(utf8(recordWith(changed))) !== null).toBe(isCanonicalObject(changed));
      }),
      { numRuns: 2000 },
    );
  });

  it.each<[string, Record<string, Json>]>([
    ['is of no stream', { stream: 'nonsense/m1' }],
    ['has a stream with a strange name', { stream: 'match/m 1' }],
    ['counts from nothing', { seq: 0 }],
    ['counts in text', { seq: '2' }],
    ['follows no hash', { prev: 'A'.repeat(64) }],
    ['follows a short hash', { prev: 'a'.repeat(63) }],
    ['is of no command', { commandId: '' }],
    ['has no tag', { commandTag: null }],
    ['is by nobody', { actor: '' }],
    ['is before all time', { at: -1 }],
    ['is under no rules', { rules: '' }],
    ['says nothing', { events: [] }],
    ['says something without a name', { events: [{ type: '', v: 1, data: {} }] }],
    ['says something of no version', { events: [{ type: 'X', v: 0, data: {} }] }],
    ['says something that is no object', { events: [{ type: 'X', v: 1, data: [] }] }],
    ['says more than an event says', { events: [{ type: 'X', v: 1, data: {}, more: 1 }] }],
    ['seals nothing', { events: [{ type: 'X', v: 1, data: {}, sealed: null }] }],
    [
      'seals without a box',
      { events: [{ type: 'X', v: 1, data: {}, sealed: { commitment: 'd'.repeat(64), box: '' } }] },
    ],
    ['seals without a commitment', { events: [{ type: 'X', v: 1, data: {}, sealed: { commitment: 'd', box: 'AA' } }] }],
    ['has one field more', { more: 1 }],
  ])('is refused when it %s', (_, wrong) => {
    const record = { ...RECORD, ...wrong };
    expect(() => readRecord(utf8(canonicalJson(record)))).toThrow(NotCanonical);
    expect(() => writeRecord(record)).toThrow(NotCanonical);
  });

  it.each(Object.keys(RECORD))('is refused without its %s', (field) => {
    const { [field]: _, ...rest }: Record<string, Json> = RECORD;
    expect(() => readRecord(utf8(canonicalJson(rest)))).toThrow(`The record's field "${field}" is missing`);
  });

  it.each(['null', '[]', '7', '"record"'])('is not %s', (text) => {
    expect(() => readRecord(utf8(text))).toThrow('A record is an object.');
  });

  it('is text', () => {
    expect(() => readRecord(Uint8Array.of(0xff, 0xfe))).toThrow('A record is UTF-8 text.');
  });
});

/** The record's text with other data in its first event. */
const recordWith = (data: string): string => canonicalJson(RECORD).replace('{"answer":"bid:5","seat":0}', () => data);

function isCanonicalObject(text: string): boolean {
  try {
    return isJsonObject(parseCanonical(text));
  } catch {
    return false;
  }
}

function readOrNull(bytes: Uint8Array): LogRecord | null {
  try {
    return readRecord(bytes);
  } catch (refusal) {
    expect(refusal).toBeInstanceOf(NotCanonical);
    return null;
  }
}
