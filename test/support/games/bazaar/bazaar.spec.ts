import { gameContract } from '#test/game-contract';
import { bazaar } from './index.js';

gameContract({
  game: bazaar,
  games: 3,
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
