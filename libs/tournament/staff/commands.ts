import type { ActorId, KeptText } from '#kernel';
import type { Plan } from '../plan.js';
import type { MaySay } from '../said.js';
import type { StartTime } from '../start-time.js';

/** What somebody may be in one tournament. */
export type StaffRole = 'organiser' | 'head-judge' | 'judge' | 'scorekeeper' | 'player';

/** Who creates a tournament is its first organiser. */
export type CreateTournament = {
  readonly type: 'CreateTournament';
  readonly title: KeptText;
  readonly plan: Plan;
  readonly startTime?: StartTime;
};

/** `asAdmin`: the sender acts for the house, not as one of the staff. The server sets it for admins alone. */
export type GrantRole = {
  readonly type: 'GrantRole';
  readonly role: StaffRole;
  readonly to: ActorId;
  readonly asAdmin: boolean;
};

export type RevokeRole = {
  readonly type: 'RevokeRole';
  readonly role: StaffRole;
  readonly from: ActorId;
  readonly asAdmin: boolean;
} & MaySay;

export type StaffCommand = GrantRole | RevokeRole;
