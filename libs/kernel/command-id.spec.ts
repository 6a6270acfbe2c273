import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { actorId, commandIdOf, commandTagOf } from '#kernel';

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const idOf = (actor: string, key: string): string => commandIdOf(sha256, actorId(actor), key);

describe("a command's id", () => {
  it('is the tagged hash of actor and key, for ever', () => {
    const text = 'dreamledger/command/v1\n["someone","key 1"]';
    expect(idOf('someone', 'key 1')).toBe(createHash('sha256').update(text).digest('hex'));
  });

  it('is one id for one actor and one key, and no other has it', () => {
    const texts = fc.string({ minLength: 1, maxLength: 6, unit: fc.constantFrom('a', 'b', '"', ',', '\n') });
    fc.assert(
      fc.property(texts, texts, texts, texts, (actor, key, otherActor, otherKey) => {
        const isSame = actor === otherActor && key === otherKey;
        expect(idOf(actor, key) === idOf(otherActor, otherKey)).toBe(isSame);
      }),
    );
  });
});

describe("a command's tag", () => {
  it.each(['key 1', 'k'.repeat(64), 'k'.repeat(65), 'schlüssel'])(
    'is the keyed hash of the body, for ever: %s',
    (key) => {
      const expected = createHmac('sha256', key).update('{"answer":"pass","ply":3}').digest('hex');
      expect(commandTagOf(sha256, key, { ply: 3, answer: 'pass' })).toBe(expected);
    },
  );

  it.each([
    ['another answer', 'key 1', { ply: 3, answer: 'bid:1' }],
    ['another ply', 'key 1', { ply: 4, answer: 'pass' }],
    ['another key', 'key 2', { ply: 3, answer: 'pass' }],
  ])('tells %s', (_, key, body) => {
    expect(commandTagOf(sha256, key, body)).not.toBe(commandTagOf(sha256, 'key 1', { ply: 3, answer: 'pass' }));
  });
});
