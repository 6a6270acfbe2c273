import { need } from '#cards';
import { isBanned } from '../bans.js';
import { handleOf, openly } from '../keys.js';
import { picked } from '../pick.js';
import { pick } from '../set/words.js';
import type { Card, Happening } from '../state.js';
import { cardOf, defOf, happening, playerOf, type Table, type Voice } from '../table.js';
import { attachmentsOf, changeZone, noteLoss, putUnder } from '../zones.js';
import { canHost } from './play-limits.js';
import { raising, type StepOf, type Verb } from './verb.js';

/** Attaching by an effect: VD-6.2.1, VD-7.15.1 to 7.15.3, VD-H.108. */

/** A memory that carries nothing, in play or in a pile; a card that is attached already, or one that lies face down in a deck. */
function canAttach(t: Table, card: Card, by: Voice | null): boolean {
  if (isBanned(t, 'be-moved', card, by) || attachmentsOf(t, card).length > 0) return false;
  if (card.zone === 'attached' || (card.zone === 'deck' && !card.up)) return true;
  return card.up && defOf(t, card).kind === 'memory' && PLACES.includes(card.zone);
}

const PLACES: readonly string[] = ['play', 'dream-discard', 'void'];

export const attach: Verb<StepOf<'attach'>> = raising({
  fields: { what: need(pick), to: need(pick) },
  touches: (t, card, _, line) => canAttach(t, card, line),
  happenings(t, line, { what, to }) {
    const host = picked(t, line, to).find((card) => canHost(t, card, 'be-attached-to', line));
    if (host === undefined) return [];
    return picked(t, line, what)
      .filter((card) => canAttach(t, card, line) && card.uid !== host.uid && card.host !== host.uid)
      .map((card) => happening('attached', card.controller, card.uid, line.source, host.uid));
  },
});

export function attached(t: Table, events: readonly Happening[]): void {
  for (const { card: uid, seat, amount: to } of events) {
    const card = cardOf(t, uid);
    const host = cardOf(t, to);
    if (!canAttach(t, card, null) || !canHost(t, host, 'be-attached-to', null)) continue;
    if (card.zone === 'attached') {
      noteLoss(t, card);
      card.host = host.uid;
    } else if (card.zone === 'play') {
      attachNow(t, card, host);
    } else {
      putUnder(t, card, host, seat, card.zone !== 'deck');
    }
    t.tell?.(openly('attached', '6.2.1', { card: handleOf(t, card), host: handleOf(t, host) }));
  }
}

/** It stays in play, as the object that it is. */
function attachNow(t: Table, card: Card, host: Card): void {
  const { play } = playerOf(t, card.controller);
  play.splice(play.indexOf(card.uid), 1);
  changeZone(t, card, 'attached');
  card.host = host.uid;
  t.state.attached.push(card.uid);
}

const canDetach = (t: Table, card: Card, by: Voice): boolean =>
  card.zone === 'attached' && card.up && defOf(t, card).kind === 'memory' && !isBanned(t, 'be-moved', card, by);

/** A memory stands by itself again, whatever it attaches to otherwise. */
export const detach: Verb<StepOf<'detach'>> = {
  fields: { what: need(pick) },
  touches: (t, card, _, line) => canDetach(t, card, line),
  can: (t, line, { what }) => picked(t, line, what).some((card) => canDetach(t, card, line)),
  run(t, line, { what }) {
    for (const card of picked(t, line, what)) if (canDetach(t, card, line)) detachNow(t, card);
  },
  announces: () => [],
  heralds: (t, line, { what }) =>
    picked(t, line, what)
      .filter((card) => canDetach(t, card, line))
      .map(({ controller, host }) => happening('attachment-lost', controller, host, line.source)),
};

export function detachNow(t: Table, card: Card): void {
  noteLoss(t, card);
  t.state.attached = t.state.attached.filter((uid) => uid !== card.uid);
  changeZone(t, card, 'play');
  card.host = -1;
  playerOf(t, card.controller).play.push(card.uid);
  t.tell?.(openly('detached', '6.2.1', { card: handleOf(t, card) }));
}
