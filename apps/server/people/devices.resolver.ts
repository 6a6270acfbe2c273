import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, ResolveField, Resolver } from '@nestjs/graphql';
import type { RegisterDeviceInput, RevokeDeviceInput } from '#contract';
import type { Asking } from '../graphql/asking.js';
import { keyProblem } from '../graphql/idempotency.js';
import type { Position } from '../graphql/scalars.js';
import { outcomeAsError, type UserError } from '../graphql/user-errors.js';
import { PEOPLE } from '../tokens.js';
import { actorOf, type PeopleOperation, self } from './access.js';
import { registerDevice, revokeDevice, type ShownDevice, shownDevices } from './devices.js';
import type { PeopleGround } from './ground.js';
import type { By, Recorded } from './moderation.js';
import type { Result } from './refusals.js';
import { subjectStream } from './subjects.js';
import { own } from './viewer.resolver.js';

interface DevicePayload {
  readonly device: ShownDevice | null;
  readonly position: Position | null;
  readonly userErrors: readonly UserError[];
  readonly repeated: boolean;
}

/** The keys with which somebody's devices sign. */
@Resolver('Viewer')
export class DevicesResolver {
  constructor(@Inject(PEOPLE) private readonly people: PeopleGround) {}

  @ResolveField()
  devices(_: unknown, __: unknown, { principal }: Asking): Promise<readonly ShownDevice[]> {
    return shownDevices(this.people, own(principal, 'listDevices'));
  }

  @Mutation()
  registerDevice(@Args('input') input: RegisterDeviceInput, @Context() asking: Asking): Promise<DevicePayload> {
    const { key, proof, label = null } = input;
    return this.carriedOut('registerDevice', input, asking, (by) =>
      registerDevice(this.people, by, { key, proof, label }),
    );
  }

  @Mutation()
  revokeDevice(@Args('input') input: RevokeDeviceInput, @Context() asking: Asking): Promise<DevicePayload> {
    return this.carriedOut('revokeDevice', input, asking, (by) => revokeDevice(this.people, by, input.key));
  }

  private async carriedOut(
    operation: PeopleOperation,
    { idempotencyKey, key }: RevokeDeviceInput,
    { principal }: Asking,
    work: (by: By) => Promise<Result<Recorded>>,
  ): Promise<DevicePayload> {
    const actor = actorOf(principal, operation, self(principal));
    if (actor.is !== 'done') return notDone(outcomeAsError(actor));
    const wrongKey = keyProblem(idempotencyKey);
    if (wrongKey !== null) return notDone(wrongKey);
    const result = await work({ actor: actor.value, key: idempotencyKey });
    if (result.is !== 'done') return notDone(outcomeAsError(result));
    const { seq, repeated } = result.value;
    const device = (await shownDevices(this.people, actor.value)).find((each) => each.key === key) ?? null;
    return { device, position: { stream: subjectStream(actor.value), seq }, repeated, userErrors: [] };
  }
}

const notDone = (error: UserError): DevicePayload => ({
  device: null,
  position: null,
  repeated: false,
  userErrors: [error],
});
