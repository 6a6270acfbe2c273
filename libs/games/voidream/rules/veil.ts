import { need, or } from '#cards';
import { isBanned } from '../bans.js';
import { handleOf, privately } from '../keys.js';
import { newTo, strangersToHidden } from '../news.js';
import { isUpInPlay, picked } from '../pick.js';
import { seatOf } from '../voice.js';
import { amount, pick, who } from '../set/words.js';
import type { Fact } from '#kernel';
import type { Kind } from '../language.js';
import type { Card, Happening, Zone } from '../state.js';
import { cardOf, defOf, happening, playerOf, type Table, type Voice } from '../table.js';
import { layVeiled, leavePlay } from '../zones.js';
import { raising, type StepOf, type Verb } from './verb.js';

/** Veiling: VD-6.26.1, VD-7.5.1, VD-7.5.2, VD-6.2.2. */

const KINDS: readonly Kind[] = ['thought', 'memory', 'entity', 'construct'];
const PLACES: readonly Zone[] = ['dream-discard', 'void', 'resolving'];

/** A Dream card that is not the bastion: face up in play or in a pile, being played, or face down in a deck. */
const canVeil = (t: Table, card: Card, by: Voice): boolean =>
  (isUpInPlay(t, card) || PLACES.includes(card.zone) || (card.zone === 'deck' && !card.up)) &&
  KINDS.includes(defOf(t, card).kind) &&
  !isBanned(t, 'be-veiled', card, by) &&
  !isBanned(t, 'be-moved', card, by);

export const veil: Verb<StepOf<'veil'>> = raising({
  fields: { what: need(pick) },
  touches: (t, card, _, line) => canVeil(t, card, line),
  happenings: (t, line, { what }) =>
    picked(t, line, what)
      .filter((card) => canVeil(t, card, line))
      .map((card) => happening('veiled', card.controller, card.uid, line.source)),
});

export const veilTop: Verb<StepOf<'veil-top'>> = raising({
  fields: { who: or(who, 'you'), times: or(amount, 1) },
  touches: null,
  happenings(t, line, step) {
    const seat = seatOf(t, step.who, line);
    const top = seat === null ? undefined : playerOf(t, seat).deck[0];
    if (seat === null || top === undefined || cardOf(t, top).up) return [];
    return [happening('veiled', seat, top, line.source)];
  },
});

const whence = (t: Table, card: Card): string =>
  card.zone === 'deck' && card.serial === 0 ? 'deck' : handleOf(t, card);

function laid(t: Table, card: Card, from: string): Fact {
  const { controller: seat } = card;
  const { value, slug } = defOf(t, card);
  return privately('veiled', '6.26.1', { seat, from, id: handleOf(t, card), value }, seat, { card: slug });
}

export function veiled(t: Table, events: readonly Happening[]): void {
  const lay = (card: Card): void => {
    const { controller } = card;
    const seen = t.tell === null ? null : { from: whence(t, card), strangers: strangersToHidden(controller, card) };
    layVeiled(t, card, controller);
    if (seen !== null) t.tell?.(newTo(seen.strangers, laid(t, card, seen.from)));
  };
  const cards = events.map(({ card }) => cardOf(t, card));
  leavePlay(
    t,
    cards.filter(({ serial }) => serial > 0),
    lay,
  );
  for (const card of cards) {
    if (card.serial === 0) lay(card);
  }
}
