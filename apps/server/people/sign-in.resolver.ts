import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type {
  ChangePasswordInput,
  RecoverInput,
  RefreshInput,
  RegisterInput,
  SignInInput,
  SignOutEverywhereInput,
  SignOutInput,
} from '#contract';
import type { Asking } from '../graphql/asking.js';
import { keyProblem } from '../graphql/idempotency.js';
import { PEOPLE } from '../tokens.js';
import { actorOf, self } from './access.js';
import type { PeopleGround } from './ground.js';
import { type DonePayload, donePayload, signInFailed, type SignInPayload, signInPayload } from './payloads.js';
import { personIn } from './person-id.js';
import { recover } from './recovery.js';
import { done } from './refusals.js';
import { register } from './registration.js';
import { clearCookie, cookieIn } from './session-cookie.js';
import { changePassword, refresh, signIn } from './sign-in.js';

/** How people come in and go: by a password, a refresh token, or a recovery link. */
@Resolver()
export class SignInResolver {
  constructor(@Inject(PEOPLE) private readonly people: PeopleGround) {}

  @Mutation()
  async register(@Args('input') input: RegisterInput, @Context() asking: Asking): Promise<SignInPayload> {
    const { idempotencyKey: key, name, password, mail = null, cookie = false } = input;
    const wrongKey = keyProblem(key);
    if (wrongKey !== null) return signInFailed(wrongKey);
    const { address } = asking;
    return signInPayload(await register(this.people, { name, password, mail }, { key, address }), asking, cookie);
  }

  @Mutation()
  async signIn(@Args('input') input: SignInInput, @Context() asking: Asking): Promise<SignInPayload> {
    const { name, password, cookie = false } = input;
    return signInPayload(await signIn(this.people, name, password, asking.address), asking, cookie);
  }

  @Mutation()
  async refresh(@Args('input') { refreshToken }: RefreshInput, @Context() asking: Asking): Promise<SignInPayload> {
    const result = await refresh(this.people, refreshToken ?? cookieIn(asking) ?? '');
    if (result.is !== 'done' && !refreshToken) clearCookie(asking);
    return signInPayload(result, asking, !refreshToken);
  }

  @Mutation()
  async signOut(@Args('input') { refreshToken }: SignOutInput, @Context() asking: Asking): Promise<DonePayload> {
    await this.people.sessions.end(refreshToken ?? cookieIn(asking) ?? '');
    if (!refreshToken) clearCookie(asking);
    return donePayload(done(null));
  }

  @Mutation()
  async signOutEverywhere(
    @Args('input') { personId }: SignOutEverywhereInput,
    @Context() { principal }: Asking,
  ): Promise<DonePayload> {
    const whose = personId ? personIn(personId) : done(self(principal));
    if (whose.is !== 'done') return donePayload(whose);
    const actor = actorOf(principal, 'signOutEverywhere', whose.value);
    if (actor.is === 'done') await this.people.sessions.endAll(whose.value ?? actor.value);
    return donePayload(actor);
  }

  @Mutation()
  async changePassword(
    @Args('input') { currentPassword, password, cookie = false }: ChangePasswordInput,
    @Context() asking: Asking,
  ): Promise<SignInPayload> {
    const { principal, address } = asking;
    const actor = actorOf(principal, 'changePassword', self(principal));
    if (actor.is !== 'done') return signInPayload(actor, asking, cookie);
    const both = { old: currentPassword, new: password };
    return signInPayload(await changePassword(this.people, actor.value, both, address), asking, cookie);
  }

  @Mutation()
  async recover(
    @Args('input') { token, password, cookie = false }: RecoverInput,
    @Context() asking: Asking,
  ): Promise<SignInPayload> {
    return signInPayload(await recover(this.people, token, password, asking.address), asking, cookie);
  }
}
