import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { PutInSeedInput, RevealSeedInput } from '#contract';
import type { Seat } from '#kernel';
import type { Asking } from '../graphql/asking.js';
import { userError } from '../graphql/user-errors.js';
import { Matches } from './matches.js';
import { type Payload, Sending } from './sending.js';
import { MatchStaff } from './staff.js';

/** What is said in the ceremony that makes a match's seed. */
@Resolver()
export class Seeds {
  constructor(
    private readonly sending: Sending,
    private readonly matches: Matches,
    private readonly staff: MatchStaff,
  ) {}

  @Mutation()
  revealSeed(@Args('input') input: RevealSeedInput, @Context() asking: Asking): Promise<Payload> {
    return this.sending.send('join', input, asking, { type: 'RevealSeed', seed: input.seed });
  }

  @Mutation()
  putInSeed(@Args('input') input: PutInSeedInput, @Context() asking: Asking): Promise<Payload> {
    const seat = input.seat as Seat;
    return this.sending.sendFor('hold a match', input, asking, async ({ stream }) => {
      const origin = await this.matches.originOf(stream);
      if (origin === null) return { type: 'PutInSeed', seat, role: 'nobody' };
      const standing = await this.staff.roleFor('hold a match', origin, asking.principal);
      return 'role' in standing
        ? { type: 'PutInSeed', seat, role: standing.role }
        : userError('FORBIDDEN', standing.says);
    });
  }
}
