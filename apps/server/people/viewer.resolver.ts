import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { GraphQLError } from 'graphql';
import type { ApiToken as ApiApiToken, CreateApiTokenInput, RevokeApiTokenInput, Scope as ApiScope } from '#contract';
import { type ActorId, type Json, type Millis, millis } from '#kernel';
import { readPersonal } from '#vault';
import type { Asking } from '../graphql/asking.js';
import { keyProblem } from '../graphql/idempotency.js';
import type { Principal } from '../principal.js';
import { PEOPLE } from '../tokens.js';
import { actorOf, type PeopleOperation, self } from './access.js';
import type { ApiToken } from './api-tokens.js';
import { exportOf } from './export.js';
import type { PeopleGround } from './ground.js';
import { createApiToken, revokeApiToken } from './own-tokens.js';
import { type DonePayload, donePayload } from './payloads.js';
import { type ShownPerson, shownPerson } from './person.resolver.js';
import { readScopes, writtenScopes } from './scopes.js';

interface ShownViewer {
  readonly person: ShownPerson;
  readonly scopes: readonly ApiScope[];
  readonly until: Millis | null;
}

interface ApiTokenPayload extends DonePayload {
  readonly token: ApiApiToken | null;
  readonly secret: string | null;
}

/** What somebody sees and does of their own account. */
@Resolver('Viewer')
export class ViewerResolver {
  constructor(@Inject(PEOPLE) private readonly people: PeopleGround) {}

  @Query()
  viewer(@Context() { principal }: Asking): ShownViewer | null {
    if (principal.is === 'nobody') return null;
    const { id, scopes, until } = principal;
    return { person: shownPerson(id), scopes: writtenScopes(scopes), until };
  }

  @ResolveField()
  mail(_: unknown, __: unknown, { principal }: Asking): Promise<string | null> {
    return readPersonal(this.people.vault, own(principal, 'readMail'), 'mail');
  }

  @ResolveField()
  async apiTokens(_: unknown, __: unknown, { principal }: Asking): Promise<readonly ApiApiToken[]> {
    return (await this.people.tokens.list(own(principal, 'listApiTokens'))).map(shownToken);
  }

  @Query()
  exportMyData(@Context() { principal }: Asking): Promise<Json> {
    return exportOf(this.people, own(principal, 'export'));
  }

  @Mutation()
  async createApiToken(
    @Args('input') { idempotencyKey, label, scopes, until }: CreateApiTokenInput,
    @Context() { principal }: Asking,
  ): Promise<ApiTokenPayload> {
    const wrongKey = keyProblem(idempotencyKey);
    if (wrongKey !== null) return { token: null, secret: null, userErrors: [wrongKey] };
    const wish = { label, scopes: readScopes(scopes), until: until ? millis(until) : null };
    const result = await createApiToken(this.people, principal, wish, idempotencyKey);
    if (result.is !== 'done') return { token: null, secret: null, ...donePayload(result) };
    return { token: shownToken(result.value.token), secret: result.value.secret, userErrors: [] };
  }

  @Mutation()
  async revokeApiToken(
    @Args('input') { tokenId }: RevokeApiTokenInput,
    @Context() { principal }: Asking,
  ): Promise<DonePayload> {
    return donePayload(await revokeApiToken(this.people, principal, tokenId));
  }
}

const shownToken = ({ scopes, ...token }: ApiToken): ApiApiToken => ({ ...token, scopes: writtenScopes(scopes) });

/** Whose account a query is about; queries have no userErrors to say no in. */
export function own(principal: Principal, operation: PeopleOperation): ActorId {
  const actor = actorOf(principal, operation, self(principal));
  if (actor.is === 'done') return actor.value;
  const says = actor.is === 'refused' ? actor.refusal.says : 'This is not for you.';
  throw new GraphQLError(says, { extensions: { code: principal.is === 'nobody' ? 'UNAUTHENTICATED' : 'FORBIDDEN' } });
}
