import { or } from '#cards';
import { openly } from '../keys.js';
import { newTo, strangersTo } from '../news.js';
import { seatOf } from '../voice.js';
import { amount, who } from '../set/words.js';
import type { Card, LineFrame } from '../state.js';
import type { Who } from '../language.js';
import { cardOf, defOf, playerOf, type Table } from '../table.js';
import { move } from '../zones.js';
import { discardTop } from './dream-damage.js';
import { always, type StepOf, type Verb } from './verb.js';

/** Discarding and voiding from the top, which is no damage: VD-2.8.6, VD-H.40. */

/** The top card, unless it is the bastion, which stays. */
function movableTop(t: Table, line: LineFrame, whom: Who): Card | null {
  const seat = seatOf(t, whom, line);
  if (seat === null) return null;
  const [top] = playerOf(t, seat).deck;
  return top === undefined || defOf(t, cardOf(t, top)).kind === 'bastion' ? null : cardOf(t, top);
}

type FromTop = StepOf<'discard-top' | 'void-top'>;

function fromTop(go: (t: Table, card: Card, source: number) => void): Verb<FromTop> {
  return {
    fields: { who: or(who, 'you'), times: or(amount, 1) },
    touches: always,
    can: (t, line, step) => movableTop(t, line, step.who) !== null,
    run(t, line, step) {
      const card = movableTop(t, line, step.who);
      if (card !== null) go(t, card, line.source);
    },
    announces: () => [],
  };
}

export const discardFromTop: Verb<StepOf<'discard-top'>> = fromTop(discardTop);
export const voidFromTop: Verb<StepOf<'void-top'>> = fromTop((t, card) => {
  const shown = openly('top-voided', '6.25.1', { seat: card.owner, card: defOf(t, card).slug });
  t.tell?.(newTo(strangersTo(card), shown));
  move(t, card, 'void');
});
