import { seat, seededChance, utf8 } from '#kernel';
import { gameContract } from '#test/game-contract';
import type { Curio } from './curios.js';
import { bazaar } from './index.js';
import type { BazaarState } from './state.js';

gameContract({
  game: bazaar,
  games: 2,
  setups: {
    'four players': { seats: [null, null, null, null], switches: {}, options: {} },
    'two players, two rounds': { seats: [null, null], switches: { 'TG-2.H1': 'b' }, options: { rounds: 2 } },
    'six players until the deck runs dry': {
      seats: [null, null, null, null, null, null],
      switches: { 'TG-2.H1': 'b' },
      options: { rounds: 14 },
    },
  },
  census: ({ players, stall, deck, sold }) =>
    [...players.flatMap((player) => player.curios), ...stall, ...deck, ...sold].sort(),
});

const chance = seededChance(utf8('bazaar'), { game: '1', epoch: 0 });
const MIRRORS: Curio[] = ['mirror', 'mask', 'feather'];

function opened(players: number): BazaarState {
  const seats = Array.from({ length: players }, () => null);
  const state = bazaar.start({ seats, switches: {}, options: {} }, chance, null);
  return { ...state, stall: [...MIRRORS] };
}

/** All answer in turn, the last seat first. */
function answer(state: BazaarState, answers: readonly string[]): void {
  for (const [n, each] of [...answers.entries()].reverse()) bazaar.apply(state, seat(n), each, chance, null);
}

describe('TG-2.3: the auction', () => {
  it.each<[readonly string[], BazaarState['tie'], readonly number[], readonly number[]]>([
    [['bid:3', 'bid:5', 'bid:4'], 'nobody', [10, 5, 10], [0, 1, 0]],
    [['bid:5', 'bid:5', 'bid:4'], 'nobody', [10, 10, 10], [0, 0, 0]],
    [['bid:1', 'bid:5', 'bid:5'], 'lowest-seat', [10, 5, 10], [0, 1, 0]],
    [['drop', 'bid:0', 'drop'], 'nobody', [10, 10, 10], [0, 1, 0]],
    [['drop', 'drop', 'drop'], 'lowest-seat', [10, 10, 10], [0, 0, 0]],
  ])('%j, ties to %s: coins %j, curios %j', (bids, tie, coins, curios) => {
    const state = { ...opened(3), tie };
    answer(state, bids);
    expect(state.players.map((player) => player.coins)).toEqual(coins);
    expect(state.players.map((player) => player.curios.length)).toEqual(curios);
  });
});

describe('TG-2.4: the grab', () => {
  it.each<[readonly string[], readonly number[], readonly (readonly Curio[])[]]>([
    [
      ['grab:0', 'grab:1', 'grab-none'],
      [10, 10, 10],
      [['mirror'], ['mask'], []],
    ],
    [
      ['grab:0', 'grab:0', 'grab:2'],
      [11, 11, 10],
      [[], [], ['feather']],
    ],
    [
      ['grab:1', 'grab:1', 'grab:1'],
      [11, 11, 11],
      [[], [], []],
    ],
  ])('%j: coins %j, curios %j', (picks, coins, curios) => {
    const state = opened(3);
    answer(state, ['drop', 'drop', 'drop']);
    answer(state, picks);
    expect(state.players.map((player) => player.coins)).toEqual(coins);
    expect(state.players.map((player) => player.curios)).toEqual(curios);
  });
});

it.each<[string, readonly (readonly [number, readonly Curio[], number | null])[], readonly number[]]>([
  [
    'by value and coins',
    [
      [9, ['mirror'], null],
      [3, ['mask'], null],
      [0, [], null],
    ],
    [1, 2, 3],
  ],
  [
    'sharing a place',
    [
      [2, ['mask'], null],
      [0, ['mirror'], null],
      [6, [], null],
      [0, [], null],
    ],
    [2, 1, 2, 4],
  ],
  [
    'with who left last, first gone worst',
    [
      [0, [], null],
      [9, [], 1],
      [9, [], 2],
      [0, ['mask'], null],
    ],
    [2, 4, 3, 1],
  ],
])('TG-2.9, TG-2.10: places %s', (_, players, places) => {
  const state = opened(players.length);
  for (const [n, [coins, curios, nth]] of players.entries()) {
    Object.assign(state.players[n] ?? {}, { coins, curios, left: nth === null ? null : { why: 'conceded', nth } });
  }
  expect(bazaar.result({ ...state, stack: [] })?.places).toEqual(places);
});
