import { type ActorId, type Seat, type Viewer } from '#kernel';
import { type MatchState, seatOf } from '#match';
import type { Principal } from '../principal.js';

/** Everything that can be done to a match from outside. */
export type MatchAct = 'create' | 'join' | 'answer' | 'resign' | 'cancel';

export type Access =
  | { readonly may: true; readonly actor: ActorId }
  | { readonly may: false; readonly why: 'NOT_SIGNED_IN' | 'FORBIDDEN'; readonly says: string };

/**
 * Who may send which command: anybody who is signed in and whose token may play. Which seat is theirs, the match
 * itself decides.
 */
export function accessTo(act: MatchAct, principal: Principal): Access {
  if (principal.is === 'nobody') {
    return {
      may: false,
      why: 'NOT_SIGNED_IN',
      says: `Sign in first: to ${act}, send the header Authorization with a token.`,
    };
  }
  if (!principal.scopes.includes('game:play')) {
    return {
      may: false,
      why: 'FORBIDDEN',
      says: `This token may not ${act}: it lacks the scope "game:play". Make one that has it.`,
    };
  }
  return { may: true, actor: principal.id };
}

/** As whom somebody looks at a match: their own seat, or the public. */
export function viewerOf(state: MatchState, principal: Principal): Viewer {
  const seat = ownSeat(state, principal);
  return seat === null ? { as: 'public' } : { as: 'seat', seat };
}

export function ownSeat(state: MatchState, principal: Principal): Seat | null {
  if (principal.is === 'nobody' || state.phase === 'none' || !principal.scopes.includes('game:play')) return null;
  return seatOf(state.plan, principal.id);
}
