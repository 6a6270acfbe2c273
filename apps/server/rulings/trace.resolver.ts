import { Inject } from '@nestjs/common';
import { ResolveField, Resolver } from '@nestjs/graphql';
import type { MatchTraceArgs, MatchWhyNotArgs, RuleTrace } from '#contract';
import { parseStream, type Seat, seat, streamId } from '#kernel';
import type { Arbiter } from '#log';
import { type Begun, explain, explainMove, type Explained, type MatchRules, seePosition } from '#match';
import { findOpenCasesOf, type ReadModels } from '#readmodel';
import { type Case, judgeNow, type Look } from '#rulings';
import type { Asking } from '../graphql/asking.js';
import { shownPhrases } from '../graphql/phrases.js';
import { isOwnBranch, ownSeat } from '../match/access.js';
import { ruleRef } from '../match/desk-shape.js';
import { shownOffer, type ShownMatch } from '../match/match-shape.js';
import type { Principal } from '../principal.js';
import { ARBITER, MATCH_RULES, READ_MODELS } from '../tokens.js';
import { Cases } from './cases.js';

/** Which rules let an answer pass or not. */
@Resolver('Match')
export class TraceResolver {
  constructor(
    @Inject(ARBITER) private readonly arbiter: Arbiter,
    @Inject(MATCH_RULES) private readonly rules: MatchRules,
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
    private readonly cases: Cases,
  ) {}

  @ResolveField()
  async whyNot(
    match: ShownMatch,
    { ply, answer, seat: wished }: MatchWhyNotArgs,
    { principal }: Asking,
  ): Promise<RuleTrace | null> {
    const own = await this.look(match, (state) =>
      isOwnBranch(state, principal) ? (wished ?? askedAt(state, ply)) : ownSeat(state, principal),
    );
    const place = wished ?? own ?? null;
    if (place === null) return null;
    const isOwn = place === own;
    if (!isOwn && !(await this.hasLooked(match, principal, { ply, seat: place }))) return null;
    return this.look(match, (state) => shownTrace(explain(state, ply, seat(place), answer), isOwn));
  }

  @ResolveField()
  async trace(match: ShownMatch, { ply }: MatchTraceArgs, { principal }: Asking): Promise<RuleTrace | null> {
    const mover = await this.look(match, (state) => explainMove(state, ply)?.seat ?? null);
    if (mover === null) return null;
    const isOwn = await this.look(
      match,
      (state) => isOwnBranch(state, principal) || ownSeat(state, principal) === mover,
    );
    if (isOwn !== true && !(await this.hasLooked(match, principal, { ply: ply - 1, seat: mover }))) return null;
    return this.look(match, (state) => shownTrace(explainMove(state, ply), isOwn === true));
  }

  private look<Seen>({ position }: ShownMatch, look: (state: Begun) => Seen | null): Promise<Seen | null> {
    return this.arbiter.look(this.rules, position.stream, ({ state }) => (state.phase === 'none' ? null : look(state)));
  }

  /** Whether somebody judges an open case of this match, and has looked at that seat's cards there on record. */
  private async hasLooked(
    { position }: ShownMatch,
    principal: Principal,
    at: { readonly ply: number; readonly seat: number },
  ): Promise<boolean> {
    if (principal.is === 'nobody' || !principal.scopes.includes('tournament:organise')) return false;
    const rows = await findOpenCasesOf(this.readModels.source, parseStream(position.stream)?.name ?? '');
    const cases = await Promise.all(rows.map(({ id }) => this.cases.take(streamId('case', id))));
    return cases.some((taken) => taken !== null && taken !== 'behind' && covers(taken.state, principal.id, at));
  }
}

/** Who plays all seats asks for the one that had to answer there. */
const askedAt = (state: Begun, ply: number): Seat | null => seePosition(state, ply, [])?.requests[0]?.seat ?? null;

const covers = (state: Case, who: string, at: { readonly ply: number; readonly seat: number }): boolean =>
  judgeNow(state)?.who === who &&
  state.looks.some((look: Look) => look.by === who && look.ply === at.ply && (look.seat ?? at.seat) === at.seat);

/** The player themselves reads what is open to them; a judge reads all. */
function shownTrace(explained: Explained | null, isOwn: boolean): RuleTrace | null {
  if (explained === null) return null;
  const { ply, seat: place, answer, legal, rule, says, phrases, lines, offers } = explained;
  return {
    ply,
    seat: place,
    answer,
    legal,
    rule: ruleRef(rule),
    says,
    phrases: shownPhrases(phrases),
    lines: lines
      .filter(({ open }) => open || !isOwn)
      .map((line) => ({
        rule: { id: line.rule },
        held: line.held,
        facts: structuredClone(line.facts),
        open: line.open,
      })),
    offers: offers.map(shownOffer),
  };
}
