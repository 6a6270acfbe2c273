import { standing, tableOf } from '../board/index.js';
import { say } from '../say/index.js';

/** What a step did to who is ahead in the conflict that goes on: a sentence, or none. */
export function leadTurned(
  before: unknown,
  now: unknown,
  names: readonly string[],
): readonly { readonly says: string }[] {
  const [was, is] = [scoredIn(before), scoredIn(now)];
  if (was === null || is === null || was.leads === is.leads) return [];
  if (is.leads === null) return [{ says: say('The scores are level.') }];
  const [first = 0, second = 0] = is.totals;
  const who = { name: names[is.leads] ?? '', n: Math.abs(first - second) };
  const turned = was.leads !== null;
  return [{ says: turned ? say('The lead turned: {name} by {n}.', who) : say('{name} is ahead by {n}.', who) }];
}

function scoredIn(view: unknown): ReturnType<typeof standing> {
  const table = tableOf(view);
  return table === null ? null : standing(table);
}
