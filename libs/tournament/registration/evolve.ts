import { Fault, never } from '#kernel';
import type { Entrant, OpenTournament } from '../state.js';
import type { EntrantId } from '../standings/results.js';
import type { Entering, MissedRounds, PresenceEvent, RegistrationEvent } from './events.js';

export function evolveRegistration(state: OpenTournament, event: RegistrationEvent): void {
  switch (event.type) {
    case 'RegistrationOpened':
      state.registration = 'open';
      return;
    case 'RegistrationClosed':
      state.registration = 'closed';
      return;
    case 'EntrantsEntered':
      for (const entering of event.data.entrants) enter(state, entering, event.data.missed);
      return;
    case 'EntrantClaimed':
      known(state, event.data.entrant).who = event.data.who;
      return;
    case 'EntrantsCheckedIn':
      for (const id of event.data.entrants) known(state, id).checkedIn = true;
      return;
    case 'CheckInUndone':
      known(state, event.data.entrant).checkedIn = false;
      return;
    case 'EntrantsMovedUp':
      for (const id of event.data.entrants) become(state, id, 'in');
      return;
    default:
      never(event);
  }
}

export function evolvePresence(state: OpenTournament, event: PresenceEvent): void {
  switch (event.type) {
    case 'EntrantsDropped':
      for (const id of event.data.entrants) become(state, id, 'dropped');
      return;
    case 'EntrantReturned':
    case 'EntrantReinstated':
      miss(become(state, event.data.entrant, 'in'), event.data.missed);
      return;
    case 'EntrantDisqualified':
      become(state, event.data.entrant, 'disqualified');
      return;
    case 'ByeAwarded':
      known(state, event.data.entrant).byes.add(event.data.round);
      return;
    case 'ByeRevoked':
      known(state, event.data.entrant).byes.delete(event.data.round);
      return;
    default:
      never(event);
  }
}

function known({ entrants }: OpenTournament, id: EntrantId): Entrant {
  const entrant = entrants.get(id);
  if (entrant === undefined) throw new Fault(`There is no entrant ${id} in this tournament.`);
  return entrant;
}

function enter(state: OpenTournament, { entrant: id, who, name, waits }: Entering, missed: MissedRounds): void {
  if (state.entrants.has(id)) throw new Fault(`The entrant ${id} entered twice.`);
  const entrant: Entrant = {
    id,
    who,
    name,
    is: waits ? 'waiting' : 'in',
    checkedIn: false,
    missed: new Map(),
    byes: new Set(),
  };
  miss(entrant, missed);
  state.entrants.set(id, entrant);
}

function become(state: OpenTournament, id: EntrantId, is: Entrant['is']): Entrant {
  const entrant = known(state, id);
  entrant.is = is;
  return entrant;
}

function miss({ missed }: Entrant, { rounds, as }: MissedRounds): void {
  for (const round of rounds) missed.set(round, as);
}
