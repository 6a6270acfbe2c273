import { Fault, type Moment } from '#kernel';
import { holderOf, type In, type MatchState } from '../state.js';
import type { GameHandedIn, ImportedCounts } from './events.js';

export function gameHandedIn(state: In<'open'>, { data }: GameHandedIn, { actor }: Moment): MatchState {
  const { plan, desk } = state;
  if (plan.origin === null) throw new Fault('Only the matches of tournaments have games that are handed in.');
  if (data.seat !== null && holderOf(plan, data.seat) !== actor)
    throw new Fault(`Somebody handed in a game for seat ${data.seat} who has not got it.`);
  if (data.game !== desk.handedIn.length + 1) throw new Fault(`Game ${data.game} was handed in out of its place.`);
  if (data.from.places.length !== plan.seats.length) throw new Fault('A game was handed in that others played.');
  desk.handedIn.push(data);
  return state;
}

export function importedCounts(state: In<'finished'>, { data }: ImportedCounts): MatchState {
  const { desk } = state;
  if (desk.imported?.countsFor !== null) throw new Fault('A match counts elsewhere that can not.');
  desk.imported = { ...desk.imported, countsFor: data.match };
  return state;
}
