import { or } from '#cards';
import { openly } from '../keys.js';
import { newTo, strangersTo } from '../news.js';
import { amountOf, capacityOf } from '../reckon.js';
import { seatOf } from '../voice.js';
import { amount, who } from '../set/words.js';
import { isInPlay } from '../standing.js';
import { type Card, DIRTY, type Frame, type Happening } from '../state.js';
import { cardOf, defOf, happen, happening, playerOf, pop, push, type Table } from '../table.js';
import { discardFromPlay, leavePlay, move } from '../zones.js';
import { mark, noteDealt } from './damage.js';
import { raising, type StepOf, type Verb } from './verb.js';

/** Dream damage: VD-4.8.8 to 4.8.11, VD-4.8.13, VD-H.50, VD-H.51, VD-H.95. */

export const dreamDamage: Verb<StepOf<'dream-damage'>> = raising({
  fields: { who: or(who, 'opponent'), amount: or(amount, 1) },
  touches: null,
  happenings(t, line, step) {
    const seat = seatOf(t, step.who, line);
    const n = amountOf(t, step.amount, line);
    return seat === null || n <= 0 ? [] : [happening('dream-damaged', seat, -1, line.source, n)];
  },
});

export function dreamDamaged(t: Table, events: readonly Happening[]): void {
  for (const { seat, amount } of events) t.tell?.(openly('dream-damage', '4.8.10', { seat, amount }));
  for (const { seat, source, amount: left } of events.toReversed()) {
    push(t, { kind: 'dream-damage', seat, source, left, joint: events.length > 1 });
  }
}

/** Point by point from the top: an active construct absorbs first, else a card is discarded (VD-4.8.8 to 4.8.11). */
export function step(t: Table, frame: Extract<Frame, { kind: 'dream-damage' }>): void {
  const top = playerOf(t, frame.seat).deck[0];
  if (top === undefined || frame.left <= 0) {
    if (frame.joint) t.state.dirty |= DIRTY.decks;
    pop(t);
    return;
  }
  const card = cardOf(t, top);
  if (card.up) {
    const absorbed = Math.min(frame.left, roomOf(t, card));
    frame.left = absorbed === 0 ? 0 : frame.left - absorbed;
    mark(t, card, absorbed);
  } else {
    frame.left -= 1;
    noteDealt(t, 1);
    happen(t, [happening('top-discarded', card.owner, top, frame.source)]);
  }
}

/** What withered to nothing and stayed takes the point that fells it (VD-H.53(c)). */
const roomOf = (t: Table, card: Card): number =>
  Math.max(capacityOf(t, card), card.damage === 0 && defOf(t, card).kind === 'bastion' ? 1 : 0);

/** An active construct there is in play, and leaves it (VD-H.40, VD-H.66, VD-H.76). */
export function topDiscarded(t: Table, events: readonly Happening[]): void {
  for (const { card: uid } of events) {
    const card = cardOf(t, uid);
    t.tell?.(
      newTo(strangersTo(card), openly('top-discarded', '4.8.10', { seat: card.owner, card: defOf(t, card).slug })),
    );
    if (isInPlay(t, card)) {
      const go = (): void => {
        discardFromPlay(t, card);
      };
      leavePlay(t, [card], go, [card]);
    } else {
      move(t, card, 'dream-discard');
    }
  }
}
