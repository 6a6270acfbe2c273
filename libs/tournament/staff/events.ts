import type { ActorId, Happening, KeptText } from '#kernel';
import type { Plan } from '../plan.js';
import type { MaySay } from '../said.js';
import type { StaffRole } from './commands.js';

export type TournamentCreated = Happening<'TournamentCreated', { readonly title: KeptText; readonly plan: Plan }, null>;

export type RoleGranted = Happening<
  'RoleGranted',
  { readonly role: StaffRole; readonly to: ActorId; readonly asAdmin: boolean },
  null
>;

export type RoleRevoked = Happening<
  'RoleRevoked',
  { readonly role: StaffRole; readonly from: ActorId; readonly asAdmin: boolean } & MaySay,
  null
>;

export type StaffEvent = RoleGranted | RoleRevoked;
