import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, ResolveField, Resolver } from '@nestjs/graphql';
import type { RematchInput } from '#contract';
import { type ActorId, type Hash, parseStream, type StreamId, streamId } from '#kernel';
import { type Arbiter, type Keyring, nodeSha256 } from '#log';
import { rematchName, rematchOf } from '#match';
import type { Asking } from '../graphql/asking.js';
import { globalId } from '../graphql/ids.js';
import { userError } from '../graphql/user-errors.js';
import { ARBITER, KEYRING } from '../tokens.js';
import type { Done } from './match.commands.js';
import type { ShownMatch } from './match-shape.js';
import { Matches } from './matches.js';
import { seatSeedFor, seedFor } from './seed.js';
import { COMMITMENT_SAYS, commitmentIn } from './seed-shape.js';
import { notDone, type Payload, Sending } from './sending.js';

@Resolver('Match')
export class Rematches {
  constructor(
    @Inject(ARBITER) private readonly arbiter: Arbiter,
    @Inject(KEYRING) private readonly keyring: Keyring,
    private readonly matches: Matches,
    private readonly sending: Sending,
  ) {}

  @Mutation()
  rematch(@Args('input') input: RematchInput, @Context() asking: Asking): Promise<Payload> {
    const commitment = commitmentIn(input);
    if (commitment === 'malformed')
      return Promise.resolve(notDone(null, userError('INVALID_INPUT', COMMITMENT_SAYS, 'seedCommitment')));
    return this.sending.toMatch(input, (stream) =>
      this.sending.allowed('repeat a match', input, asking, stream, (actor, key) =>
        this.repeat(stream, { actor, key, commitment }),
      ),
    );
  }

  @ResolveField('rematch')
  async rematchId({ position, phase }: ShownMatch): Promise<string | null> {
    if (phase !== 'FINISHED') return null;
    const name = rematchName(nodeSha256, position.stream);
    const is = await this.arbiter.look(this.matches.decider, streamId('match', name), ({ state }) => state.phase);
    return is === null || is === 'none' ? null : globalId('match', name);
  }

  private async repeat(of: StreamId, { actor, key, commitment }: Wish): Promise<Done> {
    const { decider } = this.matches;
    const wish = await this.arbiter.look(decider, of, ({ state }) =>
      rematchOf(state, parseStream(of)?.name ?? '', actor),
    );
    if (wish === null) return { stream: of, outcome: { is: 'contended' } };
    if ('code' in wish) return { stream: of, outcome: { is: 'refused', refusal: wish } };
    const stream = streamId('match', rematchName(nodeSha256, of));
    const create = { ...wish.create, seed: await seedFor(this.keyring, stream), ceremony: stream };
    const created = await this.arbiter.execute(decider, { stream, actor, key, command: create });
    const isThere = created.is === 'refused' && created.refusal.code === 'MATCH.ALREADY_CREATED';
    if (created.is !== 'accepted' && !isThere) return { stream, outcome: created };
    const server = await seatSeedFor(this.keyring, stream, actor);
    const command = { ...wish.join, seed: { server, commitment } };
    return { stream, outcome: await this.arbiter.execute(decider, { stream, actor, key: `${key} join`, command }) };
  }
}

interface Wish {
  readonly actor: ActorId;
  readonly key: string;
  readonly commitment: Hash | null;
}
