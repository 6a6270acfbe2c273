import { phrase } from '#kernel';
import { no, type Refused } from '../outcome.js';
import { type OpenTournament, openTables } from '../state.js';

/** Why nothing can follow on the last round yet: it is a draft, or some of its tables have no result. */
export function nothingOpen({ rounds }: OpenTournament): Refused | null {
  const last = rounds.at(-1);
  if (last === undefined) return null;
  if (last.phase === 'draft') {
    return no(
      'TOURNAMENT.DRAFT',
      phrase('Round {round} is drafted: publish or discard it first.', { round: last.number }),
    );
  }
  const tables = openTables(last)
    .map(({ number }) => number)
    .sort((a, b) => a - b);
  if (tables.length === 0) return null;
  const listed = `${tables.slice(0, 10).join(', ')}${tables.length > 10 ? ', …' : ''}`;
  const says = phrase('Round {round} is not over: {open} of its tables have no result yet ({tables}).', {
    round: last.number,
    open: tables.length,
    tables: listed,
  });
  const undecided = openTables(last).flatMap(({ number, undecided: games }) => (games === null ? [] : [number]));
  const decide = phrase('The match is over at {tables}, and nobody has won: say who goes on, with a reason.', {
    tables: undecided.slice(0, 10).join(', '),
  });
  return no('TOURNAMENT.ROUND_OPEN', undecided.length > 0 ? [...says, ...decide] : says, {
    round: last.number,
    tables,
    undecided,
  });
}
