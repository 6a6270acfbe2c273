import { need } from '#cards';
import { handleOf, openly } from '../keys.js';
import { picked } from '../pick.js';
import { sayPick } from '../set/say.js';
import { pick } from '../set/words.js';
import type { Card, Happening } from '../state.js';
import { cardOf, defOf, happening, type Table } from '../table.js';
import { attachmentsOf, putUnder } from '../zones.js';
import { canHost } from './play-limits.js';
import { raising, type StepOf, type Verb } from './verb.js';

/** Attaching by an effect: VD-6.2.1, VD-7.15.1 to 7.15.3, VD-H.108. */

/** A memory in play that is not attached and carries nothing. */
const canAttach = (t: Table, card: Card): boolean =>
  card.zone === 'play' && card.up && defOf(t, card).kind === 'memory' && attachmentsOf(t, card).length === 0;

export const attach: Verb<StepOf<'attach'>> = raising({
  fields: { what: need(pick), to: need(pick) },
  says: ({ what, to }) => `attach ${sayPick(what)} to ${sayPick(to)}`,
  touches: canAttach,
  happenings(t, line, { what, to }) {
    const host = picked(t, line, to).find((card) => canHost(t, card));
    if (host === undefined) return [];
    return picked(t, line, what)
      .filter((card) => canAttach(t, card) && card.uid !== host.uid)
      .map((card) => happening('attached', card.controller, card.uid, line.source, host.uid));
  },
});

export function attached(t: Table, events: readonly Happening[]): void {
  for (const { card: uid, seat, amount: to } of events) {
    const card = cardOf(t, uid);
    const host = cardOf(t, to);
    if (!canAttach(t, card) || !canHost(t, host)) continue;
    putUnder(t, card, host, seat, true);
    t.tell?.(openly('attached', '6.2.1', { card: handleOf(t, card), host: handleOf(t, host) }));
  }
}
