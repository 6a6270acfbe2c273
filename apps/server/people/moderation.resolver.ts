import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type {
  CreateRecoveryLinkInput,
  EraseMeInput,
  ErasePersonInput,
  GrantRoleInput,
  ModerateNameInput,
  PersonRole,
  RequestRecoveryInput,
  RevokeRoleInput,
} from '#contract';
import type { ActorId } from '#kernel';
import type { Role } from '#people';
import type { Asking } from '../graphql/asking.js';
import { keyProblem } from '../graphql/idempotency.js';
import { PEOPLE } from '../tokens.js';
import { actorOf, type PeopleOperation, self } from './access.js';
import type { PeopleGround } from './ground.js';
import { type By, erase, grantRole, moderateName, type Recorded, revokeRole } from './moderation.js';
import {
  type DonePayload,
  donePayload,
  personFailed,
  type PersonPayload,
  personPayload,
  tellWhen,
} from './payloads.js';
import { personIn } from './person-id.js';
import { linkFor, requestByMail } from './recovery.js';
import { done, type Result } from './refusals.js';

const ROLES: Readonly<Record<PersonRole, Role>> = { ADMIN: 'admin' };

/** What admins do with people, and what people have done to themselves. */
@Resolver()
export class ModerationResolver {
  constructor(@Inject(PEOPLE) private readonly people: PeopleGround) {}

  @Mutation()
  grantRole(@Args('input') input: GrantRoleInput, @Context() asking: Asking): Promise<PersonPayload> {
    return this.about('grantRole', personIn(input.personId), input, asking, (subject, by) =>
      grantRole(this.people, by, subject, ROLES[input.role]),
    );
  }

  @Mutation()
  revokeRole(@Args('input') input: RevokeRoleInput, @Context() asking: Asking): Promise<PersonPayload> {
    return this.about('revokeRole', personIn(input.personId), input, asking, (subject, by) =>
      revokeRole(this.people, by, subject, ROLES[input.role]),
    );
  }

  @Mutation()
  moderateName(@Args('input') input: ModerateNameInput, @Context() asking: Asking): Promise<PersonPayload> {
    const { name, reason = null } = input;
    return this.about('moderateName', personIn(input.personId), input, asking, (subject, by) =>
      moderateName(this.people, by, subject, { name, reason }),
    );
  }

  @Mutation()
  eraseMe(@Args('input') input: EraseMeInput, @Context() asking: Asking): Promise<PersonPayload> {
    return this.about('erase', done(self(asking.principal)), input, asking, (subject, by) =>
      erase(this.people, by, subject),
    );
  }

  @Mutation()
  erasePerson(@Args('input') input: ErasePersonInput, @Context() asking: Asking): Promise<PersonPayload> {
    return this.about('erase', personIn(input.personId), input, asking, (subject, by) =>
      erase(this.people, by, subject),
    );
  }

  @Mutation()
  async createRecoveryLink(
    @Args('input') { personId }: CreateRecoveryLinkInput,
    @Context() { principal }: Asking,
  ): Promise<DonePayload & { readonly link: string | null }> {
    const whose = personIn(personId);
    const actor = whose.is === 'done' ? actorOf(principal, 'createRecoveryLink', whose.value) : whose;
    const link = whose.is === 'done' && actor.is === 'done' ? await linkFor(this.people, whose.value) : actor;
    return { link: link.is === 'done' ? link.value : null, ...donePayload(link) };
  }

  @Mutation()
  requestRecovery(@Args('input') { mail }: RequestRecoveryInput, @Context() asking: Asking): DonePayload {
    const result = requestByMail(this.people, mail, asking.address);
    tellWhen(result, asking);
    return donePayload(result);
  }

  /** Carries out what is about somebody for who may, under a key that will do. */
  private async about(
    operation: PeopleOperation,
    whose: Result<ActorId | null>,
    { idempotencyKey: key }: { readonly idempotencyKey: string },
    { principal }: Asking,
    work: (subject: ActorId, by: By) => Promise<Result<Recorded>>,
  ): Promise<PersonPayload> {
    if (whose.is !== 'done') return personPayload(null, whose);
    const actor = actorOf(principal, operation, whose.value);
    if (actor.is !== 'done') return personPayload(whose.value, actor);
    const wrongKey = keyProblem(key);
    const subject = whose.value ?? actor.value;
    if (wrongKey !== null) return personFailed(subject, wrongKey);
    return personPayload(subject, await work(subject, { actor: actor.value, key }));
  }
}
