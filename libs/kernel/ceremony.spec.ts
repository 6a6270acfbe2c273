import { createHash, hkdfSync } from 'node:crypto';
import fc from 'fast-check';
import {
  cardFault,
  type Ceremony,
  ceremonyFault,
  type CeremonyTerms,
  commitToSeed,
  hash,
  hexOf,
  type SeedRevealed,
  seedOf,
  type Sha256,
  shuffleRoot,
  shuffleSalt,
  streamId,
  utf8,
} from '#kernel';

const sha256: Sha256 = (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest());

const TERMS: CeremonyTerms = {
  stream: streamId('match', '4f2a7c'),
  game: 1,
  epoch: 0,
  attempt: 1,
  after: hash('a879e48125f5f4dd90b11c5244385f2b07693df8aa50193fc9e767a18e8cc386'),
};
const REVEALS: readonly SeedRevealed[] = [
  { by: 'server', seed: '00'.repeat(32) },
  { by: 'seat/0', seed: '11'.repeat(32) },
  { by: 'seat/1', seed: '22'.repeat(32) },
];
const held = (reveals: readonly SeedRevealed[], terms = TERMS): Ceremony => ({
  ...terms,
  commitments: reveals.map((reveal) => ({ by: reveal.by, commitment: commitToSeed(sha256, terms, reveal) })),
  reveals,
});

describe('a seed ceremony', () => {
  const good = held(REVEALS);

  it('commits as docs/FORMATS.md says', () => {
    const text =
      'dreamledger/seed/v1\n' +
      `{"after":"${TERMS.after}","attempt":1,"by":"server","epoch":0,"game":1,"seed":"${'00'.repeat(32)}","stream":"match/4f2a7c"}`;
    expect(good.commitments[0]?.commitment).toBe(createHash('sha256').update(text).digest('hex'));
    expect(good.commitments.map(({ commitment }) => commitment)).toEqual([
      '480380dd2440055b9df50669e3c0e3e64c030ded134c179680f1114c115dd2b5',
      'ae4e3394fef7aaedf8d3a044373a3a3d64c07b0bc947caa16b981fded9bf60de',
      '44b3e03d5e370ed9519bdd6d710877218d8a1511c6caa841e0c521720da02b91',
    ]);
  });

  it('derives its seed as docs/FORMATS.md says', () => {
    const commitments = good.commitments.map(({ by, commitment }) => `{"by":"${by}","commitment":"${commitment}"}`);
    const transcript =
      'dreamledger/ceremony/v1\n' +
      `{"after":"${TERMS.after}","attempt":1,"commitments":[${commitments.join(',')}],"epoch":0,"game":1,"stream":"match/4f2a7c"}`;
    const salt = createHash('sha256').update(transcript).digest();
    const seeds = Buffer.from(REVEALS.map(({ seed }) => seed).join(''), 'hex');
    const seed = Buffer.from(hkdfSync('sha512', seeds, salt, 'dreamledger/game-seed/v1', 64)).toString('hex');
    expect(hexOf(seedOf(sha256, good))).toBe(seed);
    expect(seed).toBe(
      '39b11c970586419a9d3ff11cc8399f34b20bab96f74a72a15bd45ceff7c43e98' +
        '9349907aeefdf3ef42336dc11d488932953840fbb02f0c61b6f7f07e5da0edc0',
    );
  });

  it('holds when all revealed what they committed to', () => {
    expect(ceremonyFault(sha256, good)).toBeNull();
    expect(ceremonyFault(sha256, held(REVEALS.slice(0, 2)))).toBeNull();
  });

  const [server, one, other] = REVEALS as [SeedRevealed, SeedRevealed, SeedRevealed];
  it.each<[string, Ceremony, string]>([
    ['the server alone', held([server]), 'commitment 1 is not that of seat/0'],
    ['a seat before the server', held([one, server, other]), 'commitment 0 is not that of server'],
    ['a seat twice', held([server, one, one]), 'commitment 2 is not that of seat/1'],
    ['a reveal too few', { ...good, reveals: [server, one] }, '3 committed to a seed, and 2 revealed one'],
    ['a reveal of another', { ...good, reveals: [server, other, one] }, 'reveal 1 is not that of seat/0'],
    [
      'another seed',
      { ...good, reveals: [server, one, { ...other, seed: '33'.repeat(32) }] },
      'seat/1 revealed another seed',
    ],
    ['no seed', { ...good, reveals: [server, one, { ...other, seed: 'xx' }] }, 'seat/1 revealed another seed'],
    ['the commitments of another attempt', { ...good, attempt: 2 }, 'server revealed another seed'],
  ])('does not hold with %s', (_, ceremony, says) => {
    expect(ceremonyFault(sha256, ceremony)).toContain(says);
  });

  it('gives another seed for any other seed, order, term or commitment', () => {
    const seed = hexOf(seedOf(sha256, good));
    for (let who = 0; who < 3; who++) {
      const changed = REVEALS.map((reveal, place) => (place === who ? { ...reveal, seed: '44'.repeat(32) } : reveal));
      expect(hexOf(seedOf(sha256, held(changed)))).not.toBe(seed);
      expect(hexOf(seedOf(sha256, { ...good, reveals: changed }))).not.toBe(seed);
    }
    const others: readonly Partial<CeremonyTerms>[] = [
      { game: 2 },
      { epoch: 1 },
      { attempt: 2 },
      { after: hash('b'.repeat(64)) },
    ];
    for (const terms of others) expect(hexOf(seedOf(sha256, { ...good, ...terms }))).not.toBe(seed);
  });

  it('takes no seed of another length', () => {
    expect(() => commitToSeed(sha256, TERMS, { by: 'server', seed: '00' })).toThrow('A seed is 32 bytes');
  });
});

describe('the root of a shuffle', () => {
  const salt = shuffleSalt(utf8('seed'), { game: '1', epoch: 0 }, 'deck', 0);
  const order = ['sun', 'moon', 'star', 'moon', 'tide'];
  const shuffled = shuffleRoot(sha256, salt, order);

  it('is the one that docs/FORMATS.md shows', () => {
    const hkdf = (...[ikm, by, info]: [Uint8Array, string, string]) =>
      Buffer.from(hkdfSync('sha512', ikm, by, info, 32)).toString('hex');
    expect(hexOf(salt)).toBe('ec18fa1e52c29d1becbcc4c752e5e242fdc286a70d3e9cf42289197242b17a54');
    expect(hexOf(salt)).toBe(hkdf(utf8('seed'), 'dreamledger/shuffle-salt/v1', '1\n0\ndeck\n0'));
    expect(shuffled.root).toBe('a280f13b9358acb426782b9d797dab6cc840bc22b0e6ea4910924432643d4f24');
    expect(shuffled.open(1)).toEqual({
      index: 1,
      card: 'moon',
      salt: hkdf(salt, '', 'card\n1'),
      path: [
        'ee5340b1da6c22b5f130ba57bc1af41c9004d2aaac257af6728643405d1a59e0',
        '567a9d047b4af689defefe0d409e05faed3d47f31d84fef9f2e56e78d77e4554',
        '1eb323a12d6b02f2da1845834393194970372026fca18a769a7564f89e1ff951',
      ],
    });
  });

  it('opens at each place, and there only to the card that lies there', () => {
    order.forEach((card, index) => {
      const opening = shuffled.open(index);
      expect(opening.card).toBe(card);
      expect(cardFault(sha256, shuffled, opening)).toBeNull();
      expect(cardFault(sha256, shuffled, { ...opening, card: 'rain' })).not.toBeNull();
      expect(cardFault(sha256, shuffled, { ...opening, index: (index + 1) % 5 })).not.toBeNull();
      expect(cardFault(sha256, shuffled, { ...opening, salt: shuffled.open((index + 1) % 5).salt })).not.toBeNull();
      expect(cardFault(sha256, { ...shuffled, size: 9 }, opening)).not.toBeNull();
    });
    expect(() => shuffled.open(5)).toThrow('There is no leaf 5 in a tree of 5.');
  });

  it('is another for every other salt, order or card, though two cards are alike', () => {
    const orders = fc.array(fc.constantFrom('sun', 'moon'), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(orders, orders, fc.nat(99), (one, two, nth) => {
        const [a, b] = [shuffleRoot(sha256, salt, one), shuffleRoot(sha256, salt, two)];
        expect(a.root === b.root).toBe(one.join() === two.join());
        const later = shuffleSalt(utf8('seed'), { game: '1', epoch: 0 }, 'deck', nth + 1);
        expect(shuffleRoot(sha256, later, one).root).not.toBe(a.root);
      }),
      { numRuns: 50 },
    );
  });
});
