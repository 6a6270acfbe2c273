/** Where each match of a bracket is drawn, and who stands in it as far as it was played. */
import { type BracketMatch, bracketOf, type Source } from '#tournament';
import type { Head, Round } from './queries.js';
import { nameOf, partOf, sourceOf } from './words.js';

export interface Side {
  readonly name: string;
  readonly seed: number | null;
  readonly isKnown: boolean;
  readonly isYou: boolean;
  readonly games: number | null;
  readonly won: boolean | null;
  /** The match that this side comes from, as its winner. */
  readonly from: number | null;
}

export interface Drawn {
  readonly match: number;
  readonly title: string;
  readonly column: number;
  readonly row: number;
  readonly sides: readonly [Side, Side];
  readonly table: { readonly number: number; readonly matchId: string; readonly isPlayed: boolean } | null;
}

type Stage = Head['plan']['stages'][number];
type Entrant = Round['byes'][number]['entrant'];

/** Rows count in halves of a match. `seeds` are those who would go on now, while nobody has. */
export function drawn(stage: Stage, rounds: readonly Round[], seeds: readonly (string | null)[]): readonly Drawn[] {
  const [first] = rounds;
  const size = first === undefined ? seeds.length : first.tables.length * 2 + first.byes.length;
  const isDouble = stage.format === 'DOUBLE_ELIMINATION';
  const matches = bracketOf(
    size,
    isDouble ? { is: 'double', reset: stage.reset } : { is: 'single', thirdPlace: stage.thirdPlace },
  );
  const tables = new Map(rounds.flatMap(({ tables: all }) => all.map((table) => [table.place, table])));
  const known = knownSeeds(matches, tables, first?.byes ?? []);
  const places = placed(matches);
  const last = Math.max(0, ...matches.filter(({ part }) => part === 'winners').map(({ round }) => round));
  return matches
    .filter((match) => !isNeedless(match, tables))
    .map((match) => {
      const table = tables.get(match.match) ?? null;
      const { column, row } = places.get(match.match) ?? { column: 0, row: 0 };
      const side = (nth: 0 | 1): Side => {
        const source = match.sides[nth];
        const entrant = table?.entrants[nth] ?? known.of(source);
        if (entrant === null) return waiting(source, first === undefined ? seeds : []);
        return {
          ...gamesAt(table, nth),
          name: nameOf(entrant),
          seed: known.seedOf(entrant),
          isKnown: true,
          isYou: entrant.isYou,
          from: winnerOf(source),
        };
      };
      return {
        match: match.match,
        title: partOf(match.part, match.round, last, isDouble),
        column,
        row,
        sides: [side(0), side(1)],
        table: table && { number: table.number, matchId: table.matchId, isPlayed: table.result?.how === 'PLAYED' },
      };
    });
}

/** The final is played again only when it is the first loss of who lost it. */
function isNeedless({ part, match }: BracketMatch, tables: Tables): boolean {
  const [unbeaten = 0, other = 0] = tables.get(match - 1)?.result?.won ?? [];
  return part === 'reset' && unbeaten > other;
}

const winnerOf = (source: Source): number | null => (source.from === 'winner' ? source.match : null);

/** Nobody stands here yet: who would, by the seeds, or where they come from. */
function waiting(source: Source, seeds: readonly (string | null)[]): Side {
  const seed = source.from === 'seed' ? source.seed : null;
  const guess = seed === null ? null : (seeds[seed - 1] ?? null);
  const name = guess ?? sourceOf(source);
  return { name, seed, isKnown: guess !== null, isYou: false, games: null, won: null, from: winnerOf(source) };
}

function gamesAt(table: Round['tables'][number] | null, nth: 0 | 1): Pick<Side, 'games' | 'won'> {
  const result = table?.result ?? null;
  if (result === null) return { games: null, won: null };
  const games = result.won[nth] ?? 0;
  return { games, won: games > (result.won[1 - nth] ?? 0) };
}

type Tables = ReadonlyMap<number | null, Round['tables'][number]>;

/** Which entrant has which seed, read off the tables and the byes; and who stands at a side by an earlier result. */
function knownSeeds(matches: readonly BracketMatch[], tables: Tables, byes: Round['byes']): Known {
  const bySeed = new Map<number, Entrant>();
  const seeds = new Map<string, number>();
  for (const [nth, seed] of freeSeeds(matches).entries()) {
    const entrant = byes[nth]?.entrant;
    if (entrant === undefined) continue;
    bySeed.set(seed, entrant);
    seeds.set(entrant.id, seed);
  }
  for (const { match, sides } of matches) {
    const table = tables.get(match);
    for (const [nth, source] of sides.entries()) {
      const entrant = table?.entrants[nth];
      if (source.from !== 'seed' || entrant === undefined) continue;
      bySeed.set(source.seed, entrant);
      seeds.set(entrant.id, source.seed);
    }
  }
  const of = (source: Source): Entrant | null => {
    if (source.from === 'seed') return bySeed.get(source.seed) ?? null;
    const table = tables.get(source.match);
    const result = table?.result ?? null;
    if (table === undefined || result === null) return null;
    const winner = (result.won[0] ?? 0) > (result.won[1] ?? 0) ? 0 : 1;
    return table.entrants[source.from === 'winner' ? winner : 1 - winner] ?? null;
  };
  return { of, seedOf: ({ id }) => seeds.get(id) ?? null };
}

/** Those that the first round has no match for, the best above, as the byes are. */
const freeSeeds = (matches: readonly BracketMatch[]): readonly number[] =>
  matches
    .filter(({ sides: [one, other] }) => one.from !== other.from)
    .flatMap(({ sides }) => sides.flatMap((source) => (source.from === 'seed' ? [source.seed] : [])))
    .sort((a, b) => a - b);

interface Known {
  readonly of: (source: Source) => Entrant | null;
  readonly seedOf: (entrant: Entrant) => number | null;
}

interface Place {
  readonly column: number;
  readonly row: number;
}

/** A match stands between the two it waits for; what begins a line takes the next free row. */
function placed(matches: readonly BracketMatch[]): ReadonlyMap<number, Place> {
  const places = new Map<number, Place>();
  let free = 0;
  const put = (match: BracketMatch): number => {
    const rows = match.sides.map((source) => {
      const before = source.from === 'winner' ? matches[source.match - 1] : undefined;
      return before?.part === match.part ? put(before) : null;
    });
    const known = rows.filter((row) => row !== null);
    const row = known.length === 0 ? free++ : known.reduce((sum, one) => sum + one, 0) / known.length;
    places.set(match.match, { column: match.round - 1, row });
    return row;
  };
  for (const part of ['winners', 'losers', 'third-place'] as const) {
    const root = matches.findLast((match) => match.part === part);
    if (root === undefined) continue;
    put(root);
    free = Math.ceil(free) + (part === 'winners' ? 0.5 : 0);
    if (part === 'third-place') {
      const at = places.get(root.match);
      const final = matches.findLast((match) => match.part === 'winners');
      if (at !== undefined && final !== undefined) places.set(root.match, { row: at.row, column: final.round - 1 });
    }
  }
  const width = Math.max(...[...places.values()].map(({ column }) => column), 0) + 1;
  const top = places.get(matches.findLast(({ part }) => part === 'winners')?.match ?? 0)?.row ?? 0;
  for (const { match, part } of matches)
    if (part === 'final' || part === 'reset')
      places.set(match, { column: part === 'final' ? width : width + 1, row: top });
  return places;
}
