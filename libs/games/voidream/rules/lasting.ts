import type { Seat } from '#kernel';
import { begin, endOf, listsOf } from '../effects.js';
import type { Duration } from '../language.js';
import { amountOf, holds } from '../reckon.js';
import { seatOf } from '../voice.js';
import { picked } from '../pick.js';
import { type Begun, IT } from '../set/compiled.js';
import { reading } from '../rulings/index.js';
import type { Card, Effect, LineFrame, Phase, Zone } from '../state.js';
import { cardOf, deref, FIRST, lastingOf, refOf, SECOND, type Table, type Voice } from '../table.js';
import { isDeed } from '../triggers.js';
import { canChange, changeControl } from './control.js';

/** What goes on being true for a while: VD-7.2.1, VD-7.2.2, VD-H.3, VD-H.99, VD-H.104, VD-H.105. */

export function beginEffect(t: Table, line: LineFrame, grant: number, long: Duration): boolean {
  const { grant: what, byEach, goesOn } = lastingOf(t, grant);
  const on = goesOn === 'no' ? aim(t, line, what) : (line.bound[IT] ?? (goesOn === 'may' ? null : []));
  if (on?.length === 0) return false;
  const amount =
    'amount' in what && !byEach ? amountOf(t, what.amount, line) : Number(waits(what) && isUnderWay(t, line));
  if ('amount' in what && !byEach && what.give !== 'fixed' && what.give !== 'fixed-depth' && amount === 0) return false;
  const { you, source, def } = line;
  if (what.give === 'control') {
    const to = seatOf(t, what.who, line);
    return to !== null && takeControl(t, { grant, source, def, you, on, amount, until: untilOf(t, long) }, to, line);
  }
  begin(t, { grant, source, def, you, on, amount, until: untilOf(t, long) });
  return true;
}

const waits = ({ give }: Begun): boolean => give === 'next' || give === 'end';

/** Whether the card that says so is being played or used for it: that is not the next time yet. */
const isUnderWay = ({ state: { stack } }: Table, { source }: Voice): boolean =>
  stack.some((frame) => isDeed(frame) && frame.card === source);

/** Each card is an effect of its own, which holds who had it before. */
function takeControl(t: Table, effect: Effect, to: Seat, by: Voice): boolean {
  const cards = (effect.on ?? []).map((ref) => deref(t, ref)).filter((card) => card !== null);
  const taken = cards.filter((card) => canChange(t, card, to, by));
  for (const card of taken) {
    begin(t, { ...effect, on: [refOf(card)], amount: card.controller });
    changeControl(t, card, to);
  }
  return taken.length > 0;
}

/** What was taken for a while goes back; what another has taken since goes back to whoever had it before both. */
function giveBack(t: Table, isOver: (effect: Effect) => boolean): void {
  const held = [...t.state.effects.control];
  if (!held.some(isOver)) return;
  const over = held.flatMap((effect, i) => (isOver(effect) ? i : []));
  t.state.effects.control = held;
  for (const i of over) {
    const effect = held[i];
    const [ref = 0] = effect?.on ?? [];
    const next = held.findIndex(({ on }, j) => j > i && on?.[0] === ref);
    const later = held[next];
    if (effect === undefined) continue;
    if (later !== undefined) held[next] = { ...later, amount: effect.amount };
    else returnTo(t, deref(t, ref), effect.amount === 0 ? FIRST : SECOND);
  }
}

/** Who has a card as long as something holds has it no longer. */
export function loosen(t: Table): void {
  const isOver = (effect: Effect): boolean => {
    const { check } = lastingOf(t, effect.grant);
    return check !== null && !holds(t, check, effect);
  };
  giveBack(t, isOver);
  endOf(t, 'control', isOver);
}

function returnTo(t: Table, card: Card | null, seat: Seat): void {
  if (card?.zone === 'play') changeControl(t, card, seat);
}

/** Chosen cards are kept as objects; a group covers whoever belongs to it at each moment (VD-H.105). */
function aim(t: Table, line: LineFrame, grant: Begun): number[] | null {
  if (!('to' in grant)) return null;
  if (grant.give === 'control') return picked(t, line, grant.to).map(refOf);
  if (typeof grant.to === 'object' && grant.to.pick === 'all') return null;
  return picked(t, line, grant.to)
    .filter((card) => !GONE.includes(card.zone))
    .map(refOf);
}
/** What lies there has no text or number of its own. */
const GONE: readonly Zone[] = ['dream-discard', 'void', 'arcana-discard'];

function untilOf(t: Table, long: Duration): Effect['until'] {
  switch (long) {
    case 'phase':
      return t.state.phase;
    case 'conflict':
      return 'conflict';
    case 'turn':
    case 'round':
    case 'game':
      return long;
  }
}

/** Ends what lasts until then. The stability that lapses is looked at when no damage of that time is left (VD-H.104). */
export function endEffects(t: Table, until: Effect['until'], ...more: readonly Effect['until'][]): void {
  const isOver = (effect: Effect): boolean => effect.until === until || more.includes(effect.until);
  if (t.state.effects.control.length > 0) giveBack(t, isOver);
  for (const list of listsOf(t.state.effects)) {
    if (list.length === 0) continue;
    const first = list.find(isOver);
    if (first !== undefined) endOf(t, lastingOf(t, first.grant).kind, isOver);
  }
}

/** The end of a conflict, which under VD-H.3(b) is also the end of what began in the phase that it paused. */
export function endConflictEffects(t: Table, paused: Phase): void {
  if (reading(t.state, 'VD-H.3') === 'b') endEffects(t, 'conflict', paused);
  else endEffects(t, 'conflict');
}

/** Damage lasts for a turn (VD-4.8.15, VD-H.54). */
export function clearDamage(t: Table): void {
  if (t.state.hurt.length === 0) return;
  for (const uid of t.state.hurt) cardOf(t, uid).damage = 0;
  t.state.hurt = [];
}
