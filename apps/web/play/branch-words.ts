/** What is said of branches, in whole sentences. */
import type { Point } from './branch-documents.js';
import type { BranchTerms } from './branch-terms.js';
import { listed, say, sayMany } from '../say/index.js';

const playersOf = ({ match }: Point): readonly string[] =>
  (match?.seats ?? []).map(({ holder }, seat) => holder?.name ?? say('Player {seat}', { seat: seat + 1 }));

/** Whose game it leaves. */
export const originName = (point: Point): string => (point.match === null ? say('a game') : listed(playersOf(point)));

/** Each seat, for who plays it. */
export const seatNames = ({ point, bot }: Pick<BranchTerms, 'point' | 'bot'>): readonly string[] =>
  bot === null
    ? (point.match?.seats ?? []).map((_, seat) => say('Side {seat}', { seat: 'AB'[seat] ?? seat + 1 }))
    : [0, 1].map((seat) => (seat === bot.seat ? say('The bot') : say('You')));

/** The same as the log has them, which tells of all alike. */
export const toldNames = (bot: BranchTerms['bot']): readonly string[] =>
  bot === null ? [say('Side A'), say('Side B')] : [0, 1].map((seat) => (seat === bot.seat ? say('Bot') : say('You')));

export const sayStored = (count: number, given: number): string => {
  if (count < given) return say('Being stored.');
  return count === 0 ? say('Stored.') : sayMany(count, { one: '{n} move stored.', other: '{n} moves stored.' });
};

export function sayEnd(places: readonly number[], names: readonly string[], bot: BranchTerms['bot']): string {
  if (places.filter((place) => place === 1).length > 1) return say('A draw');
  const winner = places.indexOf(1);
  if (bot === null) return say('{name} wins', { name: names[winner] ?? '' });
  return winner === bot.seat ? say('The bot wins') : say('You win');
}
