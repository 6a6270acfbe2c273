import { Fault, happens, type Millis, phrase, refuse, refused } from '#kernel';
import type { RegisterDevice, RevokeDevice } from './commands.js';
import type { DeviceRegistered } from './events.js';
import type { Outcome } from './outcome.js';
import type { Registered } from './state.js';

/** As many as sign at once for one person. */
const MOST = 20;

/** Whether the key signed the proof is checked by the server, and by whoever trusts no server. */
export function registerDevice({ devices }: Registered, { device, proof, label }: RegisterDevice): Outcome {
  const known = devices.find(({ key }) => key === device);
  if (known?.until === null)
    return refused(refuse('PEOPLE.DEVICE_REGISTERED', phrase('This device is registered already.')));
  if (known !== undefined) return refused(REVOKED);
  if (devices.filter(({ until }) => until === null).length >= MOST) {
    const says = phrase('{most} devices sign for this person: revoke one that is no longer used.', { most: MOST });
    return refused(refuse('PEOPLE.TOO_MANY_DEVICES', says, { most: MOST }));
  }
  return happens({ type: 'DeviceRegistered', v: 1, data: { device, proof, label }, secret: null });
}

export function revokeDevice({ devices }: Registered, { device }: RevokeDevice): Outcome {
  const known = devices.find(({ key }) => key === device);
  if (known === undefined) return refused(refuse('PEOPLE.UNKNOWN_DEVICE', phrase('This person has no such device.')));
  if (known.until !== null) return refused(REVOKED);
  return happens({ type: 'DeviceRevoked', v: 1, data: { device }, secret: null });
}

const REVOKED = refuse(
  'PEOPLE.UNKNOWN_DEVICE',
  phrase('This device was revoked, for good. Make a new key and register that.'),
);

export function withDevice(state: Registered, { device, label }: DeviceRegistered['data'], at: Millis): Registered {
  if (state.devices.some(({ key }) => key === device)) throw new Fault('A device was registered twice.');
  return { ...state, devices: [...state.devices, { key: device, label, since: at, until: null }] };
}

export function withoutDevice(state: Registered, device: string, at: Millis): Registered {
  if (!state.devices.some(({ key, until }) => key === device && until === null))
    throw new Fault('A device was revoked that did not sign.');
  return { ...state, devices: state.devices.map((each) => (each.key === device ? { ...each, until: at } : each)) };
}
