import { Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { GraphQLError } from 'graphql';
import type {
  BranchBotInput,
  BranchMatchInput,
  ChangeBranchInput,
  QueryBranchPointArgs,
  TakeBackInput,
} from '#contract';
import { type ActorId, commandIdOf, type KeptText, phrase, seat, type StreamId, streamId } from '#kernel';
import { nodeSha256 } from '#log';
import type { BranchBot, ChangeBranch, TakeBack } from '#match';
import { keepText, type Vault } from '#vault';
import type { Asking } from '../graphql/asking.js';
import { nameIn } from '../graphql/ids.js';
import { refusalAsError, type UserError, userError } from '../graphql/user-errors.js';
import { type Done, SendToMatch } from '../match/match.commands.js';
import { type Payload, Sending, type ToMatch } from '../match/sending.js';
import { keptText, textProblem } from '../people/names.js';
import { VAULT } from '../tokens.js';
import { Points } from './points.js';
import { type PointShown, shownPoint } from './shape.js';

const LONGEST_NAME = 80;
const LONGEST_BOT = 40;

/** Playing on from the positions of matches whose keys are out. */
@Resolver()
export class BranchMutations {
  constructor(
    private readonly bus: CommandBus,
    private readonly sending: Sending,
    private readonly points: Points,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  @Query()
  async branchPoint(
    @Args() { matchId, ply }: QueryBranchPointArgs,
    @Context() { principal }: Asking,
  ): Promise<PointShown | null> {
    const point = await this.points.at(streamId('match', nameIn('match', matchId, 'matchId')), ply, principal);
    if (!('code' in point)) return shownPoint(point);
    if (point.code !== 'MATCH.SEALED') return null;
    throw new GraphQLError(point.says, { extensions: { code: 'FORBIDDEN', field: ['matchId'] } });
  }

  /** Named after the command, so that a retry comes to the same. */
  @Mutation()
  branchMatch(@Args('input') input: BranchMatchInput, @Context() asking: Asking): Promise<Payload> {
    return this.sending.toMatch(input, (origin) =>
      this.sending.allowed('play on', input, asking, origin, async (actor, key): Promise<Done | UserError> => {
        const bot = botIn(input.bot);
        if (bot !== null && 'code' in bot) return bot;
        const point = await this.points.at(origin, input.ply, asking.principal);
        if ('code' in point) return refusalAsError(point);
        const name = await this.kept(input.name ?? null, actor, key);
        if (name !== null && 'code' in name) return name;
        const stream = streamId('match', `branch-${commandIdOf(nodeSha256, actor, key).slice(0, 24)}`);
        const shown = { name, isPublic: input.public ?? false, bot };
        return this.bus.execute(new SendToMatch(actor, key, stream, { type: 'BeginBranch', ...point, ...shown }));
      }),
    );
  }

  @Mutation()
  takeBack(@Args('input') input: TakeBackInput, @Context() asking: Asking): Promise<Payload> {
    const { ply, to } = input;
    return this.toBranch(input, asking, () => Promise.resolve({ type: 'TakeBack', ply, to }));
  }

  @Mutation()
  changeBranch(@Args('input') input: ChangeBranchInput, @Context() asking: Asking): Promise<Payload> {
    return this.toBranch(input, asking, async (actor, key) => {
      const name = await this.kept(input.name ?? null, actor, key);
      if (name !== null && 'code' in name) return name;
      return {
        type: 'ChangeBranch',
        ...(input.name === undefined ? {} : { name }),
        ...(typeof input.public === 'boolean' ? { isPublic: input.public } : {}),
      };
    });
  }

  /** Something to the branch that is named, by who is signed in. */
  private toBranch(
    input: ToMatch,
    asking: Asking,
    make: (actor: ActorId, key: string) => Promise<ChangeBranch | TakeBack | UserError>,
  ): Promise<Payload> {
    return this.sending.toMatch(input, (stream: StreamId) =>
      this.sending.allowed('play on', input, asking, stream, async (actor, key): Promise<Done | UserError> => {
        const command = await make(actor, key);
        return 'code' in command ? command : this.bus.execute(new SendToMatch(actor, key, stream, command));
      }),
    );
  }

  /** A name is a free text: kept outside the log, under the key of who gave it. */
  private async kept(name: string | null, actor: ActorId, key: string): Promise<KeptText | null | UserError> {
    if (name === null) return null;
    const wrong = textProblem(name, LONGEST_NAME);
    if (wrong !== null) return userError('PEOPLE_BAD_TEXT', wrong, 'name');
    const kept = await keepText(this.vault, actor, keptText(name), { actor, key });
    return kept ?? userError('PEOPLE_ERASED', phrase('You were erased, which is final.'));
  }
}

function botIn(bot: BranchBotInput | null | undefined): BranchBot | null | UserError {
  if (!bot) return null;
  const wrong = textProblem(bot.name, LONGEST_BOT);
  return wrong === null ? { seat: seat(bot.seat), name: bot.name } : userError('INVALID_INPUT', wrong, 'bot');
}
