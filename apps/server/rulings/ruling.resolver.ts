import { phrase } from '#kernel';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type {
  AcceptRulingInput,
  AffirmRulingInput,
  AppealRulingInput,
  IssueRulingInput,
  ReplaceRulingInput,
  WithdrawCaseInput,
} from '#contract';
import { remedyProblem } from '#match';
import type { Case, RulingTerms } from '#rulings';
import { correctionProblem, entrantOf } from '#tournament';
import type { Asking } from '../graphql/asking.js';
import { refusalAsError, type UserError, userError } from '../graphql/user-errors.js';
import { CaseDesk, type InCase, type Payload } from './case-desk.js';
import { correctionOf } from './correction.js';
import { type Played, rulingIn } from './ruling-input.js';
import { Standings } from './standings.js';

/** From the ruling to what is final. */
@Resolver()
export class RulingMutations {
  constructor(
    private readonly desk: CaseDesk,
    private readonly standings: Standings,
  ) {}

  @Mutation()
  issueRuling(@Args('input') input: IssueRulingInput, @Context() asking: Asking): Promise<Payload> {
    return this.desk.judge(input, asking, async (acting, as) => {
      const ruling = await this.ruled(input, acting);
      return 'code' in ruling ? ruling : { type: 'IssueRuling', as, ruling };
    });
  }

  @Mutation()
  replaceRuling(@Args('input') input: ReplaceRulingInput, @Context() asking: Asking): Promise<Payload> {
    return this.desk.judge(input, asking, async (acting, as) => {
      const ruling = await this.ruled(input, acting);
      return 'code' in ruling ? ruling : { type: 'ReplaceRuling', as, ruling };
    });
  }

  @Mutation()
  affirmRuling(@Args('input') input: AffirmRulingInput, @Context() asking: Asking): Promise<Payload> {
    return this.desk.judge(input, asking, async ({ actor, key }, as) => {
      const reason = await this.desk.cases.keep(actor, key, input.reason, 'reason');
      return 'code' in reason ? reason : { type: 'AffirmRuling', as, reason };
    });
  }

  @Mutation()
  acceptRuling(@Args('input') input: AcceptRulingInput, @Context() asking: Asking): Promise<Payload> {
    return this.desk.sign(input, asking, () => Promise.resolve({ type: 'AcceptRuling' }));
  }

  @Mutation()
  appealRuling(@Args('input') input: AppealRulingInput, @Context() asking: Asking): Promise<Payload> {
    return this.desk.sign(input, asking, async ({ actor, key }) => {
      const ground = await this.desk.cases.keep(actor, key, input.ground, 'ground', input.salt);
      return 'code' in ground ? ground : { type: 'AppealRuling', ground };
    });
  }

  @Mutation()
  withdrawCase(@Args('input') input: WithdrawCaseInput, @Context() asking: Asking): Promise<Payload> {
    return this.desk.sign(input, asking, () => Promise.resolve({ type: 'WithdrawCase' }));
  }

  /** What is ruled, if it can be carried out as things stand; who rules for another time is told by the case itself. */
  private async ruled(input: IssueRulingInput, { actor, key, state }: InCase): Promise<RulingTerms | UserError> {
    const played = await this.playedIn(state);
    if (played === null) return userError('NOT_FOUND', phrase('There is no such case.'), 'caseId');
    const terms = await rulingIn(this.desk.book, played, input, (reason) =>
      this.desk.cases.keep(actor, key, reason, 'reason'),
    );
    if ('code' in terms || (state.phase !== 'claimed' && state.phase !== 'appealed')) return terms;
    const wrong =
      (await this.impossible(state, terms)) ?? (await this.noTime(state, terms)) ?? (await this.noResult(state, terms));
    return wrong ?? (await this.unknownPlayer(state, terms)) ?? terms;
  }

  /** In the match of the case, or else in its tournament. */
  private async playedIn(state: Case): Promise<Played | null> {
    const inMatch = await this.desk.cases.lookAtMatch(state, ({ plan }) => ({
      game: plan.game.id,
      switches: plan.terms.switches,
    }));
    return inMatch ?? this.standings.look(state.tournament, ({ plan: { game, switches } }) => ({ game, switches }));
  }

  private async impossible(state: Case, { remedy }: RulingTerms): Promise<UserError | null> {
    const no = await this.desk.cases.lookAtMatch(state, (match) => remedyProblem(match, remedy));
    if (no === null) return null;
    return { ...refusalAsError(no), code: 'CASE_BAD_REMEDY', field: ['input', 'remedy'] };
  }

  /** Time is given to a seat of a match that has a clock. */
  private async noTime(state: Case, { credits }: RulingTerms): Promise<UserError | null> {
    const [first] = credits;
    if (first === undefined) return null;
    return this.desk.cases.lookAtMatch(state, ({ plan }) => {
      const none = credits.find((gift) => plan.seats[gift.seat] === undefined);
      if (none !== undefined)
        return userError('INVALID_INPUT', phrase('There is no seat {seat} here.', { seat: none.seat }), 'clockCredits');
      return plan.clock === null ? userError('CASE_BAD_REMEDY', NO_CLOCK, 'clockCredits') : null;
    });
  }

  /** Once a match is over, its tournament takes the result or not. */
  private async noResult(state: Case, { remedy }: RulingTerms): Promise<UserError | null> {
    const correction = correctionOf(state, remedy);
    if (correction === null) return null;
    const why = await this.standings.look(state.tournament, (now) => correctionProblem(now, correction));
    return why === null
      ? null
      : userError(
          'CASE_BAD_REMEDY',
          [
            ...phrase('The tournament does not take this:'),
            ...(why.phrases ?? []),
            ...phrase('Or rule “Play on”, and its result stands.'),
          ],
          'remedy',
        );
  }

  private async unknownPlayer({ tournament }: Case, { penalties }: RulingTerms): Promise<UserError | null> {
    const unknown = await this.standings.look(
      tournament,
      (state) => penalties.find(({ who }) => entrantOf(state, who) === null) ?? null,
    );
    if (unknown === null) return null;
    return userError(
      'NOT_FOUND',
      phrase('person_{who} plays in no match of this tournament.', { who: unknown.who }),
      'penalties',
    );
  }
}

const NO_CLOCK = 'This match is played without a clock, so there is no time to give: rule without `clockCredits`.';
