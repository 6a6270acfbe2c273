import { type GameResult, rule } from '#kernel';
import { CURIOS } from '../curios.js';
import { type BazaarState, type Player, present } from '../state.js';

const END = rule('TG-2.9');
const LEAVING = rule('TG-2.10');
const COINS_PER_POINT = 3;

export const isOver = (state: BazaarState): boolean => state.stack.length === 0 || present(state).length <= 1;

/** TG-2.9, TG-2.10 */
export function result(state: BazaarState): GameResult | null {
  if (!isOver(state)) return null;
  const { players } = state;
  const ranks = players.map((player) => (player.left === null ? scoreOf(player) : player.left.nth - players.length));
  const isDeserted = present(state).length <= 1;
  return {
    places: ranks.map((rank) => 1 + ranks.filter((other) => other > rank).length),
    scores: players.map(scoreOf),
    reason: isDeserted ? 'deserted' : 'score',
    rule: isDeserted ? LEAVING : END,
    carries: null,
  };
}

function scoreOf({ coins, curios }: Player): number {
  const worth = curios.reduce((sum, curio) => sum + CURIOS[curio].value, 0);
  return worth + Math.floor(coins / COINS_PER_POINT);
}
