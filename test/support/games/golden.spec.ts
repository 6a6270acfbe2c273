import type { GameSetup } from '#kernel';
import { selfPlay } from '#test/game-contract';
import { bazaar, duel, wayfarer } from '#test/games';

const setup = (seats: number): GameSetup => ({
  seats: Array.from({ length: seats }, () => null),
  switches: {},
  options: {},
});

/** A change here means that recorded games no longer lead where they led: then raise the engine. */
it.each([
  ['duel', selfPlay(duel, setup(2), 'golden'), 20, '8cec35e07d0dff6811f4f877508db869b8a1f6f55725d44d64083c7a8412a493'],
  [
    'bazaar',
    selfPlay(bazaar, setup(4), 'golden'),
    42,
    'a3f03c6ddca8f90ca9d476c6bf0fc6fb07ae9342ac51af226a1287432caf283e',
  ],
  [
    'wayfarer',
    selfPlay(wayfarer, setup(1), 'golden'),
    11,
    'e8bf551d6162c81cf64c6218e455c694d24ab5f393ee2f9815a1d0d30bd1c875',
  ],
])('the golden game of the %s ends where it always ended', (_, { moves, hashes }, plies, hash) => {
  expect([moves.length, hashes.at(-1)]).toEqual([plies, hash]);
});
