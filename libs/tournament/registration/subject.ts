import { type Moment, phrase, SYSTEM } from '#kernel';
import type { StaffOperation } from '../access.js';
import { no, type Refused, unlessStaff } from '../outcome.js';
import type { EntrantId } from '../standings/results.js';
import type { Entrant, OpenTournament } from '../state.js';

export const noSuchEntrant = (id: EntrantId): Refused =>
  no('TOURNAMENT.NO_SUCH_ENTRANT', phrase('There is no entrant {entrant} in this tournament.', { entrant: id }), {
    entrant: id,
  });

/** An entrant on whom the staff may act; or why not. */
export function forStaff(
  state: OpenTournament,
  id: EntrantId,
  takes: readonly Entrant['is'][],
  now: Moment,
  operation: StaffOperation,
): Entrant | Refused {
  const forbidden = now.actor === SYSTEM ? null : unlessStaff(state, now, operation);
  if (forbidden !== null) return forbidden;
  const entrant = state.entrants.get(id);
  if (entrant === undefined) return noSuchEntrant(id);
  if (takes.includes(entrant.is)) return entrant;
  const says = phrase('Entrant {entrant} is {is}; this takes one who is {takes}.', {
    entrant: id,
    is: entrant.is,
    takes: takes.join(' or '),
  });
  return no('TOURNAMENT.ENTRANT_IS', says, { entrant: id, is: entrant.is, takes });
}

/** An entrant who acts for themselves, or on whom the staff may act. */
export function toAct(
  state: OpenTournament,
  id: EntrantId,
  takes: readonly Entrant['is'][],
  now: Moment,
  operation: StaffOperation,
): Entrant | Refused {
  const entrant = state.entrants.get(id);
  const isOwn = entrant?.who === now.actor;
  return forStaff(state, id, takes, isOwn ? { ...now, actor: SYSTEM } : now, operation);
}
