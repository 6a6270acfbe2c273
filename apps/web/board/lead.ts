import { say } from '../say/index.js';
import { ofSeat } from './of-seat.js';
import { standing, tableOf } from './view.js';

/** What led from one view to another did to who is ahead in the conflict that goes on: a sentence, or none. */
export function leadTurned(before: unknown, now: unknown, names: readonly string[]): string {
  const [was, is] = [scoredIn(before), scoredIn(now)];
  if (was === null || is === null || was.leads === is.leads) return '';
  if (is.leads === null) return say('The scores are level.');
  const [first = 0, second = 0] = is.totals;
  const n = Math.abs(first - second);
  const name = names[is.leads] ?? '';
  if (was.leads === null)
    return ofSeat(name, say('You are ahead by {n}.', { n }), (who) => say('{name} is ahead by {n}.', { ...who, n }));
  return ofSeat(name, say('The lead turned: you by {n}.', { n }), (who) =>
    say('The lead turned: {name} by {n}.', { ...who, n }),
  );
}

function scoredIn(view: unknown): ReturnType<typeof standing> {
  const table = tableOf(view);
  return table === null ? null : standing(table);
}
