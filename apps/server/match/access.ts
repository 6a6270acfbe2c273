import { type ActorId, type Seat, type Viewer } from '#kernel';
import { isBranch, type MatchState, seatOf, toAnswer } from '#match';
import { scopeName } from '../people/scopes.js';
import type { Principal, Scope } from '../principal.js';
import type { MatchOperation } from '#tournament';

/** Everything that can be done to a match from outside. */
export type MatchAct =
  | 'create'
  | 'join'
  | 'answer'
  | 'resign'
  | 'repeat a match'
  | 'cancel'
  | `${'offer' | 'accept' | 'decline'} a draw`
  | 'claim a seat'
  | 'report'
  | 'confirm a result'
  | 'withdraw a report'
  | 'call a judge'
  | 'play on'
  | 'write a note'
  | MatchOperation;

export type Access =
  | { readonly may: true; readonly actor: ActorId }
  | { readonly may: false; readonly why: 'NOT_SIGNED_IN' | 'FORBIDDEN'; readonly says: string };

/**
 * Who may send which command: anybody who is signed in and whose token may play, or organise where staff are meant.
 * Which seat is theirs, the match itself decides, and which role, its tournament.
 */
export function accessTo(act: MatchAct, principal: Principal): Access {
  if (principal.is === 'nobody') {
    return {
      may: false,
      why: 'NOT_SIGNED_IN',
      says: `Sign in first: to ${act}, send the header Authorization with a token.`,
    };
  }
  const scope = SCOPES[act] ?? 'game:play';
  if (!principal.scopes.includes(scope)) {
    return {
      may: false,
      why: 'FORBIDDEN',
      says: `This token may not ${act}: it lacks the scope ${scopeName(scope)}. Make one that has it.`,
    };
  }
  return { may: true, actor: principal.id };
}

const SCOPES: Readonly<Partial<Record<MatchAct, Scope>>> = {
  'read reports': 'tournament:organise',
  'enter a result': 'tournament:organise',
  'answer a call': 'tournament:organise',
  'hold a match': 'tournament:organise',
  'put in a seed': 'tournament:organise',
  'hide a note': 'tournament:organise',
};

/** As whom somebody looks at a match: their own seat, or the public. */
export function viewerOf(state: MatchState, principal: Principal): Viewer {
  const seat = ownSeat(state, principal);
  return seat === null ? { as: 'public' } : { as: 'seat', seat };
}

/** In a branch, which is one person's, the seat that must answer next. */
export function ownSeat(state: MatchState, principal: Principal): Seat | null {
  if (principal.is === 'nobody' || state.phase === 'none' || !principal.scopes.includes('game:play')) return null;
  if (isBranch(state)) return state.plan.creator === principal.id ? toAnswer(state) : null;
  return seatOf(state.plan, principal.id);
}

/** Whether all seats are theirs: it is a branch of their own. */
export const isOwnBranch = (state: MatchState, principal: Principal): boolean =>
  principal.is !== 'nobody' &&
  state.phase !== 'none' &&
  principal.scopes.includes('game:play') &&
  isBranch(state) &&
  state.plan.creator === principal.id;
