import { gameContract } from '#test/game-contract';
import { duel } from './index.js';

gameContract({
  game: duel,
  games: 5,
  setups: {
    'two house decks': { seats: [null, null], switches: {}, options: {} },
    'two decks of their own, up to two': {
      seats: [
        {
          deck: [
            'seer',
            'seer',
            'seer',
            'weaver',
            'weaver',
            'weaver',
            'wyrm',
            'wyrm',
            'stag',
            'stag',
            'ember',
            'brook',
          ],
        },
        {
          deck: ['ember', 'ember', 'ember', 'brook', 'brook', 'brook', 'seer', 'seer', 'seer', 'wyrm', 'wyrm', 'wyrm'],
        },
      ],
      switches: { 'TG-1.H1': 'b', 'TG-1.H2': 'b' },
      options: { goal: 3 },
    },
  },
  census: ({ players, trick }) => {
    const inPlay = [trick.lead, trick.follow].flatMap((card) => (card === null ? [] : [card]));
    return [...inPlay, ...players.flatMap(({ hand, deck, discard }) => [...hand, ...deck, ...discard])].sort();
  },
});
