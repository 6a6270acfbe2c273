import { happens, type Moment, never, SYSTEM } from '#kernel';
import { no, type Outcome, type Refused, unlessStaff } from '../outcome.js';
import { placesIn } from '../plan.js';
import { type EntrantId, entrantId } from '../standings/results.js';
import { currentRound, entrantOf, inPlay, type OpenTournament } from '../state.js';
import type { EnterPlayers, Missed, Player, RegistrationCommand } from './commands.js';
import type { Entering } from './events.js';
import { noSuchEntrant, toAct } from './subject.js';

export function decideRegistration(state: OpenTournament, command: RegistrationCommand, now: Moment): Outcome {
  switch (command.type) {
    case 'OpenRegistration':
    case 'CloseRegistration':
      return openOrClose(state, command.type === 'OpenRegistration', now);
    case 'Register':
      return register(state, now);
    case 'EnterPlayers':
      return enterPlayers(state, command, now);
    case 'ClaimEntrant':
      return claim(state, command.entrant, now);
    case 'CheckIn':
      return checkIn(state, command.entrants, now);
    case 'UndoCheckIn':
      return undoCheckIn(state, command.entrant, now);
    case 'NoteDeck': {
      const { entrant, hash } = command;
      if (now.actor !== SYSTEM) return no('TOURNAMENT.FORBIDDEN', 'A deck is handed in; the house notes that itself.');
      if (!state.entrants.has(entrant)) return noSuchEntrant(entrant);
      return happens({ type: 'DeckNoted', v: 1, data: { entrant, hash }, secret: null });
    }
    default:
      return never(command);
  }
}

function openOrClose(state: OpenTournament, opens: boolean, now: Moment): Outcome {
  const forbidden = unlessStaff(state, now, 'open and close registration');
  if (forbidden !== null) return forbidden;
  if (state.phase !== 'registering') return begun(state);
  const wanted = opens ? 'open' : 'closed';
  if (state.registration === wanted) return no('TOURNAMENT.WRONG_PHASE', `Registration is ${wanted} already.`);
  return happens({ type: opens ? 'RegistrationOpened' : 'RegistrationClosed', v: 1, data: {}, secret: null });
}

function begun({ phase }: OpenTournament): Refused {
  return no('TOURNAMENT.WRONG_PHASE', `This is for before the start; the tournament is ${phase}.`, { phase });
}

function register(state: OpenTournament, { actor }: Moment): Outcome {
  if (state.phase !== 'registering' || state.registration === 'closed') {
    return no('TOURNAMENT.REGISTRATION_CLOSED', 'Registration is closed: ask the organisers to enter you.');
  }
  return entered(state, [{ who: actor, name: null }], 'loss');
}

function enterPlayers(state: OpenTournament, { players, missed }: EnterPlayers, now: Moment): Outcome {
  const forbidden = unlessStaff(state, now, 'enter players');
  if (forbidden !== null) return forbidden;
  if (state.phase === 'over') return no('TOURNAMENT.WRONG_PHASE', 'The tournament is over.', { phase: state.phase });
  if (players.length === 0) return no('TOURNAMENT.NO_SUCH_ENTRANT', 'Name at least one player to enter.');
  return entered(state, players, missed);
}

function entered(state: OpenTournament, players: readonly Player[], as: Missed): Outcome {
  const seen = new Set<string>();
  for (const { who } of players) {
    if (who === null) continue;
    const held = entrantOf(state, who);
    if (held !== null || seen.has(who)) {
      const says = held === null ? `${who} is named twice.` : `${who} is entrant ${held.id} already, and ${held.is}.`;
      return no('TOURNAMENT.ALREADY_REGISTERED', says, { who, entrant: held?.id ?? null, is: held?.is ?? null });
    }
    seen.add(who);
  }
  let room = placesIn(state.plan) - inPlay(state).length;
  const entrants = players.map((player, nth): Entering => {
    const entrant = entrantId(String(state.entrants.size + nth + 1));
    return { ...player, entrant, waits: room-- <= 0 };
  });
  const rounds = Array.from({ length: currentRound(state)?.number ?? 0 }, (_, nth) => nth + 1);
  return happens({ type: 'EntrantsEntered', v: 1, data: { entrants, missed: { rounds, as } }, secret: null });
}

function claim(state: OpenTournament, id: EntrantId, { actor }: Moment): Outcome {
  const entrant = state.entrants.get(id);
  if (entrant === undefined) return noSuchEntrant(id);
  if (entrant.who !== null) return no('TOURNAMENT.ALREADY_CLAIMED', `Entrant ${id} has an account already.`);
  const own = entrantOf(state, actor);
  if (own !== null) {
    const says = `You are entrant ${own.id} here already: one person has one entry.`;
    return no('TOURNAMENT.ALREADY_REGISTERED', says, { entrant: own.id, is: own.is });
  }
  return happens({ type: 'EntrantClaimed', v: 1, data: { entrant: id, who: actor }, secret: null });
}

function checkIn(state: OpenTournament, ids: readonly EntrantId[], now: Moment): Outcome {
  if (state.phase !== 'registering') return begun(state);
  const entrants: EntrantId[] = [];
  for (const id of new Set(ids)) {
    const entrant = toAct(state, id, ['in', 'waiting'], now, 'check in players');
    if ('ok' in entrant) return entrant;
    if (!entrant.checkedIn) entrants.push(id);
  }
  if (entrants.length === 0) return no('TOURNAMENT.ENTRANT_IS', 'All of them are checked in already.');
  return happens({ type: 'EntrantsCheckedIn', v: 1, data: { entrants }, secret: null });
}

function undoCheckIn(state: OpenTournament, id: EntrantId, now: Moment): Outcome {
  if (state.phase !== 'registering') return begun(state);
  const entrant = toAct(state, id, ['in', 'waiting'], now, 'check in players');
  if ('ok' in entrant) return entrant;
  if (!entrant.checkedIn) return no('TOURNAMENT.ENTRANT_IS', `Entrant ${id} is not checked in.`);
  return happens({ type: 'CheckInUndone', v: 1, data: { entrant: id }, secret: null });
}
