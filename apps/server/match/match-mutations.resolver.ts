import { Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, ResolveField, Resolver } from '@nestjs/graphql';
import type { CancelMatchInput, CreateMatchInput, JoinMatchInput } from '#contract';
import type { Seat } from '#kernel';
import type { Keyring } from '#log';
import type { BestOf } from '#match';
import type { Asking } from '../graphql/asking.js';
import { userError } from '../graphql/user-errors.js';
import { clockIn } from './clock-shape.js';
import { delayIn } from './delay-shape.js';
import { OpenMatch } from './match.commands.js';
import type { ShownMatch } from './match-shape.js';
import { KEYRING } from '../tokens.js';
import { Matches } from './matches.js';
import { COMMITMENT_SAYS, commitmentIn } from './seed-shape.js';
import { seatSeedFor } from './seed.js';
import { SeatDecks } from './seat-decks.js';
import { notDone, type Payload, Sending } from './sending.js';

/** How matches begin, and are called off. */
@Resolver('MatchPayload')
export class MatchMutations {
  constructor(
    private readonly bus: CommandBus,
    private readonly sending: Sending,
    private readonly matches: Matches,
    private readonly decks: SeatDecks,
    @Inject(KEYRING) private readonly keyring: Keyring,
  ) {}

  @Mutation()
  createMatch(@Args('input') input: CreateMatchInput, @Context() asking: Asking): Promise<Payload> {
    const { game, seats, switches, options, drawsAllowed = true, listed = true } = input;
    const bestOf = BEST_OF.find((each) => each === input.bestOf);
    if (bestOf === undefined) {
      const says = `\`bestOf\` is ${input.bestOf}; it is one of ${BEST_OF.join(', ')}.`;
      return Promise.resolve(notDone(null, userError('INVALID_INPUT', says, 'bestOf')));
    }
    const clock = clockIn(input.clock, seats);
    if (clock !== null && 'says' in clock) {
      return Promise.resolve(notDone(null, userError('INVALID_INPUT', clock.says, 'clock')));
    }
    const delay = delayIn(input.spectatorDelay);
    if (delay !== null && 'says' in delay) {
      return Promise.resolve(notDone(null, userError('INVALID_INPUT', delay.says, 'spectatorDelay')));
    }
    const chosen = Object.fromEntries((switches ?? []).map(({ ruling, reading }) => [ruling, reading]));
    const wish = { game, seats, switches: chosen, options: options ?? {}, bestOf, drawsAllowed, clock, delay, listed };
    return this.sending.allowed('create', input, asking, null, (actor, key) =>
      this.bus.execute(new OpenMatch(actor, key, wish)),
    );
  }

  @Mutation()
  joinMatch(@Args('input') input: JoinMatchInput, @Context() asking: Asking): Promise<Payload> {
    const seat = (input.seat ?? null) as Seat | null;
    const commitment = commitmentIn(input);
    if (commitment === 'malformed') {
      return Promise.resolve(notDone(null, userError('INVALID_INPUT', COMMITMENT_SAYS, 'seedCommitment')));
    }
    return this.sending.sendFor('join', input, asking, async ({ stream, actor }) => {
      const brought = await this.decks.brought(stream, actor, input.brings ?? null);
      if ('code' in brought) return brought;
      const seed = { server: await seatSeedFor(this.keyring, stream, actor), commitment };
      return { type: 'JoinMatch', seat, brings: brought.brings, seed };
    });
  }

  @Mutation()
  cancelMatch(@Args('input') input: CancelMatchInput, @Context() asking: Asking): Promise<Payload> {
    return this.sending.send('cancel', input, asking, { type: 'CancelMatch' });
  }

  @ResolveField()
  async match({ stream, position }: Payload, _: unknown, { principal }: Asking): Promise<ShownMatch | null> {
    if (stream === null) return null;
    const match = await this.matches.show(stream, principal, position?.seq);
    return match === 'behind' ? null : match;
  }
}

const BEST_OF: readonly BestOf[] = [1, 3, 5];
