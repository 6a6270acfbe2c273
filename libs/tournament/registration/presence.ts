import { happens, type Moment, never, phrase } from '#kernel';
import type { TournamentEvent } from '../events.js';
import { no, type Outcome, type Refused, unlessStaff } from '../outcome.js';
import { placesIn } from '../plan.js';
import { forfeited } from '../rounds/results.js';
import type { EntrantId } from '../standings/results.js';
import { currentRound, type Entrant, inPlay, type OpenTournament } from '../state.js';
import type {
  AwardBye,
  DropEntrant,
  Missed,
  PresenceCommand,
  ReinstateEntrant,
  ReturnEntrant,
  RevokeBye,
  UndoEntry,
} from './commands.js';
import type { MissedRounds } from './events.js';
import { forStaff, toAct } from './subject.js';

export function decidePresence(state: OpenTournament, command: PresenceCommand, now: Moment): Outcome {
  switch (command.type) {
    case 'DropEntrant':
      return drop(state, command, now);
    case 'UndoEntry':
      return undoEntry(state, command, now);
    case 'ReturnEntrant':
      return comeBack(state, command, command.missed, now);
    case 'ReinstateEntrant':
      return comeBack(state, command, 'loss', now);
    case 'DisqualifyEntrant': {
      const entrant = forStaff(state, command.entrant, ['in', 'waiting', 'dropped'], now, 'disqualify');
      if ('ok' in entrant) return entrant;
      const data = { entrant: entrant.id, reason: command.reason };
      const disqualified: TournamentEvent = { type: 'EntrantDisqualified', v: 1, data, secret: null };
      return happens<TournamentEvent>(disqualified, ...forfeited(state, entrant.id));
    }
    case 'AwardBye':
    case 'RevokeBye':
      return awardOrRevoke(state, command, now);
    default:
      return never(command);
  }
}

function drop(state: OpenTournament, { entrant: id, reason }: DropEntrant, now: Moment): Outcome {
  const entrant = toAct(state, id, ['in', 'waiting'], now, 'drop players');
  if ('ok' in entrant) return entrant;
  if (state.phase === 'over') return OVER;
  const why = entrant.who === now.actor ? 'own-wish' : 'staff';
  return happens({ type: 'EntrantsDropped', v: 1, data: { entrants: [id], why, reason }, secret: null });
}

/** All who came in at once and are still there. */
function undoEntry(state: OpenTournament, { entrants: ids, reason }: UndoEntry, now: Moment): Outcome {
  const forbidden = unlessStaff(state, now, 'drop players');
  if (forbidden !== null) return forbidden;
  if (state.phase === 'over') return OVER;
  const entrants = ids.filter((id) => ['in', 'waiting'].includes(state.entrants.get(id)?.is ?? ''));
  if (entrants.length === 0) return no('TOURNAMENT.ENTRANT_IS', phrase('None of them is there any more.'));
  return happens({ type: 'EntrantsDropped', v: 1, data: { entrants, why: 'staff', reason }, secret: null });
}

function comeBack(
  state: OpenTournament,
  { type, entrant: id, reason }: ReturnEntrant | ReinstateEntrant,
  as: Missed,
  now: Moment,
): Outcome {
  const returns = type === 'ReturnEntrant';
  const operation = returns ? 'drop players' : 'disqualify';
  const entrant = forStaff(state, id, returns ? ['dropped', 'waiting'] : ['disqualified'], now, operation);
  if ('ok' in entrant) return entrant;
  if (returns && state.phase === 'over') return OVER;
  const room = placesIn(state.plan) - inPlay(state).length;
  if (entrant.is === 'waiting' && (state.phase === 'registering' || room <= 0)) return mustWait(state, id);
  const data = { entrant: id, missed: missedBy(state, entrant, as), waits: room <= 0, reason };
  return happens({ type: returns ? 'EntrantReturned' : 'EntrantReinstated', v: 2, data, secret: null });
}

const OVER = no(
  'TOURNAMENT.WRONG_PHASE',
  phrase('The tournament is over: nobody plays in it any more unless it is reopened.'),
  {
    phase: 'over',
  },
);

function mustWait(state: OpenTournament, id: EntrantId): Refused {
  const who = { entrant: id, places: placesIn(state.plan) };
  const says =
    state.phase === 'registering'
      ? phrase(
          'Entrant {entrant} is waiting, for all {places} places are taken: once somebody leaves, they move up by themselves.',
          who,
        )
      : phrase(
          'Entrant {entrant} is waiting, for all {places} places are taken: once somebody leaves, take them in then.',
          who,
        );
  return no('TOURNAMENT.ENTRANT_IS', says, { ...who, is: 'waiting' });
}

/** The rounds so far in which somebody neither sat at a table nor had a bye. */
export function missedBy(state: OpenTournament, { id }: Entrant, as: Missed): MissedRounds {
  const rounds = state.rounds
    .filter(({ phase }) => phase === 'published')
    .filter(
      ({ tables, byes }) =>
        ![...tables.values()].some(({ entrants }) => entrants.includes(id)) &&
        !byes.some(({ entrant }) => entrant === id),
    )
    .map(({ number }) => number)
    .filter((number) => !state.entrants.get(id)?.missed.has(number));
  return { rounds, as };
}

function awardOrRevoke(state: OpenTournament, command: AwardBye | RevokeBye, now: Moment): Outcome {
  const entrant = forStaff(state, command.entrant, ['in', 'waiting'], now, 'pair');
  if ('ok' in entrant) return entrant;
  if (state.phase === 'over') return OVER;
  const { round, reason } = command;
  const past = currentRound(state)?.number ?? 0;
  if (!Number.isInteger(round) || round <= past) {
    const says = phrase('Round {round} was paired before: a bye is for a round from {next} on.', {
      round,
      next: past + 1,
    });
    return no('TOURNAMENT.NO_SUCH_ROUND', says);
  }
  const awards = command.type === 'AwardBye';
  if (awards && !mayBeSwiss(state.plan, round)) {
    const says = phrase('A bye is awarded for a round of Swiss, and by the plan round {round} is none.', { round });
    return no('TOURNAMENT.NO_SUCH_ROUND', says, { round });
  }
  if (entrant.byes.has(round) === awards) {
    const who = { entrant: entrant.id };
    const says = awards
      ? phrase('Entrant {entrant} has the bye of that round already.', who)
      : phrase('Entrant {entrant} has no such bye.', who);
    return no('TOURNAMENT.ENTRANT_IS', says, { byes: [...entrant.byes] });
  }
  const data = { entrant: entrant.id, round, reason };
  return happens({ type: awards ? 'ByeAwarded' : 'ByeRevoked', v: 1, data, secret: null });
}

/** How many rounds the other stages take, and a Swiss of as many as are usual, shows only when they are played. */
function mayBeSwiss({ stages }: OpenTournament['plan'], round: number): boolean {
  let last = 0;
  for (const [nth, stage] of stages.entries()) {
    if (stage.is !== 'swiss' || stage.rounds === null) return stages.slice(nth).some(({ is }) => is === 'swiss');
    last += stage.rounds;
    if (round <= last) return true;
  }
  return false;
}
