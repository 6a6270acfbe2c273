import { happens, type Moment, never } from '#kernel';
import { no, type Outcome, unlessStaff } from '../outcome.js';
import { capacityProblems } from '../plan.js';
import { inPlay, type OpenTournament } from '../state.js';
import type { ChangeCapacity, ChangeListsLock, DetailsCommand } from './commands.js';

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
    default:
      return never(command);
  }
}

/** Before the start whoever waits then moves up by themselves, as far as there is room. */
function changeCapacity(state: OpenTournament, { capacity, reason }: ChangeCapacity): Outcome {
  const { phase, plan } = state;
  if (phase === 'over') {
    return no('TOURNAMENT.WRONG_PHASE', 'The tournament is over: nobody else comes in, unless it is reopened.', {
      phase,
    });
  }
  const problems = capacityProblems(capacity);
  if (problems.length > 0) return no('TOURNAMENT.BAD_PLAN', problems.map(({ says }) => says).join(' '), { problems });
  const places = capacity === null ? 'It takes everybody' : `There are ${capacity} places`;
  if (capacity === plan.capacity) return no('TOURNAMENT.SAME', `${places} already: nothing is to be done.`);
  const players = inPlay(state).length;
  if (capacity !== null && capacity < players) {
    const says = `${players} are in, and nobody is put out by this: name at least ${players}, or drop ${players - capacity} of them first.`;
    return no('TOURNAMENT.PLACES_TAKEN', says, { capacity, players });
  }
  return happens({ type: 'CapacityChanged', v: 1, data: { capacity, was: plan.capacity, reason }, secret: null });
}

/** The start locks every list for good. */
function changeListsLock({ phase, plan }: OpenTournament, { lockAt, reason }: ChangeListsLock): Outcome {
  if (plan.lists === 'none')
    return no('TOURNAMENT.BAD_PLAN', 'This tournament asks for no decks: there are no lists to lock.');
  if (phase !== 'registering') {
    return no('TOURNAMENT.WRONG_PHASE', 'The start has locked the lists: change one by itself, with a reason.', {
      phase,
    });
  }
  if (lockAt === plan.lockAt) return no('TOURNAMENT.SAME', 'Lists are locked then already: nothing is to be done.');
  return happens({ type: 'ListsLockChanged', v: 1, data: { lockAt, was: plan.lockAt, reason }, secret: null });
}
