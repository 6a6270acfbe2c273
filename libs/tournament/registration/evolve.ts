import { Fault, never } from '#kernel';
import type { Entrant, OpenTournament } from '../state.js';
import type { EntrantId } from '../standings/results.js';
import type { ByeAwarded, ByeRevoked, Entering, MissedRounds, PresenceEvent, RegistrationEvent } from './events.js';

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
      change(state, event.data.entrant, { who: event.data.who });
      return;
    case 'ClaimUndone': {
      const { claimsUndone } = known(state, event.data.entrant);
      change(state, event.data.entrant, { who: null, claimsUndone: claimsUndone + 1 });
      return;
    }
    case 'EntrantsCheckedIn':
      for (const id of event.data.entrants) change(state, id, { checkedIn: true });
      return;
    case 'CheckInUndone':
      change(state, event.data.entrant, { checkedIn: false });
      return;
    case 'EntrantsMovedUp':
      for (const id of event.data.entrants) change(state, id, { is: 'in' });
      return;
    case 'DeckNoted':
      change(state, event.data.entrant, { deck: event.data.hash });
      return;
    default:
      never(event);
  }
}

export function evolvePresence(state: OpenTournament, event: PresenceEvent): void {
  switch (event.type) {
    case 'EntrantsDropped':
      for (const id of event.data.entrants) change(state, id, { is: 'dropped' });
      return;
    case 'EntrantReturned':
    case 'EntrantReinstated':
      change(state, event.data.entrant, {
        is: event.data.waits ? 'waiting' : 'in',
        missed: alsoMissed(known(state, event.data.entrant), event.data.missed),
      });
      return;
    case 'EntrantDisqualified':
      change(state, event.data.entrant, { is: 'disqualified' });
      return;
    case 'ByeAwarded':
      change(state, event.data.entrant, { byes: new Set(byesOf(state, event)).add(event.data.round) });
      return;
    case 'ByeRevoked':
      change(state, event.data.entrant, {
        byes: new Set(byesOf(state, event).filter((round) => round !== event.data.round)),
      });
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

const byesOf = (state: OpenTournament, { data }: ByeAwarded | ByeRevoked): readonly number[] => [
  ...known(state, data.entrant).byes,
];

function change(state: OpenTournament, id: EntrantId, by: Partial<Entrant>): void {
  state.entrants.set(id, { ...known(state, id), ...by });
}

function enter(state: OpenTournament, { entrant: id, who, name, waits }: Entering, missed: MissedRounds): void {
  if (state.entrants.has(id)) throw new Fault(`The entrant ${id} entered twice.`);
  state.entrants.set(id, {
    id,
    who,
    name,
    is: waits ? 'waiting' : 'in',
    checkedIn: false,
    missed: alsoMissed({ missed: new Map() }, missed),
    byes: new Set(),
    deck: null,
    claimsUndone: 0,
  });
}

const alsoMissed = ({ missed }: Pick<Entrant, 'missed'>, { rounds, as }: MissedRounds): Entrant['missed'] =>
  new Map([...missed, ...rounds.map((round) => [round, as] as const)]);
