import { type ActorId, type Millis, type VerifySignature } from '#kernel';
import { isOwnDevice } from '../signed/device.js';
import { type Found, placeIn, type Read, tampered, unproven } from './given.js';
import type { Place } from './verdict.js';

/** Two streams have no common order but their servers' clocks: who revokes a device may be this much behind a command. */
const GRACE_MS = 60_000;

interface Signing {
  readonly device: string;
  readonly actor: ActorId;
  readonly when: Millis;
}

/** Tells of one signature after the other: null when the bundle shows that this device signed for that person at that time; otherwise what it shows. */
export function ownership(verifies: VerifySignature, bundle: Read): (at: Place, signing: Signing) => Found | null {
  const known = new Map<string, Registration>();
  return (at, { device, actor, when }) => {
    const name = `${actor} ${device}`;
    const registration = known.get(name) ?? registrationIn(verifies, bundle, device, actor);
    known.set(name, registration);
    switch (registration.is) {
      case 'missing':
        return unproven(at, `the bundle does not hold that ${actor} registered the device ${device}`);
      case 'unproven':
        return tampered(registration.at, `the device ${device} did not sign that it is of ${actor}`);
      case 'proven':
        return registration.revokedAt !== null && registration.revokedAt + GRACE_MS < when
          ? tampered(at, `${actor} had revoked the device ${device} that signed this`)
          : null;
    }
  };
}

type Registration =
  | { readonly is: 'missing' }
  | { readonly is: 'unproven'; readonly at: Place }
  | { readonly is: 'proven'; readonly revokedAt: Millis | null };

function registrationIn(verifies: VerifySignature, bundle: Read, device: string, actor: ActorId): Registration {
  const events = toldOf(bundle, actor).filter(({ data }) => data.device === device);
  const registered = events.find(({ type }) => type === 'DeviceRegistered');
  if (registered === undefined) return { is: 'missing' };
  const { proof } = registered.data;
  if (typeof proof !== 'string' || !isOwnDevice(verifies, { device, person: actor }, proof))
    return { is: 'unproven', at: registered.place };
  return { is: 'proven', revokedAt: events.find(({ type }) => type === 'DeviceRevoked')?.at ?? null };
}

const toldOf = ({ slices }: Read, actor: ActorId) =>
  slices
    .filter(({ stream }) => stream === `subject/${actor}`)
    .flatMap((slice) =>
      slice.records.flatMap(({ record }, index) =>
        record.events.map(({ type, data }, nth) => ({ type, data, at: record.at, place: placeIn(slice, index, nth) })),
      ),
    );
