import { happens, type Moment, never, phrase } from '#kernel';
import type { TournamentEvent } from '../events.js';
import { inPhase, no, type Outcome, unlessStaff } from '../outcome.js';
import { placesIn } from '../plan.js';
import { currentRound, draftOf, type Entrant, inPlay, type OpenTournament, openTables } from '../state.js';
import type { CancelTournament, CourseCommand, ReopenTournament, StartTournament } from './commands.js';
import { nothingOpen } from './open-tables.js';
import { ranking } from './ranking.js';
import { allSeatedAgain } from './repair.js';

export function decideCourse(state: OpenTournament, command: CourseCommand, now: Moment): Outcome {
  switch (command.type) {
    case 'StartTournament':
      return inPhase(state, now, 'start and end', 'registering') ?? start(state, command);
    case 'ReturnToRegistration': {
      const refused = inPhase(state, now, 'start and end', 'running');
      if (refused !== null) return refused;
      const rounds = state.rounds.length;
      if (rounds > 0) {
        const says = phrase('Round {rounds} was paired: withdraw or discard it first.', { rounds });
        return no('TOURNAMENT.WRONG_PHASE', says, { rounds });
      }
      return happens({ type: 'ReturnedToRegistration', v: 1, data: { reason: command.reason }, secret: null });
    }
    case 'EndTournament':
      return inPhase(state, now, 'start and end', 'running') ?? nothingOpen(state) ?? end(state);
    case 'CancelTournament':
      return unlessStaff(state, now, 'start and end') ?? cancel(state, command);
    case 'ReopenTournament':
      return inPhase(state, now, 'start and end', 'over') ?? reopen(state, command);
    default:
      return never(command);
  }
}

const end = (state: OpenTournament): Outcome =>
  happens({ type: 'TournamentEnded', v: 1, data: { ranking: [...ranking(state)] }, secret: null });

function cancel(state: OpenTournament, { reason }: CancelTournament): Outcome {
  const { phase: from } = state;
  if (from === 'over') return no('TOURNAMENT.WRONG_PHASE', phrase('The tournament is over already.'), { phase: from });
  const draft = draftOf(state);
  const discarded: readonly TournamentEvent[] =
    draft === null ? [] : [{ type: 'DraftDiscarded', v: 1, data: { round: draft.number }, secret: null }];
  const last = currentRound(state);
  const playing = last === null ? [] : openTables(last).filter(({ undecided }) => undecided === null);
  const dissolved = playing.map(({ id }) => id);
  return happens<TournamentEvent>(...discarded, {
    type: 'TournamentCancelled',
    v: 1,
    data: { from, dissolved, reason },
    secret: null,
  });
}

/** The matches that ended with it begin anew, at the same tables. */
function reopen(state: OpenTournament, { reason }: ReopenTournament): Outcome {
  const to = state.cancelled?.from ?? 'running';
  const open = state.cancelled === null ? [] : allSeatedAgain(state, reason);
  const reopened: TournamentEvent = { type: 'TournamentReopened', v: 2, data: { to, reason }, secret: null };
  return happens<TournamentEvent>(reopened, ...open);
}

/** Who did not check in is out; those who waited and did move up. */
function start(state: OpenTournament, { withoutDecks }: StartTournament): Outcome {
  const there = ({ checkedIn }: Entrant): boolean => checkedIn || !state.plan.checkIn;
  const noShows = inPlay(state).filter((entrant) => !there(entrant));
  const staying = inPlay(state).length - noShows.length;
  const room = placesIn(state.plan) - staying;
  const waiting = [...state.entrants.values()].filter((entrant) => entrant.is === 'waiting' && there(entrant));
  const movedUp = waiting.slice(0, room);
  if (staying + movedUp.length < 2) {
    const who = { present: staying + movedUp.length, absent: noShows.length };
    const says =
      noShows.length > 0
        ? phrase('It takes two to play; {present} would be there, and {absent} did not check in.', who)
        : phrase('It takes two to play; {present} would be there.', who);
    return no('TOURNAMENT.NOTHING_TO_PAIR', says, who);
  }
  const playing = [...inPlay(state).filter(there), ...movedUp];
  const without = state.plan.lists === 'none' || withoutDecks ? [] : playing.filter(({ deck }) => deck === null);
  if (without.length > 0) {
    const entrants = without
      .slice(0, 10)
      .map(({ id }) => id)
      .join(', ');
    const says =
      without.length === 1
        ? phrase('1 has handed in no deck (entrant {entrant}): wait for them, take them out, or start without.', {
            entrant: entrants,
          })
        : phrase('{n} have handed in no deck (entrants {entrants}): wait for them, take them out, or start without.', {
            n: without.length,
            entrants,
          });
    return no('TOURNAMENT.DECKS_MISSING', says, { missing: without.map(({ id }) => id) });
  }
  const events: TournamentEvent[] = [];
  const out = noShows.map(({ id }) => id);
  const up = movedUp.map(({ id }) => id);
  if (out.length > 0) {
    const data = { entrants: out, why: 'no-show' as const, reason: null };
    events.push({ type: 'EntrantsDropped', v: 1, data, secret: null });
  }
  if (up.length > 0) events.push({ type: 'EntrantsMovedUp', v: 1, data: { entrants: up }, secret: null });
  return happens(...events, { type: 'TournamentStarted', v: 2, data: { out, up }, secret: null });
}
