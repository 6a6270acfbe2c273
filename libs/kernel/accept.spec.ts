import fc from 'fast-check';
import {
  actorId,
  type CommandId,
  commandId,
  EMPTY,
  type Hash,
  hash,
  type Head,
  judge,
  type LogRecord,
  millis,
  streamId,
  type Verdict,
} from '#kernel';

const digest = (letter: string): Hash => hash(letter.repeat(64));
const command = (letter: string): CommandId => commandId(letter.repeat(64));

const recordOf = (seq: number, prev: Hash, id: CommandId): LogRecord => ({
  stream: streamId('match', 'm1'),
  seq,
  prev,
  commandId: id,
  commandTag: digest('0'),
  actor: actorId('someone'),
  at: millis(0),
  rules: 'match/1',
  events: [{ type: 'Happened', v: 1, data: {} }],
});

const HEAD: Head = { seq: 4, hash: digest('4') };
const KNOWN = new Set([command('a'), command('b')]);

describe('the one rule of the log', () => {
  it.each<[string, Head, LogRecord, Verdict]>([
    ['the first record of a stream', EMPTY, recordOf(1, EMPTY.hash, command('c')), 'accepted'],
    ['the next record', HEAD, recordOf(5, digest('4'), command('c')), 'accepted'],
    ['a command for the second time', HEAD, recordOf(5, digest('4'), command('a')), 'duplicate'],
    ['a command for the second time, wrong in all else', HEAD, recordOf(9, digest('9'), command('b')), 'duplicate'],
    ['a record that lost the race', HEAD, recordOf(4, digest('3'), command('c')), 'wrong-seq'],
    ['a record from the future', HEAD, recordOf(6, digest('4'), command('c')), 'wrong-seq'],
    ['a record of another past', HEAD, recordOf(5, digest('3'), command('c')), 'wrong-prev'],
    ['a second record of an empty stream', EMPTY, recordOf(2, EMPTY.hash, command('c')), 'wrong-seq'],
    ['a first record with something before it', EMPTY, recordOf(1, digest('1'), command('c')), 'wrong-prev'],
  ])('%s', (_, head, record, verdict) => {
    expect(judge(head, (id) => KNOWN.has(id), record)).toBe(verdict);
  });

  it('accepts nothing else', () => {
    const letters = fc.constantFrom('a', 'b', 'c', '3', '4');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), letters, letters, (seq, prev, id) => {
        const verdict = judge(HEAD, (known) => KNOWN.has(known), recordOf(seq, digest(prev), command(id)));
        expect(verdict === 'accepted').toBe(seq === 5 && prev === '4' && !KNOWN.has(command(id)));
      }),
    );
  });
});
