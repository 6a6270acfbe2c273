import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { ChangeCaseTimesInput } from '#contract';
import type { Config } from '../config.js';
import type { Asking } from '../graphql/asking.js';
import { CONFIG } from '../tokens.js';
import { caseTimesIn } from './case-times.js';
import { Reasons } from './reasons.js';
import { type Payload, TournamentDesk } from './tournament-desk.js';

/** How long cases take from now on. */
@Resolver('Tournament')
export class CaseTimesResolver {
  constructor(
    private readonly desk: TournamentDesk,
    private readonly reasons: Reasons,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Mutation()
  changeCaseTimes(@Args('input') input: ChangeCaseTimesInput, @Context() asking: Asking): Promise<Payload> {
    return this.desk.act('runTournament', input, asking, (acting) =>
      this.reasons.with(acting, input.reason, (reason) => ({
        type: 'ChangeCaseTimes',
        caseTimes: caseTimesIn(input.caseTimes, this.config.appealSeconds),
        reason,
      })),
    );
  }
}
