import type { DeskCommand } from './desk/commands.js';
import type { DetailsCommand } from './details/commands.js';
import type { PresenceCommand, RegistrationCommand } from './registration/commands.js';
import type { CourseCommand, PairingCommand, ScoringCommand } from './rounds/commands.js';
import type { SeatingCommand } from './seating/commands.js';
import type { CreateTournament, StaffCommand } from './staff/commands.js';

export type * from './desk/commands.js';
export type * from './details/commands.js';
export type * from './registration/commands.js';
export type * from './rounds/commands.js';
export type * from './seating/commands.js';
export type * from './staff/commands.js';

export type TournamentCommand =
  | CreateTournament
  | StaffCommand
  | RegistrationCommand
  | PresenceCommand
  | SeatingCommand
  | CourseCommand
  | PairingCommand
  | ScoringCommand
  | DeskCommand
  | DetailsCommand;
