import { isOwnDevice } from '#audit';
import { type ActorId, type Millis, phrase } from '#kernel';
import { verifyEd25519 } from '#node';
import type { Device } from '#people';
import { keepText, readText } from '#vault';
import type { PeopleGround } from './ground.js';
import { type By, type Recorded, record } from './moderation.js';
import { textProblem } from './names.js';
import { not, type Result } from './refusals.js';
import { lookAt } from './subjects.js';

const LONGEST_LABEL = 60;

export interface NewDevice {
  readonly key: string;
  readonly proof: string;
  readonly label: string | null;
}

/** A device as its owner sees it. */
export interface ShownDevice {
  readonly key: string;
  readonly label: string | null;
  readonly since: Millis;
  readonly until: Millis | null;
}

/** What its owner calls it stays in the vault; the log knows the public key alone. */
export async function registerDevice(
  ground: PeopleGround,
  by: By,
  { key: device, proof, label }: NewDevice,
): Promise<Result<Recorded>> {
  const { actor } = by;
  if (!isOwnDevice(verifyEd25519, { device, person: actor }, proof)) return BAD_DEVICE;
  const badLabel = label === null ? null : textProblem(label, LONGEST_LABEL);
  if (badLabel !== null) return not('PEOPLE.BAD_TEXT', badLabel);
  const kept = label === null ? null : await keepText(ground.vault, actor, label.trim(), by);
  return record(ground, by, actor, { type: 'RegisterDevice', device, proof, label: kept });
}

const BAD_DEVICE = not(
  'PEOPLE.BAD_DEVICE',
  phrase(
    '`key` is a public key of Ed25519, 32 bytes in base64url, and `proof` its signature that it is yours: docs/FORMATS.md, "A signed command".',
  ),
);

export const revokeDevice = (ground: PeopleGround, by: By, device: string): Promise<Result<Recorded>> =>
  record(ground, by, by.actor, { type: 'RevokeDevice', device });

/** All that sign for somebody, or did, the oldest first. */
export async function devicesOf({ arbiter }: PeopleGround, subject: ActorId): Promise<readonly Device[]> {
  const state = await lookAt(arbiter, subject);
  return state.phase === 'registered' ? state.devices : [];
}

export const shownDevices = async (ground: PeopleGround, subject: ActorId): Promise<readonly ShownDevice[]> =>
  Promise.all(
    (await devicesOf(ground, subject)).map(async ({ label, ...device }) => ({
      ...device,
      label: label === null ? null : await readText(ground.vault, label),
    })),
  );
