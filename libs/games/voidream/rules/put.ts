import { need, word } from '#cards';
import { handleOf, openly } from '../keys.js';
import { picked } from '../pick.js';
import { sayPick } from '../set/say.js';
import { isInPlay } from '../standing.js';
import { pick } from '../set/words.js';
import { type Card } from '../state.js';
import { defOf, type Table } from '../table.js';
import { dropAttachments, leavePlay, move } from '../zones.js';
import { type StepOf, type Verb } from './verb.js';

/** Putting cards into a deck or back into the hand: VD-4.2.12, VD-7.1.1, VD-2.8.6, VD-H.78. */

/** Arcana go to hand, Dream cards to the deck, each to its owner's; the bastion goes nowhere. */
function canGo(t: Table, card: Card, where: StepOf<'put'>['where']): boolean {
  const { kind } = defOf(t, card);
  if (kind === 'bastion' || kind === 'mind') return false;
  return (kind === 'arcanum') === (where === 'hand') && card.zone !== 'hand';
}

const PLACE = { top: 'on top of the deck', bottom: 'under the deck', hand: 'in hand' } as const;

export const put: Verb<StepOf<'put'>> = {
  fields: { what: need(pick), where: need(word('top', 'bottom', 'hand')) },
  says: (step) => `put ${sayPick(step.what)} ${PLACE[step.where]}`,
  touches: (t, card, step) => canGo(t, card, step.where),
  can: (t, line, step) => picked(t, line, step.what).some((card) => canGo(t, card, step.where)),
  run(t, line, step) {
    const cards = picked(t, line, step.what).filter((card) => canGo(t, card, step.where));
    const go = (card: Card): void => {
      t.tell?.(openly('put', '7.1.1', { card: handleOf(t, card), where: step.where, seat: card.owner }));
      dropAttachments(t, card);
      move(t, card, step.where === 'hand' ? 'hand' : 'deck', step.where === 'top' ? 'top' : 'end');
    };
    const leaving = cards.filter((card) => isInPlay(t, card));
    leavePlay(t, leaving, go);
    for (const card of cards) if (!leaving.includes(card)) go(card);
  },
  announces: () => [],
};
