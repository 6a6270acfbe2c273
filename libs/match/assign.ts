import {
  type ActorId,
  type Decision,
  Fault,
  type Happening,
  happens,
  type Moment,
  phrase,
  refuse,
  refused,
  type Seat,
  SYSTEM,
} from '#kernel';
import type { MatchRefusal } from './refusals.js';
import { holderOf, type In } from './state.js';

/** By the house: the guest of this seat turned out to be somebody. */
export type AssignSeat = { readonly type: 'AssignSeat'; readonly seat: Seat; readonly who: ActorId };

/** From now on it is theirs to take, and to report from. */
export type SeatAssigned = Happening<'SeatAssigned', { readonly seat: Seat; readonly who: ActorId }, null>;

export function assignSeat(
  state: In<'open' | 'playing'>,
  { seat, who }: AssignSeat,
  { actor }: Moment,
): Decision<SeatAssigned, MatchRefusal> {
  if (actor !== SYSTEM) return refused(refuse('MATCH.NOT_YOURS', 'Whose seat it is, the tournament says.'));
  if (!isGuests(state, seat)) {
    return refused(refuse('MATCH.SEAT_NOT_FREE', phrase("Seat {seat} is no guest's seat.", { seat }), { free: [] }));
  }
  return happens({ type: 'SeatAssigned', v: 1, data: { seat, who }, secret: null });
}

export function seatAssigned<State extends In<'open' | 'playing'>>(
  state: State,
  { data: { seat, who } }: SeatAssigned,
  { actor }: Moment,
): State {
  if (actor !== SYSTEM || !isGuests(state, seat)) throw new Fault(`Seat ${seat} was assigned, which is no guest's.`);
  const { plan } = state;
  return { ...state, plan: { ...plan, players: plan.players.with(seat, who) } };
}

const isGuests = ({ plan }: In<'open' | 'playing'>, place: Seat): boolean =>
  plan.origin !== null && place < plan.seats.length && holderOf(plan, place) === null;
