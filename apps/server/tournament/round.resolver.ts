import { ResolveField, Resolver } from '@nestjs/graphql';
import type {
  ResultSource,
  RoundTimer,
  TournamentResult,
  TournamentRoundPairingsArgs,
  UndecidedGames,
  WhyPaired,
} from '#contract';
import { byesOf, explainTables, placesOf, type Round, type Score, type TournamentTable } from '#tournament';
import type { Asking } from '../graphql/asking.js';
import { globalId } from '../graphql/ids.js';
import { shownPhrases } from '../graphql/phrases.js';
import type { ShownMatch } from '../match/match-shape.js';
import { Matches } from '../match/matches.js';
import { globalTableId, type ShownEntrant, shownEntrant, shownEntrants } from './entrants.js';
import { matchName } from './keep-matches.js';
import { type PairingPage, pairingPage } from './pairing-list.js';
import type { SeenTournament } from './tournaments.js';
import { saysOfHere, whyHere } from './why-here.js';

/** A round as the resolvers of `TournamentRound` take one. */
export interface ShownRound {
  readonly seen: SeenTournament;
  readonly round: Round;
}

/** A table as the resolvers of `TournamentTable` take one. */
export interface ShownTable extends ShownRound {
  readonly table: TournamentTable;
}

interface ShownBye {
  readonly entrant: ShownEntrant | null;
  readonly why: string;
}

const MINUTE = 60_000;

@Resolver('TournamentRound')
export class RoundResolver {
  @ResolveField()
  number({ round }: ShownRound): number {
    return round.number;
  }

  @ResolveField()
  stage({ round }: ShownRound): number {
    return round.stage + 1;
  }

  @ResolveField()
  field({ round }: ShownRound): number | null {
    return round.opens?.length ?? null;
  }

  @ResolveField()
  engine({ round }: ShownRound): string {
    return round.engine;
  }

  @ResolveField()
  seed({ round }: ShownRound): string {
    return round.seed;
  }

  @ResolveField()
  tables({ seen, round }: ShownRound, _: unknown, { meter }: Asking): readonly ShownTable[] {
    meter.found('TournamentRound.tables', round.tables.size);
    return [...round.tables.values()].sort((a, b) => a.number - b.number).map((table) => ({ seen, round, table }));
  }

  @ResolveField()
  pairings({ seen, round }: ShownRound, args: TournamentRoundPairingsArgs): Promise<PairingPage> {
    return pairingPage({ seen, round }, args);
  }

  @ResolveField()
  byes({ seen, round }: ShownRound): readonly ShownBye[] {
    return byesOf(seen.state, round).map(({ entrant, why }) => ({ entrant: shownEntrant(seen, entrant), why }));
  }

  @ResolveField()
  missing({ round }: ShownRound): number {
    return [...round.tables.values()].filter(({ result }) => result === null).length;
  }

  @ResolveField()
  timer({ round: { timer } }: ShownRound): RoundTimer | null {
    if (timer === null) return null;
    const left = timer.length - timer.used;
    const { runningSince } = timer;
    return {
      minutes: timer.length / MINUTE,
      endsAt: runningSince === null ? null : runningSince + left,
      paused: runningSince === null,
      leftSeconds: runningSince === null ? Math.ceil(left / 1000) : null,
    };
  }
}

@Resolver('TournamentTable')
export class TableResolver {
  /** By rounds of snapshots, which do not change. */
  private readonly explained = new WeakMap<Round, ReturnType<typeof explainTables>>();

  constructor(private readonly matches: Matches) {}

  @ResolveField()
  id({ seen, table }: ShownTable): string {
    return globalTableId(seen.name, table.id);
  }

  @ResolveField()
  number({ table }: ShownTable): number {
    return table.number;
  }

  @ResolveField()
  entrants({ seen, table }: ShownTable): readonly ShownEntrant[] {
    return shownEntrants(seen, table.entrants);
  }

  @ResolveField()
  match({ seen, table }: ShownTable, _: unknown, { principal }: Asking): Promise<ShownMatch | null> {
    return this.matches.now(matchName(seen.name, table.id), principal);
  }

  @ResolveField()
  matchId({ seen, table }: ShownTable): string {
    return globalId('match', matchName(seen.name, table.id));
  }

  @ResolveField()
  result({ table }: ShownTable): TournamentResult | null {
    return shownResult(table);
  }

  @ResolveField()
  undecided({ table: { result, undecided } }: ShownTable): UndecidedGames | null {
    if (result !== null || undecided === null) return null;
    const { won, drawn, bothLost } = undecided;
    return { won, drawn, bothLost };
  }

  @ResolveField()
  extraMinutes({ table }: ShownTable): number {
    return table.extension / MINUTE;
  }

  @ResolveField()
  place({ table: { place } }: ShownTable): number | null {
    return place === null ? null : place.in === 'bracket' ? place.match : place.group;
  }

  @ResolveField()
  whyPaired({ seen, round, table }: ShownTable): WhyPaired {
    const explain = this.explained.get(round) ?? explainTables(seen.state, round);
    this.explained.set(round, explain);
    const why = explain(table);
    const phrases = whyHere(why, seen.state);
    return { because: why.because, says: saysOfHere(phrases), phrases: shownPhrases(phrases) };
  }
}

export const shownResult = ({ result }: TournamentTable): TournamentResult | null =>
  result === null ? null : { ...shownGames(result.games), how: HOW[result.how], corrections: result.corrections };

function shownGames(games: Score): Omit<TournamentResult, 'how' | 'corrections'> {
  const { won, drawn, bothLost, notPlayed = false } = games;
  return { won, places: bothLost ? won.map(() => 2) : placesOf(games), drawn, bothLost, notPlayed };
}

const HOW: Readonly<Record<NonNullable<TournamentTable['result']>['how'], ResultSource>> = {
  played: 'PLAYED',
  reported: 'REPORTED',
  entered: 'ENTERED',
  forfeited: 'FORFEITED',
  corrected: 'CORRECTED',
};
