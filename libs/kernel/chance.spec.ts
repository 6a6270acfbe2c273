import { createCipheriv, hkdfSync } from 'node:crypto';
import fc from 'fast-check';
import { type ChanceLabel, type Dice, fromHex, scriptedChance, seededChance, shuffle, utf8 } from '#kernel';

const SEED = fromHex('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
const FIRST: ChanceLabel = { game: '1', epoch: 0 };

/** The same stream by OpenSSL: HKDF-SHA512, then ChaCha20 with its counter at 0, as little-endian words. */
function wordsOf(
  seed: Uint8Array,
  { game, epoch }: ChanceLabel,
  purpose: string,
  nth: number,
  count: number,
): number[] {
  const info = `${game}\n${epoch}\n${purpose}\n${nth}`;
  const material = new Uint8Array(hkdfSync('sha512', seed, 'dreamledger/chance/v1', info, 44));
  const counterAndNonce = Buffer.concat([Buffer.alloc(4), material.subarray(32)]);
  const stream = createCipheriv('chacha20', material.subarray(0, 32), counterAndNonce).update(Buffer.alloc(4 * count));
  return Array.from({ length: count }, (_, i) => stream.readUInt32LE(4 * i));
}

const draw = (dice: Dice, count: number, limit: number): number[] =>
  Array.from({ length: count }, () => dice.below(limit));

describe('seeded chance', () => {
  it.each<[string, ChanceLabel, string, number]>([
    ['the first shuffle', FIRST, 'deck/0', 0],
    ['the next one', FIRST, 'deck/0', 1],
    ['another purpose', FIRST, 'die', 0],
    ['after a rewind that draws afresh', { game: '1', epoch: 1 }, 'deck/0', 0],
    ['the second game of a match', { game: '2', epoch: 0 }, 'deck/0', 0],
  ])('is HKDF-SHA512 and ChaCha20 as others compute them: %s', (_, label, purpose, nth) => {
    const dice = seededChance(SEED, label).dice(purpose, nth);
    expect(draw(dice, 200, 2 ** 32)).toEqual(wordsOf(SEED, label, purpose, nth, 200));
  });

  it('gives these numbers for ever', () => {
    const chance = seededChance(SEED, FIRST);
    expect(draw(chance.dice('die', 0), 12, 6)).toEqual([4, 3, 3, 3, 0, 0, 2, 3, 4, 4, 0, 1]);
    expect(draw(chance.dice('die', 1), 12, 6)).toEqual([0, 4, 0, 3, 4, 2, 3, 0, 0, 4, 0, 3]);
    expect(draw(chance.dice('deck/0', 0), 4, 2 ** 32)).toEqual([3587395369, 256745351, 1501452257, 1814301528]);
  });

  it('draws the nth time the same, whatever else was drawn before', () => {
    const chance = seededChance(SEED, FIRST);
    const alone = draw(seededChance(SEED, FIRST).dice('deck/1', 3), 20, 60);
    draw(chance.dice('deck/1', 2), 7, 60);
    draw(chance.dice('die', 0), 1, 6);
    expect(draw(chance.dice('deck/1', 3), 20, 60)).toEqual(alone);
  });

  it('passes over words that would favour small numbers', () => {
    const limit = 2 ** 31 + 1;
    const fair = wordsOf(SEED, FIRST, 'reject', 0, 100).filter((word) => word < limit);
    const dice = seededChance(SEED, FIRST).dice('reject', 0);
    expect(draw(dice, 40, limit)).toEqual(fair.slice(0, 40));
    expect(fair.length).toBeLessThan(70);
  });

  it('depends on the seed', () => {
    const first = (seed: string): number =>
      seededChance(utf8(seed), FIRST)
        .dice('x', 0)
        .below(2 ** 32);
    expect(first('a')).not.toBe(first('b'));
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN, Number.POSITIVE_INFINITY])('knows no number below %s', (limit) => {
    expect(() => seededChance(SEED, FIRST).dice('die', 0).below(limit)).toThrow(RangeError);
  });
});

/** The sum of squared deviations from an even spread, in units of what chance makes of it. */
function chiSquare(counts: readonly number[]): number {
  const even = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
}

function tally(size: number, values: Iterable<number>): readonly number[] {
  const counts = Array.from({ length: size }, () => 0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

describe('seeded chance is even (chi-square below its 99.9 % point)', () => {
  const chance = seededChance(SEED, FIRST);

  it.each<[string, () => readonly number[], number]>([
    ['a die', () => tally(6, draw(chance.dice('chi/die', 0), 60_000, 6)), 20.5],
    ['60 cards', () => tally(60, draw(chance.dice('chi/card', 0), 60_000, 60)), 98.3],
    [
      'the first number of many streams',
      () =>
        tally(
          10,
          Array.from({ length: 5_000 }, (_, n) => chance.dice('chi/nth', n).below(10)),
        ),
      27.9,
    ],
    [
      'pairs of two streams',
      () => {
        const [one, two] = [chance.dice('chi/one', 0), chance.dice('chi/two', 0)];
        return tally(
          36,
          Array.from({ length: 36_000 }, () => one.below(6) * 6 + two.below(6)),
        );
      },
      66.6,
    ],
    [
      'all orders of four cards',
      () => {
        const dice = chance.dice('chi/order', 0);
        const orders = Array.from({ length: 24_000 }, () => {
          const cards = [0, 1, 2, 3];
          shuffle(cards, dice);
          return rankOf(cards);
        });
        return tally(24, orders);
      },
      49.7,
    ],
  ])('%s', (_, counts, limit) => {
    expect(chiSquare(counts())).toBeLessThan(limit);
  });
});

/** The place of an order among all orders of so many things. */
const rankOf = (order: readonly number[]): number =>
  order.reduce(
    (rank, item, i) => rank * (order.length - i) + order.slice(i + 1).filter((later) => later < item).length,
    0,
  );

describe('a shuffle', () => {
  it('keeps every card, changes the list in place, and asks for one number a card but the first', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (cards) => {
        const asked: number[] = [];
        const shuffled = [...cards];
        shuffle(shuffled, { below: (limit) => (asked.push(limit), limit - 1) });
        expect(asked).toEqual(cards.slice(1).map((_, i) => cards.length - i));
        expect(shuffled).toEqual(cards);
        shuffle(shuffled, seededChance(SEED, FIRST).dice('deck', 0));
        expect([...shuffled].sort()).toEqual([...cards].sort());
      }),
    );
  });
});

describe('scripted chance', () => {
  const chance = scriptedChance(new Map([['die#0', [3, 0, 5]]]));

  it('plays back what was drawn by hand', () => {
    expect(draw(chance.dice('die', 0), 3, 6)).toEqual([3, 0, 5]);
  });

  it.each<[string, () => unknown, string]>([
    ['a draw that is not in the script', () => chance.dice('die', 1), 'The script has no draw "die#1".'],
    ['more numbers than there are', () => draw(chance.dice('die', 0), 4, 6), 'has no number below 6 at 4'],
    ['a number that is too large here', () => chance.dice('die', 0).below(3), 'has no number below 3 at 1'],
  ])('refuses %s', (_, drawing, says) => {
    expect(drawing).toThrow(says);
  });
});
