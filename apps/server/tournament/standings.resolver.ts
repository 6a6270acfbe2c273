import { ResolveField, Resolver } from '@nestjs/graphql';
import type {
  TieBreakShown as ShownTieBreak,
  TournamentCorrectionPreviewArgs,
  TournamentStandingsArgs,
  TournamentWhyAboveArgs,
} from '#contract';
import { inEnglish, type Phrase, phrase } from '#kernel';
import {
  correctionProblem,
  currentRound,
  type EntrantId,
  type Fraction,
  previewCorrection,
  ruleSetOf,
  type Standing,
  type TieBreak,
  type TieBreakValue,
  whyAbove,
} from '#tournament';
import { badInput } from '../graphql/errors.js';
import { shownPhrases } from '../graphql/phrases.js';
import type { Position } from '../graphql/scalars.js';
import { entrantIn, type ShownEntrant, shownEntrant, shownEntrants, tableIn } from './entrants.js';
import { scoreOf } from './games-input.js';
import { exact, rounded } from './plan-input.js';
import { StandingsKept } from './standings-kept.js';
import { TournamentThen } from './tournament-then.js';
import type { SeenTournament } from './tournaments.js';

interface ShownStandings {
  readonly position: Position;
  readonly asOfRound: number;
  readonly tables: number;
  readonly missing: number;
  readonly total: number;
  readonly rows: readonly ShownRow[];
}

interface ShownRow {
  readonly rank: number;
  readonly entrant: ShownEntrant | null;
  readonly points: string;
  readonly record: string;
  readonly tieBreaks: readonly (Omit<ShownTieBreak, 'parts'> & { readonly parts: readonly ShownPart[] })[];
}

interface ShownPart {
  readonly round: number;
  readonly opponent: ShownEntrant | null;
  readonly exact: string;
  readonly counted: boolean;
}

const MOST = 100;

type AsOf = NonNullable<TournamentStandingsArgs['asOf']>;

@Resolver('Tournament')
export class StandingsResolver {
  constructor(
    private readonly kept: StandingsKept,
    private readonly then: TournamentThen,
  ) {}

  @ResolveField()
  async standings(
    now: SeenTournament,
    { first = MOST, skip = 0, asOf, asOfRound }: TournamentStandingsArgs,
  ): Promise<ShownStandings> {
    if (first < 1 || first > MOST)
      throw badInput(`\`first\` is ${first}; it expects a number from 1 to ${MOST}.`, ['first']);
    if (skip < 0) throw badInput(`\`skip\` is ${skip}; it expects 0 or more.`, ['skip']);
    const seen = asOf === undefined || asOf === null ? now : await this.at(now, asOf);
    const rows = this.rows(seen, asOfRound);
    const { tieBreaks } = ruleSetOf(seen.state.plan.rules);
    const round = asOfRound ?? currentRound(seen.state)?.number ?? 0;
    const last = seen.state.rounds.find(({ number }) => number === round);
    return {
      position: { stream: seen.stream, seq: seen.seq },
      asOfRound: round,
      tables: last?.tables.size ?? 0,
      missing: [...(last?.tables.values() ?? [])].filter(({ result }) => result === null).length,
      total: rows.length,
      rows: rows.slice(skip, skip + first).map((row) => shownRow(seen, row, tieBreaks)),
    };
  }

  @ResolveField()
  whyAbove(seen: SeenTournament, { entrantIds, asOfRound }: TournamentWhyAboveArgs): object | null {
    const [one, other, ...more] = entrantIds.map((id) => entrantIn(seen.name, id));
    if (!one || !other || more.length > 0) {
      throw badInput('`entrantIds` takes the ids of two entrants of this tournament.', ['entrantIds']);
    }
    const rows = this.rows(seen, asOfRound);
    const find = (id: EntrantId): Standing | undefined => rows.find(({ entrant }) => entrant === id);
    const [a, b] = [find(one), find(other)];
    if (a === undefined || b === undefined) return null;
    const rules = ruleSetOf(seen.state.plan.rules);
    const why = whyAbove(a, b, rules);
    if (why.by === 'nothing')
      return { above: null, by: 'nothing', ...said(phrase('Everything is equal: they share their rank.')) };
    const above = shownEntrant(seen, why.above);
    if (why.by === 'points') {
      const [high, low] = why.above === one ? why.points : [why.points[1], why.points[0]];
      const facts = { high: pointsSay(high), low: pointsSay(low) };
      return { above, by: 'points', ...said(phrase('{high} points to {low}.', facts)) };
    }
    const tieBreak = rules.tieBreaks[why.nth];
    const [high = '', low = ''] = (why.above === one ? why.values : [why.values[1], why.values[0]]).map(({ value }) =>
      rounded(value, tieBreak?.shownAs ?? 'points'),
    );
    const equal = rules.tieBreaks.slice(0, why.nth).map(({ id }) => id);
    const facts = { tieBreak: why.tieBreak, high, low };
    const phrases =
      equal.length === 0
        ? phrase('Equal in points; {tieBreak} decides: {high} to {low}.', facts)
        : phrase('Equal in points, {equal}; {tieBreak} decides: {high} to {low}.', {
            ...facts,
            equal: equal.join(', '),
          });
    return { above, by: why.tieBreak, ...said(phrases) };
  }

  @ResolveField()
  correctionPreview(seen: SeenTournament, args: TournamentCorrectionPreviewArgs): object {
    const table = tableIn(seen.name, args.tableId);
    const games = scoreOf(args.games);
    if (table === null) throw badInput(`"${args.tableId}" is no table of this tournament.`, ['tableId']);
    if (games === null) throw badInput('`games.won` takes a number for each seat.', ['games']);
    const correction = { round: args.round, table, games };
    const refused = correctionProblem(seen.state, correction);
    const { standings, pairedWithIt, cut } = previewCorrection(seen.state, correction);
    return {
      refusedBecause: refused?.says ?? null,
      refusedPhrases: shownPhrases(refused?.phrases),
      shifts: standings.map(({ entrant, rank, points }) => ({
        entrant: shownEntrant(seen, entrant),
        rankBefore: rank[0],
        rankAfter: rank[1],
        pointsBefore: exact(points[0]),
        pointsAfter: exact(points[1]),
      })),
      pairedWithIt,
      joinsCut: shownEntrants(seen, cut?.joins ?? []),
      leavesCut: shownEntrants(seen, cut?.leaves ?? []),
      cutBegan: cut?.began ?? false,
    };
  }

  /** The tournament as it was after one of its records. */
  private async at(now: SeenTournament, { stream, seq }: AsOf): Promise<SeenTournament> {
    if (stream !== now.stream || seq > now.seq)
      throw badInput(
        `\`asOf\` is "${stream}:${seq}"; the records of this tournament are "${now.stream}:1" to "${now.stream}:${now.seq}".`,
        ['asOf'],
      );
    const state = seq === now.seq ? now.state : await this.then.of(now.stream, seq);
    if (state === null) throw badInput(`"${stream}:${seq}" has not been read here yet. Ask again.`, ['asOf']);
    return { ...now, seq, state };
  }

  private rows(seen: SeenTournament, asOfRound: number | null | undefined): readonly Standing[] {
    const last = currentRound(seen.state)?.number ?? 0;
    if (asOfRound === undefined || asOfRound === null) return this.kept.of(seen, last);
    if (asOfRound >= 0 && asOfRound <= last) return this.kept.of(seen, asOfRound);
    throw badInput(`\`asOfRound\` is ${asOfRound}; the rounds so far are 0 to ${last}.`, ['asOfRound']);
  }
}

const shownRow = (seen: SeenTournament, row: Standing, kinds: readonly TieBreak[]): ShownRow => ({
  rank: row.rank,
  entrant: shownEntrant(seen, row.entrant),
  points: exact(row.points),
  record: `${row.record.won}-${row.record.drawn}-${row.record.lost}`,
  tieBreaks: row.tieBreaks.flatMap((value, nth) => {
    const kind = kinds[nth];
    return kind === undefined ? [] : [shownTieBreak(seen, value, kind)];
  }),
});

const said = (phrases: readonly Phrase[]): { says: string; phrases: ReturnType<typeof shownPhrases> } => ({
  says: inEnglish(phrases),
  phrases: shownPhrases(phrases),
});

/** Halves and their like as people write them; thirds stay exact. */
const pointsSay = (points: Fraction): string =>
  100n % points.bottom === 0n ? rounded(points, 'points') : exact(points);

const shownTieBreak = (
  seen: SeenTournament,
  { value, parts }: TieBreakValue,
  { id, shownAs }: TieBreak,
): ShownRow['tieBreaks'][number] => ({
  id,
  value: rounded(value, shownAs),
  exact: exact(value),
  parts: parts.map((part) => ({
    round: part.round,
    opponent: part.opponent === null ? null : shownEntrant(seen, part.opponent),
    exact: exact(part.value),
    counted: !part.isCut,
  })),
});
