import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { CommitSeedInput, PutInSeedInput, RevealSeedInput } from '#contract';
import { hash, type Seat } from '#kernel';
import type { Asking } from '../graphql/asking.js';
import { userError } from '../graphql/user-errors.js';
import { Matches } from './matches.js';
import { notDone, type Payload, Sending } from './sending.js';
import { MatchStaff } from './staff.js';

const HEX = /^[0-9a-f]{64}$/;

/** What is said in the ceremony that makes a match's seed. */
@Resolver()
export class Seeds {
  constructor(
    private readonly sending: Sending,
    private readonly matches: Matches,
    private readonly staff: MatchStaff,
  ) {}

  @Mutation()
  commitSeed(@Args('input') input: CommitSeedInput, @Context() asking: Asking): Promise<Payload> {
    const { commitment } = input;
    if (HEX.test(commitment)) {
      return this.sending.send('join', input, asking, { type: 'CommitSeed', commitment: hash(commitment) });
    }
    const says = '`commitment` is a SHA-256 in hex: 64 digits from 0 to f.';
    return Promise.resolve(notDone(null, userError('INVALID_INPUT', says, 'commitment')));
  }

  @Mutation()
  revealSeed(@Args('input') input: RevealSeedInput, @Context() asking: Asking): Promise<Payload> {
    return this.sending.send('join', input, asking, { type: 'RevealSeed', seed: input.seed });
  }

  @Mutation()
  putInSeed(@Args('input') input: PutInSeedInput, @Context() asking: Asking): Promise<Payload> {
    const seat = input.seat as Seat;
    return this.sending.sendFor('put in a seed', input, asking, async ({ stream }) => {
      const origin = await this.matches.originOf(stream);
      if (origin === null) return { type: 'PutInSeed', seat, role: 'nobody' };
      const standing = await this.staff.roleFor('put in a seed', origin, asking.principal);
      return 'role' in standing
        ? { type: 'PutInSeed', seat, role: standing.role }
        : userError('FORBIDDEN', standing.says);
    });
  }
}
