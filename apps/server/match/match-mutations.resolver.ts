import { CommandBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, ResolveField, Resolver } from '@nestjs/graphql';
import type { AnswerInput, CancelMatchInput, CreateMatchInput, JoinMatchInput, ResignInput } from '#contract';
import { type ActorId, type Seat, type StreamId, streamId } from '#kernel';
import type { CreateMatch, MatchCommand } from '#match';
import type { Asking } from '../graphql/asking.js';
import { keyProblem } from '../graphql/idempotency.js';
import { parseId } from '../graphql/ids.js';
import type { Position } from '../graphql/scalars.js';
import { outcomeAsError, type UserError, userError } from '../graphql/user-errors.js';
import { accessTo, type MatchAct } from './access.js';
import { type Done, OpenMatch, SendToMatch } from './match.commands.js';
import type { ShownMatch } from './match-shape.js';
import { Matches } from './matches.js';

/** What the resolvers of `MatchPayload` take. */
interface Payload {
  readonly stream: StreamId | null;
  readonly position: Position | null;
  readonly userErrors: readonly UserError[];
  readonly repeated: boolean;
}

interface Keyed {
  readonly idempotencyKey: string;
}

@Resolver('MatchPayload')
export class MatchMutations {
  constructor(
    private readonly bus: CommandBus,
    private readonly matches: Matches,
  ) {}

  @Mutation()
  createMatch(@Args('input') input: CreateMatchInput, @Context() asking: Asking): Promise<Payload> {
    const { game, seats, switches, options } = input;
    const chosen = Object.fromEntries((switches ?? []).map(({ ruling, reading }) => [ruling, reading]));
    const wish = { game, seats, switches: chosen, options: options ?? {} };
    return this.allowed('create', input, asking, null, (actor, key) =>
      this.bus.execute(new OpenMatch(actor, key, wish)),
    );
  }

  @Mutation()
  joinMatch(@Args('input') input: JoinMatchInput, @Context() asking: Asking): Promise<Payload> {
    const seat = (input.seat ?? null) as Seat | null;
    return this.send('join', input, asking, { type: 'JoinMatch', seat, brings: input.brings ?? null });
  }

  @Mutation()
  answer(@Args('input') input: AnswerInput, @Context() asking: Asking): Promise<Payload> {
    return this.send('answer', input, asking, { type: 'AnswerDecision', ply: input.ply, answer: input.answer });
  }

  @Mutation()
  resign(@Args('input') input: ResignInput, @Context() asking: Asking): Promise<Payload> {
    return this.send('resign', input, asking, { type: 'Resign' });
  }

  @Mutation()
  cancelMatch(@Args('input') input: CancelMatchInput, @Context() asking: Asking): Promise<Payload> {
    return this.send('cancel', input, asking, { type: 'CancelMatch' });
  }

  @ResolveField()
  async match({ stream, position }: Payload, _: unknown, { principal }: Asking): Promise<ShownMatch | null> {
    if (stream === null) return null;
    const seen = await this.matches.show(stream, principal, position?.seq);
    return seen === 'behind' ? null : seen;
  }

  private send(
    act: MatchAct,
    input: Keyed & { readonly matchId: string },
    asking: Asking,
    command: Exclude<MatchCommand, CreateMatch>,
  ): Promise<Payload> {
    const id = parseId(input.matchId);
    if (id?.kind !== 'match') {
      const says = `"${input.matchId}" is not the id of a match, which looks like "match_4f2a7c".`;
      return Promise.resolve(notDone(null, userError('INVALID_INPUT', says, 'matchId')));
    }
    const stream = streamId('match', id.name);
    return this.allowed(act, input, asking, stream, (actor, key) =>
      this.bus.execute(new SendToMatch(actor, key, stream, command)),
    );
  }

  /** Carries a command out for who may send it, under a key that will do. */
  private async allowed(
    act: MatchAct,
    { idempotencyKey }: Keyed,
    { principal }: Asking,
    stream: StreamId | null,
    execute: (actor: ActorId, key: string) => Promise<Done>,
  ): Promise<Payload> {
    const access = accessTo(act, principal);
    if (!access.may) return notDone(stream, userError(access.why, access.says));
    const wrongKey = keyProblem(idempotencyKey);
    if (wrongKey !== null) return notDone(stream, wrongKey);
    const { stream: of, outcome } = await execute(access.actor, idempotencyKey);
    if (outcome.is !== 'accepted') return notDone(of, outcomeAsError(outcome));
    return { stream: of, position: { stream: of, seq: outcome.seq }, userErrors: [], repeated: outcome.repeated };
  }
}

const notDone = (stream: StreamId | null, error: UserError): Payload => ({
  stream,
  position: null,
  userErrors: [error],
  repeated: false,
});
