import { Dealer } from './elsewhere.js';
import { gamesOf } from './games.js';

export const dealer = new Dealer();
export const { duel, bazaar, voidream } = gamesOf(dealer);
