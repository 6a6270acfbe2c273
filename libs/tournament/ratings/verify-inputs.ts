import type { Millis } from '#kernel';
import type { TournamentRecord } from '../rounds/verify.js';
import type { ClosedPeriod } from './events.js';
import { resultsOf } from './period.js';
import type { Halves, RatedResult } from './rated.js';
import { ratedResult, type RatedTable, tellTables, TELLS_OF_TABLES, type TellsOfTables } from './rated-tables.js';

/** What a match counted from a moment on; null when it did not count. */
interface Counted {
  readonly from: Millis;
  readonly result: RatedResult | null;
}

/** A match of a tournament: when it had its first result, and what it counted since. */
interface RatedMatch {
  readonly first: Millis;
  readonly counted: readonly Counted[];
}

export type RatedMatches = ReadonlyMap<string, RatedMatch>;

/** Every match that these tournaments gave a result, read from their records. */
export function ratedMatchesIn(tournaments: ReadonlyMap<string, readonly TournamentRecord[]>): RatedMatches {
  const matches = new Map<string, RatedMatch>();
  for (const [tournament, records] of tournaments) {
    const tables = new Map<number, RatedTable>();
    for (const { at, events } of records) {
      const before = new Map(tables);
      for (const event of events) if (tells(event)) tellTables(tables, event, at);
      for (const id of new Set([...before.keys(), ...tables.keys()])) {
        const [was, is] = [before.get(id), tables.get(id)];
        if (was !== is) note(matches, `${tournament}.${id}`, is?.at ?? null, counts(tournament, is, at));
      }
    }
  }
  return matches;
}

const TYPES = new Set<string>(TELLS_OF_TABLES);
const tells = (event: TournamentRecord['events'][number]): event is TellsOfTables => TYPES.has(event.type);

const counts = (tournament: string, table: RatedTable | undefined, from: Millis): Counted => ({
  from,
  result: table === undefined ? null : ratedResult(tournament, table),
});

function note(matches: Map<string, RatedMatch>, match: string, first: Millis | null, counted: Counted): void {
  const known = matches.get(match);
  if (known !== undefined) matches.set(match, { ...known, counted: [...known.counted, counted] });
  else if (first !== null) matches.set(match, { first, counted: [counted] });
}

/** A match of which a period holds something else than the tournament does; null where the one does not count it. */
export interface RatedOtherwise {
  readonly match: string;
  readonly rated: Halves | null;
  readonly played: Halves | null;
}

/** Servers' clocks may differ by so much, and what is under way when a period is closed takes a moment to arrive. */
const SKEW_MS = 15_000;

/**
 * What a period rated, beside what its matches counted when it was made at `madeAt`: any of what they counted about that time
 * will do. `now`: beside what they count by now, which tells whether a correction is due.
 */
export function ratedOtherwise(
  period: ClosedPeriod,
  matches: RatedMatches,
  madeAt: Millis | 'now',
): readonly RatedOtherwise[] {
  const rated = new Map(resultsOf(period).map((result) => [result.match, result]));
  const due = [...matches].filter(([, { first }]) => first > period.since && first <= period.until).map(([id]) => id);
  return [...new Set([...rated.keys(), ...due])].sort().flatMap((match) => {
    const own = rated.get(match) ?? null;
    const possible = countedAbout(matches.get(match), madeAt);
    if (possible.some((result) => isSame(result, own))) return [];
    return [{ match, rated: own?.halves ?? null, played: possible.at(-1)?.halves ?? null }];
  });
}

function countedAbout(match: RatedMatch | undefined, at: Millis | 'now'): readonly (RatedResult | null)[] {
  const counted = match?.counted ?? [];
  if (at === 'now') return [counted.at(-1)?.result ?? null];
  const before = counted.findLastIndex(({ from }) => from < at - SKEW_MS);
  const about = counted.filter(({ from }, nth) => nth >= before && from <= at + SKEW_MS).map(({ result }) => result);
  return before < 0 ? [null, ...about] : about;
}

const isSame = (a: RatedResult | null, b: RatedResult | null): boolean =>
  a === b || (a !== null && b !== null && a.halves === b.halves && String(a.players) === String(b.players));
