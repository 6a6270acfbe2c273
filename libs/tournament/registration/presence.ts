import { happens, type Moment, never } from '#kernel';
import type { TournamentEvent } from '../events.js';
import { no, type Outcome } from '../outcome.js';
import { forfeited } from '../rounds/results.js';
import { currentRound, type Entrant, type OpenTournament } from '../state.js';
import type {
  AwardBye,
  DropEntrant,
  Missed,
  PresenceCommand,
  ReinstateEntrant,
  ReturnEntrant,
  RevokeBye,
} from './commands.js';
import type { MissedRounds } from './events.js';
import { forStaff, toAct } from './subject.js';

export function decidePresence(state: OpenTournament, command: PresenceCommand, now: Moment): Outcome {
  switch (command.type) {
    case 'DropEntrant':
      return drop(state, command, now);
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
  if (state.phase === 'over') return no('TOURNAMENT.WRONG_PHASE', 'The tournament is over.', { phase: state.phase });
  const why = entrant.who === now.actor ? 'own-wish' : 'staff';
  return happens({ type: 'EntrantsDropped', v: 1, data: { entrants: [id], why, reason }, secret: null });
}

function comeBack(
  state: OpenTournament,
  { type, entrant: id, reason }: ReturnEntrant | ReinstateEntrant,
  as: Missed,
  now: Moment,
): Outcome {
  const returns = type === 'ReturnEntrant';
  const entrant = forStaff(
    state,
    id,
    [returns ? 'dropped' : 'disqualified'],
    now,
    returns ? 'drop players' : 'disqualify',
  );
  if ('ok' in entrant) return entrant;
  const data = { entrant: id, missed: missedBy(state, entrant, as), reason };
  return happens({ type: returns ? 'EntrantReturned' : 'EntrantReinstated', v: 1, data, secret: null });
}

/** The rounds so far in which somebody neither sat at a table nor had a bye. */
function missedBy(state: OpenTournament, { id }: Entrant, as: Missed): MissedRounds {
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
  const { round, reason } = command;
  const past = currentRound(state)?.number ?? 0;
  if (!Number.isInteger(round) || round <= past) {
    return no(
      'TOURNAMENT.NO_SUCH_ROUND',
      `Round ${round} was paired before: a bye is for a round from ${past + 1} on.`,
    );
  }
  const awards = command.type === 'AwardBye';
  if (entrant.byes.has(round) === awards) {
    const says = `Entrant ${entrant.id} has ${awards ? 'the bye of that round already' : 'no such bye'}.`;
    return no('TOURNAMENT.ENTRANT_IS', says, { byes: [...entrant.byes] });
  }
  const data = { entrant: entrant.id, round, reason };
  return happens({ type: awards ? 'ByeAwarded' : 'ByeRevoked', v: 1, data, secret: null });
}
