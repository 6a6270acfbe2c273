import { Args, Context, Mutation, ResolveField, Resolver } from '@nestjs/graphql';
import type {
  CreateTournamentInput,
  GrantTournamentRoleInput,
  RevokeTournamentRoleInput,
  TournamentRole,
} from '#contract';
import { type ActorId, type StreamId, streamId } from '#kernel';
import type { StaffRole } from '#tournament';
import type { Asking } from '../graphql/asking.js';
import { keyProblem } from '../graphql/idempotency.js';
import { parseId } from '../graphql/ids.js';
import type { Position } from '../graphql/scalars.js';
import { outcomeAsError, type UserError, userError } from '../graphql/user-errors.js';
import { actorOf, isAdmin, type PeopleOperation } from '../people/access.js';
import { personIn } from '../people/person-id.js';
import { not } from '../people/refusals.js';
import { type SeenTournament, type Sent, Tournaments } from './tournaments.js';

interface Payload {
  readonly stream: StreamId | null;
  readonly position: Position | null;
  readonly userErrors: readonly UserError[];
  readonly repeated: boolean;
}

type RoleInput = GrantTournamentRoleInput | RevokeTournamentRoleInput;
type Staffing = (actor: ActorId, stream: StreamId, person: ActorId) => Promise<Sent>;

const READ: Readonly<Record<TournamentRole, StaffRole>> = {
  ORGANISER: 'organiser',
  HEAD_JUDGE: 'head-judge',
  JUDGE: 'judge',
  SCOREKEEPER: 'scorekeeper',
  PLAYER: 'player',
};

@Resolver('TournamentPayload')
export class TournamentMutations {
  constructor(private readonly tournaments: Tournaments) {}

  @Mutation()
  createTournament(@Args('input') input: CreateTournamentInput, @Context() asking: Asking): Promise<Payload> {
    const { idempotencyKey: key, title } = input;
    return this.allowed('createTournament', key, asking, (actor) => this.tournaments.create(actor, key, title));
  }

  @Mutation()
  grantTournamentRole(@Args('input') input: GrantTournamentRoleInput, @Context() asking: Asking): Promise<Payload> {
    const { idempotencyKey: key, asAdmin = false } = input;
    const role = READ[input.role];
    return this.staffing('grantTournamentRole', input, asking, (actor, stream, to) =>
      this.tournaments.grant(actor, key, stream, { role, to, asAdmin }),
    );
  }

  @Mutation()
  revokeTournamentRole(@Args('input') input: RevokeTournamentRoleInput, @Context() asking: Asking): Promise<Payload> {
    const { idempotencyKey: key, asAdmin = false } = input;
    const role = READ[input.role];
    return this.staffing('revokeTournamentRole', input, asking, (actor, stream, from) =>
      this.tournaments.revoke(actor, key, stream, { role, from, asAdmin }),
    );
  }

  @ResolveField()
  async tournament({ stream, position }: Payload): Promise<SeenTournament | null> {
    const seen = stream === null ? null : await this.tournaments.see(stream, position?.seq);
    return seen === 'behind' ? null : seen;
  }

  private staffing(operation: PeopleOperation, input: RoleInput, asking: Asking, work: Staffing): Promise<Payload> {
    const id = parseId(input.tournamentId);
    if (id?.kind !== 'tournament') {
      const says = `"${input.tournamentId}" is not the id of a tournament, which looks like "tournament_4f2a7c".`;
      return Promise.resolve(notDone(null, userError('INVALID_INPUT', says, 'tournamentId')));
    }
    const stream = streamId('tournament', id.name);
    return this.allowed(operation, input.idempotencyKey, asking, async (actor) => {
      const person = personIn(input.personId);
      if (person.is !== 'done') return { stream, outcome: person };
      if (input.asAdmin && !isAdmin(asking.principal)) return { stream, outcome: NO_ADMIN };
      return work(actor, stream, person.value);
    });
  }

  private async allowed(
    operation: PeopleOperation,
    key: string,
    { principal }: Asking,
    execute: (actor: ActorId) => Promise<Sent>,
  ): Promise<Payload> {
    const actor = actorOf(principal, operation, null);
    if (actor.is !== 'done') return notDone(null, outcomeAsError(actor));
    const wrongKey = keyProblem(key);
    if (wrongKey !== null) return notDone(null, wrongKey);
    const { stream, outcome } = await execute(actor.value);
    if (outcome.is !== 'accepted') return notDone(stream, outcomeAsError(outcome));
    return { stream, position: { stream, seq: outcome.seq }, userErrors: [], repeated: outcome.repeated };
  }
}

const NO_ADMIN = not('PEOPLE.FORBIDDEN', 'Only an admin acts for the house: leave out `asAdmin`.');

const notDone = (stream: StreamId | null, error: UserError): Payload => ({
  stream,
  position: null,
  userErrors: [error],
  repeated: false,
});
