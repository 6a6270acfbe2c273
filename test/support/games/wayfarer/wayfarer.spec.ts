import { gameContract, selfPlay } from '#test/game-contract';
import { wayfarer } from './index.js';

const SETUP = { seats: [null], switches: {}, options: {} };

gameContract({
  game: wayfarer,
  games: 20,
  setups: {
    'a new diary': SETUP,
    'an old diary, also crosswise': {
      seats: [null],
      switches: { 'TG-3.H1': 'b' },
      options: { diary: { walks: 7, gates: 3, charms: 5 } },
    },
  },
  census: ({ places }) => places.map((place) => place.tile).sort(),
});

it('carries the diary from one walk into the next', () => {
  const first = selfPlay(wayfarer, SETUP, 'first walk').result?.carries ?? {};
  const second = selfPlay(wayfarer, { ...SETUP, options: { diary: first } }, 'second walk').result?.carries;
  expect([first.walks, second?.walks]).toEqual([1, 2]);
});
