import type { EventName } from '../language.js';
import { isInPlay } from '../standing.js';
import type { Happening } from '../state.js';
import { cardOf, happening, type Table } from '../table.js';
import { hasBefores } from '../triggers.js';
import { attachmentsOf } from '../zones.js';

/** What can be foreseen to come of what is going to happen: VD-7.11.2. */

const LEAVING: readonly EventName[] = ['destroyed', 'sacrificed', 'discarded', 'voided', 'veiled'];

/** With the cards that leave play by it, and what is attached to them. */
export function withDepartures(t: Table, events: readonly Happening[]): readonly Happening[] {
  if (!hasBefores(t)) return events;
  const leaving = events.filter(({ what, card }) => LEAVING.includes(what) && isInPlay(t, cardOf(t, card)));
  const departures = leaving.flatMap(({ seat, card, source }) => [
    happening('left', seat, card, source),
    ...attachmentsOf(t, cardOf(t, card)).map((under) => happening('left', under.controller, under.uid, source)),
  ]);
  return [...events, ...departures];
}
