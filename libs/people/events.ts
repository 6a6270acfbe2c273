import type { Happening, KeptText } from '#kernel';
import type { Role } from './commands.js';

type Nothing = Record<string, never>;

export type SubjectRegistered = Happening<'SubjectRegistered', Nothing, null>;

export type RoleGranted = Happening<'RoleGranted', { readonly role: Role }, null>;

export type RoleRevoked = Happening<'RoleRevoked', { readonly role: Role }, null>;

export type NameModerated = Happening<'NameModerated', { readonly reason: KeptText | null }, null>;

/** Its public key is its name; `proof` is its own signature under whose it is. */
export type DeviceRegistered = Happening<
  'DeviceRegistered',
  { readonly device: string; readonly proof: string; readonly label: KeptText | null },
  null
>;

export type DeviceRevoked = Happening<'DeviceRevoked', { readonly device: string }, null>;

export type SubjectErased = Happening<'SubjectErased', Nothing, null>;

/** None holds personal data: the log is for ever. */
export type SubjectEvent =
  SubjectRegistered | RoleGranted | RoleRevoked | NameModerated | DeviceRegistered | DeviceRevoked | SubjectErased;
