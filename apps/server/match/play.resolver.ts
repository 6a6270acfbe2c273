import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type {
  AcceptDrawInput,
  AnswerInput,
  ClaimAwayInput,
  ConfirmResultInput,
  DeclineDrawInput,
  OfferDrawInput,
  ReportResultInput,
  ResignInput,
  WithdrawReportInput,
} from '#contract';
import { bodyOf, type Signable } from '#match';
import type { Asking } from '../graphql/asking.js';
import type { MatchAct } from './access.js';
import { DeviceSignatures, type MaySign } from './device-signatures.js';
import { gamesIn } from './match-results.resolver.js';
import { type Payload, Sending, type ToMatch } from './sending.js';

/** What players do in a game that is on and say of their result, signed by their device or not. */
@Resolver()
export class PlayMutations {
  constructor(
    private readonly sending: Sending,
    private readonly devices: DeviceSignatures,
  ) {}

  @Mutation()
  answer(@Args('input') input: AnswerInput, @Context() asking: Asking): Promise<Payload> {
    const { ply, answer, seat } = input;
    const own = typeof seat === 'number' ? { seat } : {};
    return this.signing('answer', input, asking, { type: 'AnswerDecision', ply, answer, ...own });
  }

  @Mutation()
  resign(@Args('input') input: ResignInput, @Context() asking: Asking): Promise<Payload> {
    return this.signing('resign', input, asking, input.wholeMatch ? { type: 'ConcedeMatch' } : { type: 'Resign' });
  }

  @Mutation()
  offerDraw(@Args('input') input: OfferDrawInput, @Context() asking: Asking): Promise<Payload> {
    return this.signing('offer a draw', input, asking, { type: 'OfferDraw' });
  }

  @Mutation()
  acceptDraw(@Args('input') input: AcceptDrawInput, @Context() asking: Asking): Promise<Payload> {
    return this.signing('accept a draw', input, asking, { type: 'AcceptDraw' });
  }

  @Mutation()
  declineDraw(@Args('input') input: DeclineDrawInput, @Context() asking: Asking): Promise<Payload> {
    return this.signing('decline a draw', input, asking, { type: 'DeclineDraw' });
  }

  @Mutation()
  claimAway(@Args('input') input: ClaimAwayInput, @Context() asking: Asking): Promise<Payload> {
    return this.signing('claim a seat', input, asking, { type: 'ClaimAway', seat: input.seat });
  }

  @Mutation()
  reportResult(@Args('input') input: ReportResultInput, @Context() asking: Asking): Promise<Payload> {
    const { intentionalDraw = false } = input;
    return this.signing('report', input, asking, { type: 'ReportResult', games: gamesIn(input), intentionalDraw });
  }

  @Mutation()
  confirmResult(@Args('input') input: ConfirmResultInput, @Context() asking: Asking): Promise<Payload> {
    return this.signing('confirm a result', input, asking, { type: 'ConfirmResult' });
  }

  @Mutation()
  withdrawReport(@Args('input') input: WithdrawReportInput, @Context() asking: Asking): Promise<Payload> {
    return this.signing('withdraw a report', input, asking, { type: 'WithdrawReport' });
  }

  /** What a player's device may sign. */
  private signing(act: MatchAct, input: ToMatch & MaySign, asking: Asking, command: Signable): Promise<Payload> {
    return this.sending.sendFor(act, input, asking, (sender) =>
      this.devices.over(sender, command, bodyOf(command), input.signature),
    );
  }
}
