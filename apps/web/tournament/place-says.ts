import { say, sayMany } from '../say/index.js';
import { goingOn } from './going-on.js';
import type { Head } from './queries.js';
import { isElimination } from './tabs.js';

interface Ranked {
  readonly phase: Head['phase'];
  readonly cancelled: object | null;
  readonly plan: { readonly stages: readonly Pick<Head['plan']['stages'][number], 'format' | 'groups' | 'cut'>[] };
  readonly rounds: readonly Pick<Head['rounds'][number], 'number' | 'stage' | 'missing'>[];
  /** Everybody in order. */
  readonly ranking: readonly { readonly id: string }[];
  /** As the bracket has them, where there was one. */
  readonly bracketPlaces: readonly { readonly place: number; readonly entrant: { readonly id: string } }[];
}

/** The place of an entrant once a round is played, and in the end; null where there is none to tell. */
export function placeSays(
  { phase, cancelled, plan, rounds, ranking, bracketPlaces }: Ranked,
  entry: string,
): string | null {
  const shared = bracketPlaces.find(({ entrant }) => entrant.id === entry);
  const place = shared?.place ?? ranking.findIndex(({ id }) => id === entry) + 1;
  const round = rounds.at(-1);
  if (place === 0 || round === undefined) return null;
  const all = ranking.length;
  if (phase === 'OVER' && cancelled === null)
    return place === 1
      ? say('You won the tournament.')
      : say('You finished at place {place} of {all}.', { place, all });
  const stage = plan.stages[round.stage - 1];
  if (round.missing > 0 || stage === undefined || isElimination(stage)) return null;
  const onward = goingOn(plan.stages, round.stage - 1);
  const { number } = round;
  if (onward === null) return say('Place {place} of {all} after round {number}.', { place, all, number });
  const { cut, each } = onward;
  return each === null
    ? say('Place {place} of {all} after round {number}; the first {cut} play off.', { place, all, number, cut })
    : sayMany(
        each,
        {
          one: 'Place {place} of {all} after round {number}; the first of each group plays off.',
          other: 'Place {place} of {all} after round {number}; the first {n} of each group play off.',
        },
        { place, all, number },
      );
}
