import { Fault, type Moment } from '#kernel';
import { evolveDesk } from './desk/evolve.js';
import { evolveDetails } from './details/evolve.js';
import type {
  CourseEvent,
  DeskEvent,
  DetailsEvent,
  PairingEvent,
  PresenceEvent,
  RegistrationEvent,
  SeatingEvent,
  StaffEvent,
  TournamentCreated,
  TournamentEvent,
} from './events.js';
import { family } from './family.js';
import { evolvePresence, evolveRegistration } from './registration/evolve.js';
import { evolveCourse, evolvePairing, evolveScoring } from './rounds/evolve.js';
import { evolveSeating } from './seating/evolve.js';
import { evolveStaff } from './staff/evolve.js';
import { draftOf, type OpenTournament, type Outdated, type Round, type TournamentState } from './state.js';

/** The story of a tournament. An event that could not happen here is a fault of the log. */
export function evolve(state: TournamentState, event: TournamentEvent, moment: Moment): TournamentState {
  if (event.type === 'TournamentCreated') {
    if (state.phase !== 'none') throw new Fault('A tournament was created twice.');
    return created(event, moment);
  }
  if (state.phase === 'none') throw new Fault(`${event.type} before the tournament was created.`);
  return after(state, event, moment);
}

function created({ data: { title, plan } }: TournamentCreated, { actor }: Moment): OpenTournament {
  return {
    phase: 'registering',
    cancelled: null,
    title,
    startTime: null,
    startSaidAt: null,
    plan,
    formerCaseTimes: [],
    staff: new Map([[actor, ['organiser']]]),
    registration: 'closed',
    entrants: new Map(),
    start: { out: [], up: [] },
    rounds: [],
    announcements: new Map(),
    announced: 0,
    seated: 0,
    apart: [],
    fixedTables: new Map(),
    revision: 0,
  };
}

type Later = Exclude<TournamentEvent, TournamentCreated>;

/** Changes the state in place; the course of the tournament makes a new one. */
function after(state: OpenTournament, event: Later, moment: Moment): OpenTournament {
  if (!isStaff(event) && !isDesk(event) && !isDetails(event)) state.revision += 1;
  const draft = draftOf(state);
  if (draft !== null) draft.outdated ??= outdates(event, draft);
  if (isCourse(event)) return evolveCourse(state, event, moment);
  if (isStaff(event)) evolveStaff(state, event);
  else if (isDesk(event)) evolveDesk(state, event, moment);
  else if (isDetails(event)) evolveDetails(state, event, moment);
  else if (isRegistration(event)) evolveRegistration(state, event);
  else if (isPresence(event)) evolvePresence(state, event);
  else if (isSeating(event)) evolveSeating(state, event);
  else if (isPairing(event)) evolvePairing(state, event, moment);
  else evolveScoring(state, event);
  return state;
}

/** Whoever came or went is found when it is published. */
function outdates(event: Later, { number }: Round): Outdated | null {
  switch (event.type) {
    case 'ResultCorrected':
      return 'result';
    case 'ByeAwarded':
    case 'ByeRevoked':
      return event.data.round === number ? 'bye' : null;
    case 'EntrantsKeptApart':
      return 'kept-apart';
    case 'TableFixed':
      return 'fixed-table';
    default:
      return null;
  }
}

const isStaff = family<StaffEvent>({ RoleGranted: true, RoleRevoked: true });
const isDesk = family<DeskEvent>({
  TimerStarted: true,
  TimerPaused: true,
  TimerResumed: true,
  TableExtended: true,
  Announced: true,
  AnnouncementWithdrawn: true,
  CaseTimesChanged: true,
});
const isDetails = family<DetailsEvent>({
  TournamentRenamed: true,
  CapacityChanged: true,
  ListsLockChanged: true,
  StartTimeChanged: true,
});
const isRegistration = family<RegistrationEvent>({
  RegistrationOpened: true,
  RegistrationClosed: true,
  EntrantsEntered: true,
  EntrantClaimed: true,
  ClaimUndone: true,
  EntrantsCheckedIn: true,
  CheckInUndone: true,
  EntrantsMovedUp: true,
  DeckNoted: true,
});
const isPresence = family<PresenceEvent>({
  EntrantsDropped: true,
  EntrantReturned: true,
  EntrantDisqualified: true,
  EntrantReinstated: true,
  ByeAwarded: true,
  ByeRevoked: true,
});
const isSeating = family<SeatingEvent>({ EntrantsKeptApart: true, TableFixed: true });
const isCourse = family<CourseEvent>({
  TournamentStarted: true,
  ReturnedToRegistration: true,
  TournamentEnded: true,
  TournamentCancelled: true,
  TournamentReopened: true,
});
const isPairing = family<PairingEvent>({
  RoundDrafted: true,
  DraftDiscarded: true,
  RoundPublished: true,
  RoundRepaired: true,
  RoundWithdrawn: true,
});
