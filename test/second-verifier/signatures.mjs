import { canonical, fromBase64url } from './bytes.mjs';
import { isSoundKey, signs } from './ed25519.mjs';
import { Finding, at, orTampered, tampered } from './finding.mjs';

const GRACE = 60_000;
const ZEROS = '0'.repeat(64);

/** Each signed command is by a device of who sent it, over a history that is the one enclosed. */
export function checkSignatures({ slices }, tell) {
  const [match] = slices;
  const cases = slices.filter(({ stream, from }) => stream.startsWith('case/') && from === 1);
  for (const { records } of [match, ...cases]) {
    for (const record of records) {
      for (const { type, data } of record.events) {
        if (type !== 'CommandSigned') continue;
        orTampered(record, () => checkSigned(record, data, records));
        checkDevice(record, data.device, slices, tell);
      }
    }
  }
}

function checkSigned(record, { device, saw, signature }, records) {
  const { commandId, commandTag, stream } = record;
  const signed = `dreamledger/signed-command/v1\n${canonical({ commandId, commandTag, saw, stream })}`;
  if (!signs(fromBase64url(device, 32), signed, fromBase64url(signature, 64)))
    tampered(record, `the signature of ${device} does not hold`);
  if (!(saw.seq >= 0 && saw.seq < record.seq)) tampered(record, `record ${saw.seq} can't have been seen`);
  const seen = saw.seq === 0 ? ZEROS : records[saw.seq - 1].hash;
  if (seen !== saw.hash) tampered(record, `the player saw another record ${saw.seq}`);
}

/** Registered by the actor, with a proof by the device itself, and not revoked for more than a minute. */
function checkDevice(record, device, slices, tell) {
  const person = record.actor;
  const records = slices.find(({ stream }) => stream === `subject/${person}`)?.records ?? [];
  const told = records.flatMap((each) => each.events.map(({ type, data }) => ({ type, data, record: each })));
  const of = (type) => told.find((event) => event.type === type && event.data.device === device);
  const registered = of('DeviceRegistered');
  if (registered === undefined)
    return tell(new Finding('UNPROVEN', at(record), `that ${device} is a device of ${person} is not enclosed`));
  const claimed = `dreamledger/device/v1\n${canonical({ device, person })}`;
  const key = fromBase64url(device, 32);
  const holds = orTampered(registered.record, () => signs(key, claimed, fromBase64url(registered.data.proof, 64)));
  if (!holds || !isSoundKey(key)) tampered(registered.record, `no proof that ${device} is a device of ${person}`);
  const revoked = of('DeviceRevoked');
  if (revoked !== undefined && revoked.record.at + GRACE < record.at) tampered(record, `${device} was revoked before`);
  return undefined;
}
