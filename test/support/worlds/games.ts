import { voidream } from '#games/voidream';
import { bazaar, duel } from '#test/games';
import { CARDS, setFrom } from '#test/random-voidream';
import type { Dealer } from './elsewhere.js';

/** The games that two worlds play, under names of their own. */
export const gamesOf = (dealer: Dealer) => ({
  duel: dealer.deals(duel),
  bazaar: dealer.deals(bazaar),
  voidream: dealer.deals({ ...voidream(setFrom(CARDS)), id: 'dreams' }),
});
