import type { Seat } from '#kernel';
import { capacityOf, keywordOf, numberOf } from '../reckon.js';
import type { Card, Player } from '../state.js';
import { cardOf, defOf, other, playerOf, type Table } from '../table.js';

/** How well a seat stands, in points: about one for an arcanum that it can still play. */
export function evaluate(t: Table, seat: Seat): number {
  const { outcome } = t.state;
  if (outcome !== null) return outcome.winner === null ? 0 : outcome.winner === seat ? WON : -WON;
  return standing(t, seat) - standing(t, other(seat));
}

const WON = 1000;

/** What a thing is worth. */
const WORTH = {
  /** A card of the deck: one point of Dream damage that the bastion need not take. */
  deckCard: 0.55,
  /** A card above the bastion. */
  cover: 0.35,
  /** Stability of a bastion on top, which is all that is left. */
  lastStability: 0.6,
  construct: 0.4,
  entity: 1,
  dawn: 0.55,
  stability: 0.2,
  dusk: -0.15,
  dread: 0.5,
  exhausted: -0.4,
  memory: 1.8,
  veiled: 1.7,
  charge: 0.3,
  /** An arcanum at hand rather than among the discarded. */
  handArcanum: 0.5,
  /** The last arcanum that is not in the Void; the one before it is worth half of that, the one before a third. */
  lifeline: 40,
} as const;

function standing(t: Table, seat: Seat): number {
  const player = playerOf(t, seat);
  return deckWorth(t, player) + playWorth(t, seat) + arcanaWorth(player);
}

/** How far it is to the bastion: what lies above it, and what can still be rolled on top of it. */
function deckWorth(t: Table, { deck, bastion, construct }: Player): number {
  const cover = deck.indexOf(bastion);
  const top = cover === 0 ? capacityOf(t, cardOf(t, bastion)) * WORTH.lastStability : 0;
  const wall = construct < 0 ? 0 : capacityOf(t, cardOf(t, construct)) * WORTH.construct;
  return deck.length * WORTH.deckCard + cover * WORTH.cover + top + wall;
}

function playWorth(t: Table, seat: Seat): number {
  let sum = 0;
  for (const uid of playerOf(t, seat).play) sum += cardWorth(t, cardOf(t, uid));
  for (const uid of t.state.attached) {
    const card = cardOf(t, uid);
    if (card.controller === seat) sum += card.up ? WORTH.memory / 2 : WORTH.charge;
  }
  return sum;
}

function cardWorth(t: Table, card: Card): number {
  if (!card.up) return WORTH.veiled;
  if (defOf(t, card).kind !== 'entity') return WORTH.memory;
  return (
    WORTH.entity +
    numberOf(t, card, 'dawn') * WORTH.dawn +
    numberOf(t, card, 'stability') * WORTH.stability +
    numberOf(t, card, 'dusk') * (keywordOf(t, card, 'dread') > 0 ? WORTH.dread : WORTH.dusk) +
    (card.exhausted ? WORTH.exhausted : 0)
  );
}

/** Without any arcanum Nightmare is the end; each further one matters less. */
function arcanaWorth({ hand, arcanaDiscard }: Player): number {
  let worth = hand.length * WORTH.handArcanum;
  for (let left = hand.length + arcanaDiscard.length; left > 0; left--) worth += WORTH.lifeline / left;
  return worth;
}
