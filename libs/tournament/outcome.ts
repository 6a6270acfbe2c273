import { type Decision, type JsonObject, type Moment, type Phrase, phrase, refuse, refused } from '#kernel';
import { mayStaff, type StaffOperation } from './access.js';
import type { TournamentEvent } from './events.js';
import type { TournamentRefusal, TournamentRefusalCode } from './refusals.js';
import { type OpenTournament, rolesOf } from './state.js';

export type Outcome = Decision<TournamentEvent, TournamentRefusal>;
export type Refused = Extract<Outcome, { ok: false }>;

export const no = (code: TournamentRefusalCode, says: readonly Phrase[], facts: JsonObject = {}): Refused =>
  refused(refuse(code, says, facts));

export const noSuchTable = (round: number, table: number): Refused =>
  no('TOURNAMENT.NO_SUCH_TABLE', phrase('Round {round} has no table with the id {table}.', { round, table }));

/** Null when whoever acts now may do this here. */
export function unlessStaff(state: OpenTournament, { actor }: Moment, operation: StaffOperation): Refused | null {
  const forbidden = mayStaff({ roles: rolesOf(state, actor), asAdmin: false }, operation);
  return forbidden === null ? null : refused(forbidden);
}

/** Null when the tournament is in this phase, and whoever acts now may do this. */
export function inPhase(
  state: OpenTournament,
  now: Moment,
  operation: StaffOperation,
  phase: OpenTournament['phase'],
): Refused | null {
  const forbidden = unlessStaff(state, now, operation);
  if (forbidden !== null || state.phase === phase) return forbidden;
  const says = phrase('This takes a tournament that is {takes}; it is {phase}.', { takes: phase, phase: state.phase });
  return no('TOURNAMENT.WRONG_PHASE', says, { phase: state.phase, takes: phase });
}
