import { type Fact, factFor, rule, seat, type SeenFact, type Viewer } from '#kernel';

const RULE = rule('TG-1.13');
const SEATS: readonly Viewer[] = [0, 1, 2].map((n) => ({ as: 'seat', seat: seat(n) }));
const VIEWERS: readonly Viewer[] = [...SEATS, { as: 'public' }, { as: 'judge' }];

const drew = (data: SeenFact['data']): SeenFact => ({ kind: 'drew', rule: RULE, data });

describe('what each viewer may know of a fact', () => {
  it.each<[string, Pick<Fact, 'open' | 'closed' | 'judge'>, readonly (SeenFact | null)[]]>([
    [
      'an open fact: everybody all of it',
      { open: { count: 2 }, closed: [], judge: null },
      [drew({ count: 2 }), drew({ count: 2 }), drew({ count: 2 }), drew({ count: 2 }), drew({ count: 2 })],
    ],
    [
      'a partly closed fact: one seat more than the others',
      { open: { count: 1 }, closed: [{ seat: seat(1), data: { card: 'wyrm' } }], judge: null },
      [drew({ count: 1 }), drew({ count: 1, card: 'wyrm' }), drew({ count: 1 }), drew({ count: 1 })].concat(
        drew({ count: 1, card: 'wyrm' }),
      ),
    ],
    [
      'a closed fact: the others not even that it happened',
      { open: null, closed: [{ seat: seat(0), data: { card: 'wyrm' } }], judge: null },
      [drew({ card: 'wyrm' }), null, null, null, drew({ card: 'wyrm' })],
    ],
    [
      'a fact closed to two seats',
      {
        open: null,
        closed: [
          { seat: seat(0), data: { card: 'wyrm' } },
          { seat: seat(2), data: { card: 'wyrm', from: 0 } },
        ],
        judge: null,
      },
      [drew({ card: 'wyrm' }), null, drew({ card: 'wyrm', from: 0 }), null, drew({ card: 'wyrm', from: 0 })],
    ],
    [
      'a fact for judges only',
      { open: null, closed: [], judge: { order: ['wyrm', 'stag'] } },
      [null, null, null, null, drew({ order: ['wyrm', 'stag'] })],
    ],
    [
      'all three',
      { open: { count: 1 }, closed: [{ seat: seat(0), data: { card: 'wyrm' } }], judge: { draw: 3 } },
      [drew({ count: 1, card: 'wyrm' }), drew({ count: 1 }), drew({ count: 1 }), drew({ count: 1 })].concat(
        drew({ count: 1, card: 'wyrm', draw: 3 }),
      ),
    ],
  ])('%s', (_, parts, seen) => {
    expect(VIEWERS.map((viewer) => factFor(viewer, { kind: 'drew', rule: RULE, ...parts }))).toEqual(seen);
  });
});
