import { type ActorId, happens, type Moment, never, phrase, SYSTEM } from '#kernel';
import { no, type Outcome, type Refused, unlessStaff } from '../outcome.js';
import { placesIn } from '../plan.js';
import { said } from '../said.js';
import { type EntrantId, entrantId } from '../standings/results.js';
import { currentRound, type Entrant, entrantOf, inPlay, type OpenTournament } from '../state.js';
import type { EnterPlayers, Missed, Player, RegistrationCommand, UndoCheckIn } from './commands.js';
import type { TournamentEvent } from '../events.js';
import { undoClaim } from './undo-claim.js';
import type { Entering } from './events.js';
import { missedBy } from './presence.js';
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
    case 'UndoClaim':
      return undoClaim(state, command, now);
    case 'CheckIn':
      return checkIn(state, command.entrants, now);
    case 'UndoCheckIn':
      return undoCheckIn(state, command, now);
    case 'NoteDeck': {
      const { entrant, hash } = command;
      if (now.actor !== SYSTEM)
        return no('TOURNAMENT.FORBIDDEN', phrase('A deck is handed in; the house notes that itself.'));
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
  if (state.registration === wanted) {
    const says = opens ? phrase('Registration is open already.') : phrase('Registration is closed already.');
    return no('TOURNAMENT.WRONG_PHASE', says);
  }
  return happens({ type: opens ? 'RegistrationOpened' : 'RegistrationClosed', v: 1, data: {}, secret: null });
}

function begun({ phase }: OpenTournament): Refused {
  const says = phrase('This is for before the start; the tournament is {phase}.', { phase });
  return no('TOURNAMENT.WRONG_PHASE', says, { phase });
}

function register(state: OpenTournament, { actor }: Moment): Outcome {
  if (state.phase !== 'registering' || state.registration === 'closed') {
    return no('TOURNAMENT.REGISTRATION_CLOSED', phrase('Registration is closed: ask the organisers to enter you.'));
  }
  const own = entrantOf(state, actor);
  return own === null ? entered(state, [{ who: actor, name: null }], 'loss') : isIn(own);
}

function isIn({ id, is }: Entrant): Refused {
  const own = { entrant: id, is };
  const says =
    is === 'dropped'
      ? phrase('You are entrant {entrant} here already, and {is}: ask the staff to take you in again.', own)
      : phrase('You are entrant {entrant} here already, and {is}.', own);
  return no('TOURNAMENT.ALREADY_REGISTERED', says, { entrant: id, is });
}

function enterPlayers(state: OpenTournament, { players, missed }: EnterPlayers, now: Moment): Outcome {
  const forbidden = unlessStaff(state, now, 'enter players');
  if (forbidden !== null) return forbidden;
  if (state.phase === 'over')
    return no('TOURNAMENT.WRONG_PHASE', phrase('The tournament is over.'), { phase: state.phase });
  if (players.length === 0) return no('TOURNAMENT.NO_SUCH_ENTRANT', phrase('Name at least one player to enter.'));
  return entered(state, players, missed);
}

/** Who dropped comes back under the number that they had. */
function entered(state: OpenTournament, players: readonly Player[], as: Missed): Outcome {
  const problem = entryProblem(state, players);
  if (problem !== null) return problem;
  let room = placesIn(state.plan) - inPlay(state).length;
  const entrants: Entering[] = [];
  const returned: TournamentEvent[] = [];
  for (const player of players) {
    const held = player.who === null ? null : entrantOf(state, player.who);
    const waits = room-- <= 0;
    if (held === null) {
      entrants.push({ ...player, entrant: entrantId(String(state.entrants.size + entrants.length + 1)), waits });
    } else {
      const data = { entrant: held.id, missed: missedBy(state, held, as), waits, reason: null };
      returned.push({ type: 'EntrantReturned', v: 2, data, secret: null });
    }
  }
  const settled = entrants.length > 0 ? settledProblem(state) : null;
  if (settled !== null) return settled;
  const rounds = Array.from({ length: currentRound(state)?.number ?? 0 }, (_, nth) => nth + 1);
  const data = { entrants, missed: { rounds, as } };
  const come: readonly TournamentEvent[] =
    entrants.length > 0 ? [{ type: 'EntrantsEntered', v: 1, data, secret: null }] : [];
  return happens(...come, ...returned);
}

/** Only into a Swiss that everybody plays can somebody come late: a bracket, a round robin and a cut are made once. */
function settledProblem(state: OpenTournament): Refused | null {
  const last = currentRound(state);
  if (last === null || (last.stage === 0 && state.plan.stages[0]?.is === 'swiss')) return null;
  const stage = last.stage + 1;
  const says = phrase(
    'Stage {stage} has begun, and who plays in it is settled: nobody new comes in, unless its rounds are taken back.',
    { stage },
  );
  return no('TOURNAMENT.WRONG_PHASE', says, { stage });
}

/** Nobody is in it twice. */
function entryProblem(state: OpenTournament, players: readonly Player[]): Refused | null {
  const seen = new Map<ActorId, number>();
  for (const [nth, { who }] of players.entries()) {
    if (who === null) continue;
    const held = entrantOf(state, who);
    const first = seen.get(who);
    seen.set(who, nth);
    if (first === undefined && (held === null || held.is === 'dropped')) continue;
    const says =
      first === undefined
        ? phrase('Player {nth} of these is entrant {entrant} already, and {is}.', {
            nth: nth + 1,
            entrant: held?.id ?? '',
            is: held?.is ?? '',
          })
        : phrase('The players {first} and {nth} of these are one person: name each once.', {
            first: first + 1,
            nth: nth + 1,
          });
    return no('TOURNAMENT.ALREADY_REGISTERED', says, { who, entrant: held?.id ?? null, is: held?.is ?? null });
  }
  return null;
}

function claim(state: OpenTournament, id: EntrantId, { actor }: Moment): Outcome {
  const entrant = state.entrants.get(id);
  if (entrant === undefined) return noSuchEntrant(id);
  if (entrant.who !== null)
    return no('TOURNAMENT.ALREADY_CLAIMED', phrase('Entrant {entrant} has an account already.', { entrant: id }));
  const own = entrantOf(state, actor);
  if (own !== null) {
    const says = phrase('You are entrant {entrant} here already: one person has one entry.', { entrant: own.id });
    return no('TOURNAMENT.ALREADY_REGISTERED', says, { entrant: own.id, is: own.is });
  }
  return happens({ type: 'EntrantClaimed', v: 1, data: { entrant: id, who: actor }, secret: null });
}

function checkIn(state: OpenTournament, ids: readonly EntrantId[], now: Moment): Outcome {
  const entrants = whoseCheckInIs(false, state, ids, now);
  if ('ok' in entrants) return entrants;
  if (entrants.length === 0) return no('TOURNAMENT.ENTRANT_IS', phrase('All of them are checked in already.'));
  return happens({ type: 'EntrantsCheckedIn', v: 1, data: { entrants }, secret: null });
}

function undoCheckIn(state: OpenTournament, { entrants: ids, ...why }: UndoCheckIn, now: Moment): Outcome {
  const entrants = whoseCheckInIs(true, state, ids, now);
  if ('ok' in entrants) return entrants;
  if (entrants.length === 0) return no('TOURNAMENT.ENTRANT_IS', phrase('None of them is checked in.'));
  return happens(
    ...entrants.map((entrant): TournamentEvent => {
      return { type: 'CheckInUndone', v: 1, data: { entrant, ...said(why) }, secret: null };
    }),
  );
}

/** Each of them once, as far as they are here, or are not yet. */
function whoseCheckInIs(
  checkedIn: boolean,
  state: OpenTournament,
  ids: readonly EntrantId[],
  now: Moment,
): Refused | readonly EntrantId[] {
  if (state.phase !== 'registering') return begun(state);
  const found: EntrantId[] = [];
  for (const id of new Set(ids)) {
    const entrant = toAct(state, id, ['in', 'waiting'], now, 'check in players');
    if ('ok' in entrant) return entrant;
    if (entrant.checkedIn === checkedIn) found.push(id);
  }
  return found;
}
