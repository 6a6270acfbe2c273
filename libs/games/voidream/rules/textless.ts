import { covers } from '../reckon.js';
import { isInForce, isTextless } from '../standing.js';
import { type Card, DIRTY, type Effect } from '../state.js';
import { cardOf, lastingOf, type Table } from '../table.js';
import { listen, silence } from '../triggers.js';
import { MOST_STEPS } from './limits.js';

/** Cards that lose what is printed on them, and have it back: VD-7.1.1, VD-7.2.1. */

/** What a text takes from others ends with that text, so of two that take it from each other the earlier does (VD-H.109). */
export function unwrite(t: Table): void {
  if (t.state.steps >= MOST_STEPS) return;
  for (const effect of [...t.state.effects.text]) {
    if (!t.state.effects.text.includes(effect)) continue;
    for (const card of t.state.cards) if (!isTextless(t, card) && takesFrom(t, effect, card)) lose(t, card);
  }
  for (const uid of [...t.state.textless]) {
    const card = cardOf(t, uid);
    if (!t.state.effects.text.some((effect) => takesFrom(t, effect, card))) regain(t, card);
  }
}

/** No card takes its own text, and with it that very line, for as long as it is in force. */
function takesFrom(t: Table, effect: Effect, card: Card): boolean {
  const { grant } = lastingOf(t, effect.grant);
  if (grant.give !== 'no-text' || !isInForce(t, card)) return false;
  return !(effect.until === 'source' && effect.source === card.uid) && covers(t, effect, grant.to, card);
}

function lose(t: Table, card: Card): void {
  silence(t, card);
  t.state.textless.push(card.uid);
  t.state.dirty |= DIRTY.numbers;
}

function regain(t: Table, card: Card): void {
  t.state.textless.splice(t.state.textless.indexOf(card.uid), 1);
  if (isInForce(t, card)) listen(t, card, 'play');
  t.state.dirty |= DIRTY.numbers;
}
