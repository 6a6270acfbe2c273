import { happens, type Moment, phrase } from '#kernel';
import type {
  CourseCommand,
  CreateTournament,
  DetailsCommand,
  PairingCommand,
  PresenceCommand,
  RegistrationCommand,
  SeatingCommand,
  ScoringCommand,
  StaffCommand,
  TournamentCommand,
} from './commands.js';
import { decideDesk } from './desk/decide.js';
import { decideDetails } from './details/decide.js';
import type { TournamentEvent } from './events.js';
import { family } from './family.js';
import { no, type Outcome } from './outcome.js';
import { inWords, placedIn, placesIn, planProblems } from './plan.js';
import type { TournamentRefusal } from './refusals.js';
import { decideRegistration } from './registration/decide.js';
import { decidePresence } from './registration/presence.js';
import { decideCourse } from './rounds/course.js';
import { decidePairing } from './rounds/pairing.js';
import type { Pair } from './rounds/propose.js';
import { decideScoring } from './rounds/scoring.js';
import { decideSeating } from './seating/decide.js';
import { decideStaff } from './staff/decide.js';
import { startTimeProblem } from './start-time.js';
import { inPlay, type TournamentState } from './state.js';

/** What happens on a command, or why not. Changes nothing. */
export function decide(state: TournamentState, command: TournamentCommand, now: Moment, pair: Pair): Outcome {
  if (command.type === 'CreateTournament') return create(state, command);
  if (state.phase === 'none') return no('TOURNAMENT.NOT_CREATED', phrase('There is no such tournament.'));
  if (isStaff(command)) return decideStaff(state, command, now);
  if (isRegistration(command)) return decideRegistration(state, command, now);
  if (isPresence(command)) return decidePresence(state, command, now);
  if (isSeating(command)) return decideSeating(state, command, now);
  if (isCourse(command)) return decideCourse(state, command, now);
  if (isPairing(command)) return decidePairing(state, command, now, pair);
  if (isScoring(command)) return decideScoring(state, command, now);
  if (isDetails(command)) return decideDetails(state, command, now);
  return decideDesk(state, command, now);
}

const isStaff = family<StaffCommand>({ GrantRole: true, RevokeRole: true });
const isRegistration = family<RegistrationCommand>({
  OpenRegistration: true,
  CloseRegistration: true,
  Register: true,
  EnterPlayers: true,
  ClaimEntrant: true,
  UndoClaim: true,
  CheckIn: true,
  UndoCheckIn: true,
  NoteDeck: true,
});
const isPresence = family<PresenceCommand>({
  DropEntrant: true,
  UndoEntry: true,
  ReturnEntrant: true,
  DisqualifyEntrant: true,
  ReinstateEntrant: true,
  AwardBye: true,
  RevokeBye: true,
});
const isSeating = family<SeatingCommand>({ KeepApart: true, FixTable: true });
const isCourse = family<CourseCommand>({
  StartTournament: true,
  ReturnToRegistration: true,
  EndTournament: true,
  CancelTournament: true,
  ReopenTournament: true,
});
const isPairing = family<PairingCommand>({
  DraftRound: true,
  DiscardDraft: true,
  PublishRound: true,
  SwapPlayers: true,
  RepairRound: true,
  WithdrawRound: true,
});
const isDetails = family<DetailsCommand>({
  RenameTournament: true,
  ChangeCapacity: true,
  ChangeListsLock: true,
  ChangeStartTime: true,
});
const isScoring = family<ScoringCommand>({ RecordResult: true, CorrectResult: true });

function create(state: TournamentState, { title, plan, startTime }: CreateTournament): Outcome {
  if (state.phase !== 'none') return no('TOURNAMENT.ALREADY_CREATED', phrase('This tournament was created before.'));
  const problems = planProblems(plan);
  if (problems.length > 0) {
    return no('TOURNAMENT.BAD_PLAN', placedIn(problems), { problems: inWords(problems) });
  }
  const created = { type: 'TournamentCreated', v: 4, data: { title, plan }, secret: null } as const;
  if (startTime === undefined) return happens(created);
  const problem = startTimeProblem(startTime);
  if (problem !== null) return no('TOURNAMENT.BAD_START', problem);
  const said = { type: 'StartTimeChanged', v: 1, data: { startTime, was: null }, secret: null } as const;
  return happens<TournamentEvent, TournamentRefusal>(created, said);
}

/** What follows of itself: before the start, who waits moves up when there is room. */
export function settle(state: TournamentState): readonly TournamentEvent[] {
  if (state.phase !== 'registering') return [];
  const room = placesIn(state.plan) - inPlay(state).length;
  if (room <= 0) return [];
  const waiting = [...state.entrants.values()].filter(({ is }) => is === 'waiting').slice(0, room);
  if (waiting.length === 0) return [];
  return [{ type: 'EntrantsMovedUp', v: 1, data: { entrants: waiting.map(({ id }) => id) }, secret: null }];
}
