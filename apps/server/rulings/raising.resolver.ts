import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, ResolveField, Resolver } from '@nestjs/graphql';
import type { RaiseDisputeInput } from '#contract';
import { type ActorId, phrase, type StreamId, streamId } from '#kernel';
import type { Arbiter } from '#log';
import { bodyOf, type MatchRules, seatOf } from '#match';
import type { Asking } from '../graphql/asking.js';
import { globalId, parseId } from '../graphql/ids.js';
import { type UserError, userError } from '../graphql/user-errors.js';
import type { ShownMatch } from '../match/match-shape.js';
import { Matches } from '../match/matches.js';
import { MatchStaff } from '../match/staff.js';
import { ARBITER, MATCH_RULES } from '../tokens.js';
import { CaseDesk, caseNameOf, notDone, paid, type Payload } from './case-desk.js';

type RaisedPayload = Payload & { readonly caseId: string | null };

/** How a case comes about out of a match. */
@Resolver('RaiseDisputePayload')
export class RaisingMutations {
  constructor(
    @Inject(ARBITER) private readonly arbiter: Arbiter,
    @Inject(MATCH_RULES) private readonly rules: MatchRules,
    private readonly matches: Matches,
    private readonly staff: MatchStaff,
    private readonly desk: CaseDesk,
  ) {}

  @Mutation()
  async raiseDispute(@Args('input') input: RaiseDisputeInput, @Context() asking: Asking): Promise<RaisedPayload> {
    const { idempotencyKey: key, matchId, ply = null, text } = input;
    const raised: { as: string | null } = { as: null };
    const payload = await this.desk.permitted('playInTournament', key, asking, async (actor) => {
      const id = parseId(matchId);
      if (id?.kind !== 'match') return notDone(null, notMatch(matchId));
      const stream = streamId('match', id.name);
      const part = await this.partOf(stream, actor, asking);
      if ('code' in part) return notDone(stream, part);
      const rules = this.desk.book.cited(part.game, input.rule ? [input.rule] : [], 'rule');
      if ('code' in rules) return notDone(stream, rules);
      const [rule = null] = rules;
      const claim = await this.desk.cases.keep(actor, key, text, 'text', input.salt);
      if ('code' in claim) return notDone(stream, claim);
      const name = caseNameOf(actor, key);
      const plain = { type: 'RaiseDispute' as const, case: name, ply, rule, claim, role: part.role };
      const asked = bodyOf(plain);
      const command = await this.desk.devices.over({ actor, key, stream }, plain, asked, input.signature);
      if ('code' in command) return notDone(stream, command);
      const outcome = await this.arbiter.execute(this.rules, { stream, actor, key, command, asked });
      if (outcome.is === 'accepted') raised.as = name;
      return paid(stream, outcome);
    });
    return { ...payload, caseId: raised.as === null ? null : globalId('case', raised.as) };
  }

  @ResolveField()
  async match({ stream, position }: Payload, _: unknown, { principal }: Asking): Promise<ShownMatch | null> {
    if (stream === null) return null;
    const match = await this.matches.show(stream, principal, position?.seq);
    return match === 'behind' ? null : match;
  }

  /** What is played, and the role of a judge; null for a player, and where the match itself says no. */
  private async partOf(
    stream: StreamId,
    actor: ActorId,
    { principal }: Asking,
  ): Promise<{ readonly game: string; readonly role: string | null } | UserError> {
    const origin = await this.matches.originOf(stream);
    const own = await this.arbiter.look(this.rules, stream, ({ state }) =>
      state.phase === 'none' ? null : { game: state.plan.game.id, plays: seatOf(state.plan, actor) !== null },
    );
    if (own === null) return userError('NOT_FOUND', phrase('There is no such match.'), 'matchId');
    const { game } = own;
    if (origin === null || own.plays) return { game, role: null };
    const staff = await this.staff.roleFor('hold a match', origin, principal);
    if ('role' in staff) return { game, role: staff.role };
    return userError(
      'MATCH_NOT_SEATED',
      phrase('Players of a match dispute it, or judges of its tournament.'),
      'matchId',
    );
  }
}

const notMatch = (id: string): UserError =>
  userError(
    'INVALID_INPUT',
    phrase('"{id}" is not the id of a match, which looks like "match_4f2a7c".', { id }),
    'matchId',
  );
