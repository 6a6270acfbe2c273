import type { Pick } from './language.js';
import { canReach, membersOf } from './reckon.js';
import { isInPlay } from './standing.js';
import type { Card, LineFrame } from './state.js';
import { cardOf, deref, type Table } from './table.js';

/** The cards that a step is done to now; those that Deep keeps out of reach are not among them (VD-6.4.1). */
export function picked(t: Table, line: LineFrame, pick: Pick): Card[] {
  return aimedAt(t, line, pick).filter((card) => canReach(t, line.source, card));
}

function aimedAt(t: Table, line: LineFrame, pick: Pick): Card[] {
  if (pick === 'self') return [cardOf(t, line.source)];
  if (pick === 'host') {
    const { host } = cardOf(t, line.source);
    return host < 0 ? [] : [cardOf(t, host)];
  }
  if (pick === 'that-card') {
    const card = line.event?.card ?? -1;
    return card < 0 ? [] : [cardOf(t, card)];
  }
  if (pick === 'it') return [];
  switch (pick.pick) {
    case 'all':
      return membersOf(t, pick.of, line);
    case 'bound':
      return (line.bound[pick.register] ?? []).map((ref) => deref(t, ref)).filter((card) => card !== null);
    case 'choose':
    case 'random':
      return [];
  }
}

/** Whether the card is face up in play, so that what is done to cards in play can be done to it. */
export const isUpInPlay = (t: Table, card: Card): boolean => card.up && isInPlay(t, card);
