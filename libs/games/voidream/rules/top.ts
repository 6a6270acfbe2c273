import { or } from '#cards';
import { seatOf } from '../voice.js';
import { amount, who } from '../set/words.js';
import type { Card, Happening } from '../state.js';
import { cardOf, happening, playerOf, type Table, type Voice } from '../table.js';
import { canDiscard, canVoid } from './leave.js';
import { raising, type StepOf, type Verb } from './verb.js';

/** Discarding and voiding from the top, which is no damage: VD-2.8.6, VD-H.40. */

type FromTop = StepOf<'discard-top' | 'void-top'>;

/** The top card, unless it is one that stays: the bastion always does. */
function fromTop(what: Happening['what'], can: (t: Table, card: Card, by: Voice) => boolean): Verb<FromTop> {
  return raising({
    fields: { who: or(who, 'you'), times: or(amount, 1) },
    touches: null,
    happenings(t, line, step) {
      const seat = seatOf(t, step.who, line);
      const top = seat === null ? undefined : playerOf(t, seat).deck[0];
      if (top === undefined) return [];
      const card = cardOf(t, top);
      return can(t, card, line) ? [happening(what, card.owner, top, line.source)] : [];
    },
  });
}

export const discardFromTop: Verb<StepOf<'discard-top'>> = fromTop('top-discarded', canDiscard);
export const voidFromTop: Verb<StepOf<'void-top'>> = fromTop('voided', canVoid);
