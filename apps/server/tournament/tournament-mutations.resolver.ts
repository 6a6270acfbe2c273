import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, ResolveField, Resolver } from '@nestjs/graphql';
import type {
  CreateTournamentInput,
  GrantTournamentRoleInput,
  RevokeTournamentRoleInput,
  TournamentRole,
} from '#contract';
import type { ActorId } from '#kernel';
import type { StaffRole } from '#tournament';
import type { Config } from '../config.js';
import type { Asking } from '../graphql/asking.js';
import { outcomeAsError } from '../graphql/user-errors.js';
import { lineProblem } from '../people/names.js';
import { personIn } from '../people/person-id.js';
import { CONFIG } from '../tokens.js';
import { planOf } from './plan-input.js';
import { Reasons } from './reasons.js';
import { startTimeIn } from './start-time.js';
import { type Acting, type Payload, TournamentDesk, type Wish, wrong } from './tournament-desk.js';
import { LONGEST_TITLE, type SeenTournament } from './tournaments.js';

const READ: Readonly<Record<TournamentRole, StaffRole>> = {
  ORGANISER: 'organiser',
  HEAD_JUDGE: 'head-judge',
  JUDGE: 'judge',
  SCOREKEEPER: 'scorekeeper',
  PLAYER: 'player',
};

/** Making a tournament, and who is what in it. */
@Resolver('TournamentPayload')
export class TournamentMutations {
  constructor(
    private readonly desk: TournamentDesk,
    private readonly reasons: Reasons,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Mutation()
  createTournament(@Args('input') input: CreateTournamentInput, @Context() asking: Asking): Promise<Payload> {
    const { idempotencyKey: key, title, plan } = input;
    const planned = planOf(plan ?? {}, this.config.appealSeconds);
    const begins = startTimeIn(input);
    const untitled = lineProblem(title, LONGEST_TITLE);
    return this.desk.allowed('createTournament', key, asking, async (actor) => {
      if (untitled !== null) return wrong('PEOPLE_BAD_TEXT', untitled, 'title');
      if ('says' in planned) return wrong('TOURNAMENT_BAD_PLAN', planned.says, 'plan');
      if ('says' in begins) return wrong('TOURNAMENT_BAD_START', begins.says, 'timeZone');
      return this.desk.tournaments.create(actor, key, title, planned, begins.startTime);
    });
  }

  @Mutation()
  grantTournamentRole(@Args('input') input: GrantTournamentRoleInput, @Context() asking: Asking): Promise<Payload> {
    const role = READ[input.role];
    return this.desk.act('grantTournamentRole', input, asking, (acting) =>
      this.staffing(input, acting, async (to, asAdmin) => {
        const problem = await this.desk.tournaments.personProblem(to);
        return problem === null ? { type: 'GrantRole', role, to, asAdmin } : wrong('NOT_FOUND', problem, 'personId');
      }),
    );
  }

  @Mutation()
  revokeTournamentRole(@Args('input') input: RevokeTournamentRoleInput, @Context() asking: Asking): Promise<Payload> {
    const role = READ[input.role];
    return this.desk.act('revokeTournamentRole', input, asking, (acting) =>
      this.staffing(input, acting, (from, asAdmin) =>
        this.reasons.ifSaid(acting, input.reason, (why) => ({ type: 'RevokeRole', role, from, asAdmin, ...why })),
      ),
    );
  }

  @ResolveField()
  async tournament({ stream, position }: Payload, _: unknown, { principal }: Asking): Promise<SeenTournament | null> {
    const seen = stream === null ? null : await this.desk.tournaments.see(stream, principal, position?.seq);
    return seen === 'behind' ? null : seen;
  }

  private staffing(
    { personId, asAdmin = false }: GrantTournamentRoleInput | RevokeTournamentRoleInput,
    acting: Acting,
    wish: (person: ActorId, asAdmin: boolean) => Wish | Promise<Wish>,
  ): Wish | Promise<Wish> {
    const person = personIn(personId);
    if (person.is !== 'done') return { wrong: outcomeAsError(person) };
    if (asAdmin && !acting.isAdmin) return wrong('FORBIDDEN', 'Only an admin acts for the house: leave out `asAdmin`.');
    return wish(person.value, asAdmin);
  }
}
