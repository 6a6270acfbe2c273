import type { DeskEvent } from './desk/events.js';
import type { DetailsEvent } from './details/events.js';
import type { PresenceEvent, RegistrationEvent } from './registration/events.js';
import type { CourseEvent, PairingEvent, ScoringEvent } from './rounds/events.js';
import type { SeatingEvent } from './seating/events.js';
import type { StaffEvent, TournamentCreated } from './staff/events.js';

export type * from './desk/events.js';
export type * from './details/events.js';
export type * from './registration/events.js';
export type * from './rounds/events.js';
export type * from './seating/events.js';
export type * from './staff/events.js';

export type TournamentEvent =
  | TournamentCreated
  | StaffEvent
  | RegistrationEvent
  | PresenceEvent
  | SeatingEvent
  | CourseEvent
  | PairingEvent
  | ScoringEvent
  | DeskEvent
  | DetailsEvent;
