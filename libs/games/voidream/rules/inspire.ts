import { need } from '#cards';
import { handleOf, openly } from '../keys.js';
import { isUpInPlay, picked } from '../pick.js';
import { pick } from '../set/words.js';
import { isTextless } from '../standing.js';
import type { Card, Happening } from '../state.js';
import { cardOf, defOf, happening, type Table } from '../table.js';
import { raising, type StepOf, type Verb } from './verb.js';

/** Inspiring: the card's own 'when inspired' triggers happen (VD-6.14.1); without one it changes nothing (VD-H.79). */

const canInspire = (t: Table, card: Card): boolean =>
  isUpInPlay(t, card) &&
  !isTextless(t, card) &&
  defOf(t, card).triggers.some(({ event, card: whose }) => event === 'inspired' && whose === 'self');

export const inspire: Verb<StepOf<'inspire'>> = raising({
  fields: { what: need(pick) },
  touches: canInspire,
  happenings: (t, line, { what }) =>
    picked(t, line, what)
      .filter((card) => canInspire(t, card))
      .map((card) => happening('inspired', card.controller, card.uid, line.source)),
});

export function inspired(t: Table, events: readonly Happening[]): void {
  for (const { card } of events) t.tell?.(openly('inspired', '6.14.1', { card: handleOf(t, cardOf(t, card)) }));
}
