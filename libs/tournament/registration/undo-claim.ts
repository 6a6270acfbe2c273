import { happens, type Moment, phrase } from '#kernel';
import type { TournamentEvent } from '../events.js';
import { no, type Outcome, unlessStaff } from '../outcome.js';
import { seatedAgain } from '../rounds/repair.js';
import type { OpenTournament } from '../state.js';
import type { UndoClaim } from './commands.js';
import { noSuchEntrant } from './subject.js';

/** The guest is nobody's again, and so is the seat at a table that is played: it is seated again, with a match of its own. */
export function undoClaim(state: OpenTournament, { entrant: id, reason }: UndoClaim, now: Moment): Outcome {
  const forbidden = unlessStaff(state, now, 'enter players');
  if (forbidden !== null) return forbidden;
  const entrant = state.entrants.get(id);
  if (entrant === undefined) return noSuchEntrant(id);
  const { who, name } = entrant;
  if (who === null)
    return no(
      'TOURNAMENT.NOT_CLAIMED',
      phrase('Entrant {entrant} is a guest whom nobody has claimed.', { entrant: id }),
    );
  if (name === null) {
    const says = phrase('Entrant {entrant} was entered as a person, not as a guest: take them out instead.', {
      entrant: id,
    });
    return no('TOURNAMENT.NOT_CLAIMED', says, { entrant: id });
  }
  const undone: TournamentEvent = { type: 'ClaimUndone', v: 1, data: { entrant: id, who, reason }, secret: null };
  const freed = { ...state, entrants: new Map(state.entrants).set(id, { ...entrant, who: null }) };
  return happens<TournamentEvent>(undone, ...seatedAgain(freed, id, reason));
}
