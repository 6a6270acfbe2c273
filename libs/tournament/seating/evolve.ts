import { never } from '#kernel';
import type { OpenTournament } from '../state.js';
import type { EntrantId } from '../standings/results.js';
import type { SeatingEvent } from './events.js';

export function evolveSeating(state: OpenTournament, event: SeatingEvent): void {
  switch (event.type) {
    case 'EntrantsKeptApart': {
      const { entrants, apart } = event.data;
      const others = state.apart.filter((pair) => !isSame(pair, entrants));
      state.apart = apart ? [...others, entrants] : others;
      return;
    }
    case 'TableFixed': {
      const { entrant, table } = event.data;
      if (table === null) state.fixedTables.delete(entrant);
      else state.fixedTables.set(entrant, table);
      return;
    }
    default:
      never(event);
  }
}

type Pair = readonly [EntrantId, EntrantId];

export const areApart = ({ apart }: Pick<OpenTournament, 'apart'>, pair: Pair): boolean =>
  apart.some((each) => isSame(each, pair));

const isSame = (a: Pair, b: Pair): boolean => a.every((id) => b.includes(id));

/** The numbers of so many tables in order, but that each is where one of its players always sits. */
export function numbersFor(
  { fixedTables }: Pick<OpenTournament, 'fixedTables'>,
  tables: readonly { readonly entrants: readonly EntrantId[] }[],
  usual: readonly number[],
): readonly number[] {
  if (fixedTables.size === 0) return usual;
  const taken = new Set<number>();
  const fixed = tables.map(({ entrants }) => {
    const number = entrants.map((id) => fixedTables.get(id)).find((each) => each !== undefined && !taken.has(each));
    if (number !== undefined) taken.add(number);
    return number;
  });
  const rest = usual.filter((number) => !taken.has(number)).values();
  return fixed.map((number) => number ?? rest.next().value ?? Math.max(...usual, ...taken) + 1);
}
