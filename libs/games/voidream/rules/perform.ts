import { flag, need, or } from '#cards';
import type { Seat } from '#kernel';
import { openly } from '../keys.js';
import { newTo, strangersTo } from '../news.js';
import { picked } from '../pick.js';
import { pick } from '../set/words.js';
import { isTextless } from '../standing.js';
import type { Card, Uid } from '../state.js';
import { defOf, playerOf, push, pushLine, type Table, voiceOf } from '../table.js';
import { move } from '../zones.js';
import { beginArcanum, isFreelyPlayable } from './arcana.js';
import { turnsOf, without } from './foreseen.js';
import { canBePlayed, limitsHold } from './play-limits.js';
import { playFrame } from './play.js';
import { unveilable, unveilFreely } from './unveil.js';
import { type StepOf, type Verb } from './verb.js';

/** Playing, unveiling and repeating cards by an effect: VD-6.8.2, VD-6.24.2, VD-7.5.3, VD-7.8.1. */

const LASTING: readonly string[] = ['thought', 'memory', 'entity', 'construct'];

const isPlayable = (t: Table, card: Card, you: Seat, inverted: boolean): boolean =>
  isFreelyPlayable(t, card, you, inverted) || (!inverted && isDreamPlayable(t, card, you));

const isDreamPlayable = (t: Table, card: Card, you: Seat): boolean =>
  (card.zone === 'dream-discard' || card.zone === 'void' || (card.zone === 'deck' && !card.up)) &&
  LASTING.includes(defOf(t, card).kind) &&
  canBePlayed(t, card, you);

export const play: Verb<StepOf<'play'>> = {
  fields: { what: need(pick), inverted: or(flag(), false) },
  touches: (t, card, step, line) => isPlayable(t, card, line.you, step.inverted),
  can: (t, line, step) => picked(t, line, step.what).some((card) => isPlayable(t, card, line.you, step.inverted)),
  run(t, line, step) {
    const card = picked(t, line, step.what).find((one) => isPlayable(t, one, line.you, step.inverted));
    if (card === undefined) return;
    if (defOf(t, card).kind === 'arcanum') {
      beginArcanum(t, card, line.you, step.inverted, true);
      return;
    }
    if (card.zone === 'deck') {
      const shown = { seat: card.owner, id: card.zone, cards: [defOf(t, card).slug] };
      t.tell?.(newTo(strangersTo(card), openly('revealed', '6.8.2', shown)));
    }
    push(t, playFrame(card, line.you, 'played'));
    move(t, card, 'resolving');
  },
  announces: () => [],
  heralds: (t, line, step) =>
    picked(t, line, step.what)
      .filter((card) => card.zone === 'deck' && isDreamPlayable(t, card, line.you))
      .slice(0, 1)
      .flatMap(({ uid, owner }) => turnsOf(t, owner, without(playerOf(t, owner).deck, uid))),
};

/** Within the limits, without the costs of the action unless its text says so (VD-7.5.4). */
const isUnveilable = (t: Table, card: Card, free: boolean): boolean =>
  card.zone === 'play' &&
  !card.up &&
  (free ? limitsHold(t, card, card.controller) : unveilable(t, card.controller, []).includes(card));

export const unveil: Verb<StepOf<'unveil'>> = {
  fields: { what: need(pick), free: or(flag(), true) },
  touches: (_, card) => card.zone === 'play' && !card.up,
  can: (t, line, step) => picked(t, line, step.what).some((card) => card.zone === 'play' && !card.up),
  run(t, line, step) {
    const [card, ...others] = picked(t, line, step.what).filter((one) => isUnveilable(t, one, step.free));
    if (card === undefined) return;
    if (step.free) unveilFreely(t, card, card.controller);
    else push(t, { kind: 'unveil', stage: 1, you: card.controller, cards: payable(t, card, others), next: 0 });
  },
  announces: () => [],
};

/** As many as can be paid for together (VD-H.70). */
function payable(t: Table, { uid, controller }: Card, others: readonly Card[]): Uid[] {
  const cards = [uid];
  for (const other of others) if (unveilable(t, controller, cards).includes(other)) cards.push(other.uid);
  return cards;
}

const hasLines = (t: Table, card: Card): boolean => card.up && !isTextless(t, card) && defOf(t, card).normal.length > 0;

/** The lines of that card, top first, as if they stood here. */
export const replay: Verb<StepOf<'replay'>> = {
  fields: { what: need(pick) },
  touches: hasLines,
  can: (t, line, step) => picked(t, line, step.what).some((card) => hasLines(t, card)),
  run(t, line, step) {
    const card = picked(t, line, step.what).find((one) => hasLines(t, one));
    if (card === undefined) return;
    for (const program of defOf(t, card).normal.toReversed()) {
      pushLine(t, program, voiceOf(card, line.you), null);
    }
  },
  announces: () => [],
};
