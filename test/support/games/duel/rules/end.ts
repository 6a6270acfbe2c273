import { type GameResult, rule } from '#kernel';
import { type DuelState, other } from '../state.js';

const END = rule('TG-1.11');
const LEAVING = rule('TG-1.12');
const TRICKS_PER_POINT = 6;

export function isOver({ goal, tricks, players, left }: DuelState): boolean {
  return left !== null || tricks >= goal * TRICKS_PER_POINT || players.some((player) => player.score >= goal);
}

/** TG-1.11, TG-1.12 */
export function result(state: DuelState): GameResult | null {
  if (!isOver(state)) return null;
  const { players, left } = state;
  const scores = players.map((player) => player.score);
  if (left !== null) {
    const places = other(left.seat) === 0 ? [1, 2] : [2, 1];
    return { places, scores, reason: left.why, rule: LEAVING, carries: null };
  }
  const best = Math.max(...scores);
  const places = scores.map((score) => (score === best ? 1 : 2));
  return { places, scores, reason: 'score', rule: END, carries: null };
}
