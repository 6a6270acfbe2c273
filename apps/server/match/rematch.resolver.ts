import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, ResolveField, Resolver } from '@nestjs/graphql';
import type { RematchInput } from '#contract';
import { type ActorId, commandIdOf, parseStream, type StreamId, streamId, SYSTEM } from '#kernel';
import { type Arbiter, type Keyring, nodeSha256 } from '#log';
import { rematchOf } from '#match';
import type { Asking } from '../graphql/asking.js';
import { globalId } from '../graphql/ids.js';
import { ARBITER, KEYRING } from '../tokens.js';
import type { Done } from './match.commands.js';
import type { ShownMatch } from './match-shape.js';
import { Matches } from './matches.js';
import { seatSeedFor, seedFor } from './seed.js';
import { type Payload, Sending } from './sending.js';

/** The match that repeats another is named after it, so that whoever wants it comes to the same. */
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
    return this.sending.toMatch(input, (stream) =>
      this.sending.allowed('repeat a match', input, asking, stream, (actor, key) => this.repeat(stream, actor, key)),
    );
  }

  @ResolveField('rematch')
  async rematchId({ position, phase }: ShownMatch): Promise<string | null> {
    if (phase !== 'FINISHED') return null;
    const name = nameOfRematch(position.stream);
    const is = await this.arbiter.look(this.matches.decider, streamId('match', name), ({ state }) => state.phase);
    return is === null || is === 'none' ? null : globalId('match', name);
  }

  private async repeat(of: StreamId, actor: ActorId, key: string): Promise<Done> {
    const { decider } = this.matches;
    const wish = await this.arbiter.look(decider, of, ({ state }) =>
      rematchOf(state, parseStream(of)?.name ?? '', actor),
    );
    if (wish === null) return { stream: of, outcome: { is: 'contended' } };
    if ('code' in wish) return { stream: of, outcome: { is: 'refused', refusal: wish } };
    const stream = streamId('match', nameOfRematch(of));
    const create = { ...wish.create, seed: await seedFor(this.keyring, stream), ceremony: stream };
    const created = await this.arbiter.execute(decider, { stream, actor, key, command: create });
    const isThere = created.is === 'refused' && created.refusal.code === 'MATCH.ALREADY_CREATED';
    if (created.is !== 'accepted' && !isThere) return { stream, outcome: created };
    const server = await seatSeedFor(this.keyring, stream, actor);
    const command = { ...wish.join, seed: { server, commitment: null } };
    return { stream, outcome: await this.arbiter.execute(decider, { stream, actor, key: `${key} join`, command }) };
  }
}

const nameOfRematch = (of: StreamId): string => commandIdOf(nodeSha256, SYSTEM, `rematch of ${of}`).slice(0, 24);
