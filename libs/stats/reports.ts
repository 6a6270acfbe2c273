import type { Dimension } from './dimensions.js';
import { appearancesIn, type Ending, endingOf, type GameFact } from './facts.js';
import { type Filter, selects } from './filter.js';
import { type Cell, tableOf } from './table.js';

const PLAYER_TABLES = [
  'faction',
  'bastion',
  'mind',
  'archetype',
  'opponent',
  'opponent-archetype',
  'seat',
  'length',
  'decisions',
  'ended',
  'month',
] as const satisfies readonly Dimension[];

export interface PlayerRecord {
  readonly overall: Cell;
  readonly by: Readonly<Record<(typeof PLAYER_TABLES)[number], readonly Cell[]>>;
  /** How the last games ended, the latest first. */
  readonly form: readonly { readonly game: string; readonly ended: Ending }[];
}

const FORM = 20;

export function playerRecord(facts: readonly GameFact[], player: string, filter: Filter): PlayerRecord {
  const own: Filter = [...filter, { on: 'player', is: player }];
  const by = Object.fromEntries(
    PLAYER_TABLES.map((dimension) => [dimension, tableOf(facts, [dimension], own).cells()]),
  );
  const form = facts
    .flatMap(appearancesIn)
    .filter((appearance) => selects(own, appearance))
    .sort((a, b) => b.fact.at - a.fact.at || (a.fact.id < b.fact.id ? -1 : 1))
    .slice(0, FORM)
    .map((appearance) => ({ game: appearance.fact.id, ended: endingOf(appearance) }));
  return { overall: tableOf(facts, [], own).cell(), by: by as PlayerRecord['by'], form };
}

/** What one has against another; a draw is one of both. */
export const headToHead = (facts: Iterable<GameFact>, one: string, other: string, filter: Filter): Cell =>
  tableOf(facts, [], [...filter, { on: 'player', is: one }, { on: 'opponent', is: other }]).cell();

/** What each archetype has against each: a row's wins are the column's losses. */
export const matchUps = (facts: Iterable<GameFact>, filter: Filter): readonly Cell[] =>
  tableOf(facts, ['archetype', 'opponent-archetype'], filter).cells();

type Counted = 'rounds' | 'decisions' | 'duration';

export interface TournamentSummary {
  readonly games: number;
  readonly matches: number;
  readonly players: number;
  /** Over the games in which it was counted; null without any. */
  readonly mean: Readonly<Record<Counted, number | null>>;
  readonly archetypes: readonly Cell[];
  readonly factions: readonly Cell[];
  readonly ended: readonly Cell[];
  readonly seats: readonly Cell[];
}

export function tournamentSummary(facts: readonly GameFact[], tournament: string): TournamentSummary {
  const filter: Filter = [{ on: 'tournament', is: tournament }];
  const own = facts.filter((fact) => fact.tournament === tournament);
  const mean = (of: Counted): number | null => {
    const counts = own.map((fact) => fact[of]).filter((count) => count !== null);
    return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0) / counts.length;
  };
  const cells = (by: Dimension): readonly Cell[] => tableOf(own, [by], filter).cells();
  return {
    games: own.length,
    matches: new Set(own.map(({ match }) => match)).size,
    players: new Set(own.flatMap(({ seats }) => seats.map(({ player }) => player))).size,
    mean: { rounds: mean('rounds'), decisions: mean('decisions'), duration: mean('duration') },
    archetypes: cells('archetype'),
    factions: cells('faction'),
    ended: cells('ended'),
    seats: cells('seat'),
  };
}
