import { or } from '#cards';
import { bottomOf, isAnchored } from '../anchored.js';
import { isPlayerBanned } from '../bans.js';
import { depthOf, isOn, strengthOf } from '../reckon.js';
import { seatOf } from '../voice.js';
import { reading } from '../rulings/index.js';
import { amount, who } from '../set/words.js';
import { DIRTY, type Happening, KNOWS } from '../state.js';
import { cardOf, currentLine, defOf, happening, lastingOf, playerOf, type Table } from '../table.js';
import { showBack } from '../backs.js';
import { openly } from '../keys.js';
import { newTo, strangersTo } from '../news.js';
import type { Seat } from '#kernel';
import { noteRoll } from './halves.js';
import { raised } from './limits.js';
import { raising, type StepOf, type Verb } from './verb.js';

/** Rolling: VD-6.21.1, VD-6.21.2, VD-H.33 to VD-H.35. */

export const roll: Verb<StepOf<'roll'>> = raising({
  fields: { who: or(who, 'you'), times: or(amount, 1) },
  touches: null,
  happenings(t, line, step) {
    const seat = seatOf(t, step.who, line);
    return seat !== null && canRoll(t, seat) ? [happening('rolled', seat, -1, line.source, 0)] : [];
  },
});

/** A deck in which one card alone could move does not change by a roll, so a line with it is not resolved (VD-H.33, VD-H.34). */
export function canRoll(t: Table, seat: Seat): boolean {
  const { deck } = playerOf(t, seat);
  const [top] = deck;
  if (top === undefined || isAnchored(t, { uid: top })) return false;
  return bottomOf(t, deck) > 1 && !isPlayerBanned(t, 'roll', seat, null);
}

/** The top card goes under the deck, as it is: a construct stays face up (VD-2.7.4, VD-H.34). */
function rollNow(t: Table, seat: Seat): number {
  const { deck } = playerOf(t, seat);
  const [moved] = deck;
  if (moved === undefined) return 0;
  if (canRoll(t, seat)) {
    deck.shift();
    deck.splice(bottomOf(t, deck), 0, moved);
    t.state.dirty |= DIRTY.decks;
  }
  const card = cardOf(t, moved);
  if (reading(t.state, 'VD-H.35') === 'c') {
    t.tell?.(newTo(strangersTo(card), openly('revealed', 'H.35', { seat, cards: [defOf(t, card).slug] })));
    card.knows |= KNOWS.fronts;
  }
  return reading(t.state, 'VD-H.35') === 'a' ? depthOf(t, seat) : defOf(t, card).value;
}

/** What cards add to it, or take from it. */
function changed(t: Table, seat: Seat, result: number): number {
  return t.state.effects.roll.reduce((sum, effect) => {
    const { grant } = lastingOf(t, effect.grant);
    if (grant.give !== 'roll' || !isOn(t, effect, grant.who, seat)) return sum;
    return raised(t.state, sum, strengthOf(t, effect, grant.amount));
  }, result);
}

export function rolled(t: Table, events: readonly Happening[]): void {
  for (const event of events) {
    const result = changed(t, event.seat, rollNow(t, event.seat));
    const top = playerOf(t, event.seat).deck[0];
    if (top !== undefined) showBack(t, cardOf(t, top));
    event.amount = result;
    const frame = t.state.stack.at(-1);
    const line = currentLine(t);
    if (frame?.kind === 'activate') frame.rolled = result;
    else if (line !== null) noteRoll(line, event.id, result);
    t.tell?.(openly('rolled', '6.21.1', { seat: event.seat, result }));
  }
}
