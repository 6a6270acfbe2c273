import { happens, type Moment, never, phrase } from '#kernel';
import { no, type Outcome, unlessStaff } from '../outcome.js';
import { capacityProblems, inWords } from '../plan.js';
import { isSameStart, startTimeProblem } from '../start-time.js';
import { inPlay, type OpenTournament } from '../state.js';
import type { ChangeCapacity, ChangeListsLock, ChangeStartTime, DetailsCommand } from './commands.js';

export function decideDetails(state: OpenTournament, command: DetailsCommand, now: Moment): Outcome {
  const forbidden = unlessStaff(state, now, 'change details');
  if (forbidden !== null) return forbidden;
  switch (command.type) {
    case 'RenameTournament': {
      const { title, reason } = command;
      const data = { title, was: state.title, reason };
      return happens({ type: 'TournamentRenamed', v: 1, data, secret: null });
    }
    case 'ChangeCapacity':
      return changeCapacity(state, command);
    case 'ChangeListsLock':
      return changeListsLock(state, command);
    case 'ChangeStartTime':
      return changeStartTime(state, command);
    default:
      return never(command);
  }
}

/** Before the start whoever waits then moves up by themselves, as far as there is room. */
function changeCapacity(state: OpenTournament, { capacity, reason }: ChangeCapacity): Outcome {
  const { phase, plan } = state;
  if (phase === 'over') {
    const says = phrase('The tournament is over: nobody else comes in, unless it is reopened.');
    return no('TOURNAMENT.WRONG_PHASE', says, { phase });
  }
  const problems = capacityProblems(capacity);
  if (problems.length > 0) {
    const says = problems.flatMap((problem) => problem.says);
    return no('TOURNAMENT.BAD_PLAN', says, { problems: inWords(problems) });
  }
  if (capacity === plan.capacity) {
    const says =
      capacity === null
        ? phrase('It takes everybody already: nothing is to be done.')
        : phrase('There are {capacity} places already: nothing is to be done.', { capacity });
    return no('TOURNAMENT.SAME', says);
  }
  const players = inPlay(state).length;
  if (capacity !== null && capacity < players) {
    const says = phrase(
      '{players} are in, and nobody is put out by this: name at least {players}, or drop {over} of them first.',
      { players, over: players - capacity },
    );
    return no('TOURNAMENT.PLACES_TAKEN', says, { capacity, players });
  }
  return happens({ type: 'CapacityChanged', v: 1, data: { capacity, was: plan.capacity, reason }, secret: null });
}

/** The start locks every list for good. */
function changeListsLock({ phase, plan }: OpenTournament, { lockAt, reason }: ChangeListsLock): Outcome {
  if (plan.lists === 'none')
    return no('TOURNAMENT.BAD_PLAN', phrase('This tournament asks for no decks: there are no lists to lock.'));
  if (phase !== 'registering') {
    const says = phrase('The start has locked the lists: change one by itself, with a reason.');
    return no('TOURNAMENT.WRONG_PHASE', says, { phase });
  }
  if (lockAt === plan.lockAt)
    return no('TOURNAMENT.SAME', phrase('Lists are locked then already: nothing is to be done.'));
  return happens({ type: 'ListsLockChanged', v: 1, data: { lockAt, was: plan.lockAt, reason }, secret: null });
}

/** Once it runs, when it was to begin is past. */
function changeStartTime(state: OpenTournament, { startTime, reason }: ChangeStartTime): Outcome {
  const { phase, startTime: was } = state;
  if (phase !== 'registering') {
    const says = phrase('It has started: when it was to begin does not change any more.');
    return no('TOURNAMENT.WRONG_PHASE', says, { phase });
  }
  const problem = startTimeProblem(startTime);
  if (problem !== null) return no('TOURNAMENT.BAD_START', problem);
  if (isSameStart(startTime, was))
    return no('TOURNAMENT.SAME', phrase('It begins then already: nothing is to be done.'));
  return happens({ type: 'StartTimeChanged', v: 1, data: { startTime, was, reason }, secret: null });
}
