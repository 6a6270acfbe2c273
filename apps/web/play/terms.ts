import { gameName, minutesOf } from '../tournament/words.js';
import type { Table } from './live-table.js';
import { say, sayMany } from '../say/index.js';

/** What one agrees to by sitting down. */
export const termsOf = ({ game, bestOf, clock }: Table): string =>
  [
    `${gameName(game)}.`,
    bestOf === 1 ? say('One game.') : say('The best of {bestOf} games.', { bestOf }),
    timeOf(clock),
  ].join(' ');

function timeOf(clock: Table['clock']): string {
  if (clock === null || clock.kind === 'NONE') return say('No clock.');
  const time = spanOf(clock.seconds);
  if (clock.kind === 'DECISION') return say('{time} for each decision.', { time });
  return clock.incrementSeconds === 0
    ? say('{time} for each player.', { time })
    : say('{time} for each player, and {more} a move.', { time, more: spanOf(clock.incrementSeconds) });
}

const DAY = 86_400;

function spanOf(seconds: number): string {
  if (seconds > 0 && seconds % DAY === 0) return sayMany(seconds / DAY, { one: '{n} day', other: '{n} days' });
  return seconds % 60 === 0 ? minutesOf(seconds / 60) : sayMany(seconds, { one: '{n} second', other: '{n} seconds' });
}
