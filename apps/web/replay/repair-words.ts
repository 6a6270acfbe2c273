import { say } from '../say/index.js';
import { nameOf } from './names.js';

/** What a judge sets right, or could. What is not here is shown as the game spells it. */
export function repairSays(repair: string, names: readonly string[]): string {
  const [verb = '', of = ''] = repair.split(':', 2);
  const seat = /^mind-(\d+)$/.exec(verb)?.[1];
  if (seat !== undefined) {
    const name = names[Number(seat) - 1] ?? say('seat {seat}', { seat });
    return of === '' ? say('the mind of {name}', { name }) : say('the mind of {name} at {at}', { name, at: of });
  }
  if (verb === 'ready') return say('{card} is readied', { card: nameOf(of) });
  if (verb === 'exhaust') return say('{card} is exhausted', { card: nameOf(of) });
  return repair;
}
