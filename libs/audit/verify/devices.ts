import { type ActorId, type Millis, type VerifySignature } from '#kernel';
import { isOwnDevice } from '../signed/device.js';
import { type Found, placeIn, type Read, tampered, unproven } from './given.js';
import type { Place } from './verdict.js';

/** Two streams have no common order but their servers' clocks: who revokes a device may be this much behind a command. */
const GRACE_MS = 60_000;

/** Null when the bundle shows that this device signed for that person at that time; otherwise what it shows. */
export function notTheirs(
  verifies: VerifySignature,
  bundle: Read,
  at: Place,
  { device, actor, when }: { readonly device: string; readonly actor: ActorId; readonly when: Millis },
): Found | null {
  const events = toldOf(bundle, actor).filter(({ data }) => data.device === device);
  const registered = events.find(({ type }) => type === 'DeviceRegistered');
  if (registered === undefined)
    return unproven(at, `the bundle does not hold that ${actor} registered the device ${device}`);
  const { proof } = registered.data;
  if (typeof proof !== 'string' || !isOwnDevice(verifies, { device, person: actor }, proof))
    return tampered(registered.place, `the device ${device} did not sign that it is of ${actor}`);
  const revoked = events.find(({ type }) => type === 'DeviceRevoked');
  return revoked !== undefined && revoked.at + GRACE_MS < when
    ? tampered(at, `${actor} had revoked the device ${device} that signed this`)
    : null;
}

const toldOf = ({ slices }: Read, actor: ActorId) =>
  slices
    .filter(({ stream }) => stream === `subject/${actor}`)
    .flatMap((slice) =>
      slice.records.flatMap(({ record }, index) =>
        record.events.map(({ type, data }, nth) => ({ type, data, at: record.at, place: placeIn(slice, index, nth) })),
      ),
    );
