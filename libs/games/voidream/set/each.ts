import type { Flaw } from '#cards';
import type { Line } from '../language.js';

/** "Each" is whose turn it is in the steps of `each-player`: elsewhere, and in what lasts after them, it would mean nobody. */
export const eachAlone = (line: Line): readonly Flaw[] => alone(line, [], false);

const NOBODY =
  '"each" is each player in turn, and means somebody only in the steps of "each-player"; what lasts names "you" or "opponent".';

function alone(part: unknown, at: Flaw['at'], isTurn: boolean): readonly Flaw[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]: [string, unknown]) => {
    const here = [...at, Array.isArray(part) ? Number(name) : name];
    const isNow = (isTurn || isEachPlayer(part)) && !isLater(part, name, value);
    if (value === 'each') return isNow || !NAMES_WHO.includes(name) ? [] : [{ at: here, says: NOBODY }];
    return alone(value, here, isNow);
  });
}

const NAMES_WHO: readonly string[] = ['who', 'whose', 'by'];

const isEachPlayer = (part: object): boolean => 'do' in part && part.do === 'each-player';

/** Whether it is looked at while something lasts; cards are chosen, and amounts counted, as it begins. */
function isLater(part: object, name: string, value: unknown): boolean {
  if (name === 'line' || name === 'while') return true;
  if (!('give' in part) || part.give === 'control') return false;
  return name === 'who' || name === 'with' || (name === 'to' && isAll(value));
}

const isAll = (pick: unknown): boolean =>
  typeof pick === 'object' && pick !== null && 'pick' in pick && pick.pick === 'all';
