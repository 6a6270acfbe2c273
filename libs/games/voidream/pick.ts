import type { Pick } from './language.js';
import { amountOf, bestOf, canReach, membersOf } from './reckon.js';
import { isInPlay } from './standing.js';
import type { Card, LineFrame } from './state.js';
import { cardOf, deref, playerOf, type Table } from './table.js';
import { cardCalled, seatOf } from './voice.js';

/** The cards that a step is done to now; those that Deep keeps out of reach are not among them (VD-6.4.1). */
export function picked(t: Table, line: LineFrame, pick: Pick): Card[] {
  return aimedAt(t, line, pick).filter((card) => canReach(t, line, card));
}

function aimedAt(t: Table, line: LineFrame, pick: Pick): Card[] {
  if (pick === 'attachments') {
    return t.state.attached.map((uid) => cardOf(t, uid)).filter(({ host }) => host === line.source);
  }
  if (typeof pick === 'string') {
    const card = cardCalled(t, pick, line);
    return card === null ? [] : [card];
  }
  switch (pick.pick) {
    case 'all': {
      const members = membersOf(t, pick.of, line);
      return pick.best === null || members.length === 0 ? members : bestOf(t, pick.best, members);
    }
    case 'bound':
      return (line.bound[pick.register] ?? []).map((ref) => deref(t, ref)).filter((card) => card !== null);
    case 'deck': {
      const seat = seatOf(t, pick.who, line);
      const n = Math.max(0, amountOf(t, pick.count, line));
      const deck = seat === null ? [] : playerOf(t, seat).deck;
      const taken = pick.from === 'top' ? deck.slice(0, n) : deck.slice(-n).reverse();
      return n === 0 ? [] : taken.map((uid) => cardOf(t, uid));
    }
    case 'choose':
    case 'random':
      return [];
  }
}

/** Whether the card is face up in play, so that what is done to cards in play can be done to it. */
export const isUpInPlay = (t: Table, card: Card): boolean => card.up && isInPlay(t, card);
