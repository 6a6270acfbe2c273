import type { Head } from './queries.js';

type Stage = Pick<Head['plan']['stages'][number], 'cut' | 'groups'>;

/** How many go on from a stage to the next: so many in all, or of each of its groups. */
export interface GoingOn {
  readonly cut: number;
  /** Null where there are no groups. */
  readonly each: number | null;
}

export function goingOn(stages: readonly Stage[], from: number): GoingOn | null {
  const cut = stages[from + 1]?.cut ?? null;
  const groups = stages[from]?.groups ?? 1;
  return cut === null ? null : { cut, each: groups > 1 ? cut / groups : null };
}

interface Ranked {
  readonly entrant: { readonly status: string };
}

/**
 * The last row that goes on, past whoever left. Once the next stage has begun, nobody can tell from the rows whether somebody
 * left before it did: then there is none.
 */
export function lastOnward<Row extends Ranked>(rows: readonly Row[], cut: number, hasBegun: boolean): Row | null {
  const staying = rows.filter(({ entrant }) => entrant.status === 'IN');
  const last = staying[cut - 1] ?? null;
  return hasBegun && rows[cut - 1] !== last ? null : last;
}

/** The same for the standings of all: of groups as many go on from each, and no line can tell. */
export function lastOfAll<Row extends Ranked>({ plan, rounds }: Head, rows: readonly Row[]): Row | null {
  const onward = goingOn(plan.stages, 0);
  const hasBegun = rounds.some(({ stage }) => stage > 1);
  return onward?.each === null ? lastOnward(rows, onward.cut, hasBegun) : null;
}
