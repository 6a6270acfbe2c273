/** What is said of branches, in whole sentences. */
import type { Point } from './branch-documents.js';
import type { BranchTerms } from './use-branch.js';

const listed = new Intl.ListFormat('en-GB');

const playersOf = ({ match }: Point): readonly string[] =>
  (match?.seats ?? []).map(({ holder }, seat) => holder?.name ?? `Player ${seat + 1}`);

/** Whose game it leaves. */
export const originName = (point: Point): string => (point.match === null ? 'a game' : listed.format(playersOf(point)));

/** Each seat, for who plays it. */
export const seatNames = ({ point, bot }: Pick<BranchTerms, 'point' | 'bot'>): readonly string[] =>
  bot === null
    ? (point.match?.seats ?? []).map((_, seat) => `Side ${'AB'[seat] ?? seat + 1}`)
    : [0, 1].map((seat) => (seat === bot.seat ? 'The bot' : 'You'));

/** The same as the log has them, which tells of all alike. */
export const toldNames = (bot: BranchTerms['bot']): readonly string[] =>
  bot === null ? ['Side A', 'Side B'] : [0, 1].map((seat) => (seat === bot.seat ? 'Bot' : 'Player'));

export const sayStored = (count: number, given: number): string => {
  if (count < given) return 'Being stored.';
  return count === 0 ? 'Stored.' : count === 1 ? '1 move stored.' : `${count} moves stored.`;
};

export function sayEnd(places: readonly number[], names: readonly string[], bot: BranchTerms['bot']): string {
  if (places.filter((place) => place === 1).length > 1) return 'A draw';
  const winner = places.indexOf(1);
  if (bot === null) return `${names[winner] ?? ''} wins`;
  return winner === bot.seat ? 'The bot wins' : 'You win';
}
