import { Inject } from '@nestjs/common';
import { Args, Context, Query, ResolveField, Resolver, Subscription } from '@nestjs/graphql';
import type {
  JudgesDeskCasesArgs,
  PenaltyDegree,
  PenaltyHistorySuggestedArgs,
  QueryDeskArgs,
  QueryPenaltyHistoryArgs,
} from '#contract';
import { streamId } from '#kernel';
import { findCases, findOpenCalls, findPenalised, type ReadModels } from '#readmodel';
import { type CasePhase, suggestedDegree } from '#rulings';
import type { Asking } from '../graphql/asking.js';
import { notFound } from '../graphql/errors.js';
import { globalId, nameIn } from '../graphql/ids.js';
import type { Principal } from '../principal.js';
import { READ_MODELS } from '../tokens.js';
import { Cases } from './cases.js';
import { type ShownCase, shownCase, type ShownPenalty, shownPenalty } from './case-shape.js';
import { DeskFeed } from './desk-feed.js';
import { Standings } from './standings.js';
import { DEGREES_WRITTEN, INFRINGEMENTS, PHASES, readAs } from './words.js';

/** The desk of a tournament, as the resolvers of `JudgesDesk` take it. */
export interface ShownDesk {
  readonly name: string;
  readonly tournamentId: string;
  readonly waiting: number;
  readonly calls: readonly object[];
}

type History = { readonly penalties: readonly ShownPenalty[] } & {
  readonly here: Parameters<typeof suggestedDegree>[0];
};

const OPEN: readonly CasePhase[] = ['waiting', 'claimed', 'ruled', 'appealed', 'final'];
const MOST = 100;
const YEAR_MS = 365 * 24 * 3_600_000;

/** What waits for judges, for those of the tournament. */
@Resolver('JudgesDesk')
export class DeskResolver {
  constructor(
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
    private readonly kept: Cases,
    private readonly standings: Standings,
  ) {}

  @Query()
  async desk(@Args() { tournamentId }: QueryDeskArgs, @Context() { principal }: Asking): Promise<ShownDesk | null> {
    const name = nameIn('tournament', tournamentId, 'tournamentId');
    return (await this.isOpenTo(name, principal)) ? (await this.show(name)).desk : null;
  }

  @Subscription('deskChanged', { resolve: (desk: ShownDesk) => desk })
  async deskChanged(@Args('tournamentId') id: string, @Context() { principal }: Asking): Promise<DeskFeed<ShownDesk>> {
    const name = nameIn('tournament', id, 'tournamentId');
    if (!(await this.isOpenTo(name, principal))) throw notFound(`desk of ${id}`);
    return new DeskFeed(async () => ((await this.isOpenTo(name, principal)) ? this.show(name) : null));
  }

  @ResolveField()
  async cases(
    { name }: ShownDesk,
    { phases, first }: JudgesDeskCasesArgs,
    { principal }: Asking,
  ): Promise<readonly ShownCase[]> {
    const wanted = phases?.map((phase) => readAs(PHASES, phase)) ?? OPEN;
    const rows = await findCases(this.readModels.source, name, wanted, Math.min(Math.max(first ?? MOST, 1), MOST));
    const seen = await Promise.all(rows.map(({ id, seq }) => this.kept.see(streamId('case', id), principal, seq)));
    return seen.flatMap((each) => (each === null || each === 'behind' ? [] : [this.shown(each)]));
  }

  private shown(seen: Parameters<typeof shownCase>[0]): ShownCase {
    return shownCase(seen, this.kept);
  }

  /** With a mark that differs whenever something on it does. */
  private async show(name: string): Promise<{ readonly desk: ShownDesk; readonly mark: string }> {
    const { source } = this.readModels;
    const [calls, waiting] = await Promise.all([findOpenCalls(source, name), findCases(source, name, OPEN, MOST)]);
    const open = calls.flatMap(({ id, round, table, open: each }) =>
      each.map(({ call, seat, text, at }) => ({
        matchId: globalId('match', id),
        round,
        table,
        number: call,
        seat,
        text: () => (text === null ? null : this.kept.read(text)),
        at,
      })),
    );
    const waits = waiting.filter(({ phase }) => phase === 'waiting' || phase === 'appealed').length;
    const desk = { name, tournamentId: globalId('tournament', name), waiting: open.length + waits, calls: open };
    const mark = JSON.stringify([calls, waiting.map(({ id, seq }) => [id, seq])]);
    return { desk, mark };
  }

  private async isOpenTo(name: string, principal: Principal): Promise<boolean> {
    const standing = await this.standings.ofAsker(name, principal);
    return standing !== null && !standing.plays;
  }
}

/** What somebody was penalised for, when a judge needs to know. */
@Resolver('PenaltyHistory')
export class PenaltyResolver {
  constructor(
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
    private readonly standings: Standings,
  ) {}

  @Query()
  async penaltyHistory(
    @Args() { tournamentId, personId }: QueryPenaltyHistoryArgs,
    @Context() { principal }: Asking,
  ): Promise<History | null> {
    const tournament = nameIn('tournament', tournamentId, 'tournamentId');
    const who = nameIn('person', personId, 'personId');
    const standing = await this.standings.ofAsker(tournament, principal);
    if (standing === null || standing.plays) return null;
    const since = Date.now() - YEAR_MS;
    const rows = await findPenalised(this.readModels.source, { who, tournament, since });
    const own = rows.flatMap((row) =>
      row.penalties.filter((each) => each.who === who).map((penalty) => ({ row, penalty })),
    );
    return {
      penalties: own.map(({ row, penalty }) =>
        shownPenalty(penalty, { case: row.id, tournament: row.tournament, at: row.ruledAt ?? row.openedAt }),
      ),
      here: own.filter(({ row }) => row.tournament === tournament).map(({ penalty }) => penalty),
    };
  }

  @ResolveField()
  suggested({ here }: History, { infringement }: PenaltyHistorySuggestedArgs): PenaltyDegree {
    return DEGREES_WRITTEN[suggestedDegree(here, readAs(INFRINGEMENTS, infringement))];
  }
}
