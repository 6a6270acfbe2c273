import type { Fact, Seat } from '#kernel';
import { type Card, KNOWS } from './state.js';
import { SEATS } from './table.js';

/** To whom a fact is new: the judge's part says it, since what a seat knew already it does not learn (VD-H.101). */

export const isKnown = (card: Card, seat: Seat, bits: readonly [number, number, number]): boolean =>
  (card.knows & (bits[2] | bits[seat === 0 ? 0 : 1])) !== 0;

/** Asked before the fact is told, while the cards are still known to those alone who knew them. */
export const strangersTo = (...cards: readonly Card[]): Seat[] =>
  SEATS.filter((seat) => cards.some((card) => !isKnown(card, seat, KNOWS.front)));
/** That seat, unless it knows the card. */
export const strangerAs = (seat: Seat, card: Card): Seat[] => (isKnown(card, seat, KNOWS.front) ? [] : [seat]);
/** A card whose text works from a hand is shown by it. */
export const strangersInHand = (card: Card): Seat[] => (card.zone === 'hand' ? strangersTo(card) : []);
export const strangersToBack = (card: Card): Seat[] => SEATS.filter((seat) => !isKnown(card, seat, KNOWS.back));

/** Of a card that is laid face down: its player sees the front of it, the other the back. */
export const strangersToHidden = (seat: Seat, card: Card): Seat[] => [
  ...strangerAs(seat, card),
  ...strangersToBack(card).filter((other) => other !== seat),
];

export const newTo = (seats: readonly Seat[], fact: Fact): Fact =>
  seats.length === 0 ? fact : { ...fact, judge: { ...fact.judge, newTo: seats } };

/** Of these facts, those by which this seat can tell apart positions that it could not before. */
export const learned = (facts: readonly Fact[], seat: Seat): readonly Fact[] =>
  facts.filter(({ judge }) => Array.isArray(judge?.newTo) && judge.newTo.includes(seat));
