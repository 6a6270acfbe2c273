import { begin, endOf, fromText, isFromText } from './effects.js';
import { type EventName, EVENTS, type Timing } from './language.js';
import { canReach, covers, isLike, membersOf } from './reckon.js';
import type { Trigger } from './set/compiled.js';
import type { Card, Effect, Happening, VoidreamState, Waiting } from './state.js';
import { isInForce } from './standing.js';
import {
  cardOf,
  defOf,
  deref,
  lastingOf,
  playerOf,
  push,
  type Table,
  triggerOf,
  type Voice,
  voiceOf,
} from './table.js';

/** Which abilities listen for what. Kept by event, so that nothing is searched when something happens. */

const ROOM = 4096;

/** The listeners of each event; all events are named from the start, so that every state has the same shape. */
export const byEvent = (listenersOf: (event: EventName) => number[]): VoidreamState['listeners'] =>
  Object.fromEntries(EVENTS.map((event) => [event, listenersOf(event)])) as VoidreamState['listeners'];

/** A card's text comes into force in play, or its triggers that work from a pile (VD-6.22.4). */
export function listen(t: Table, card: Card, from: Trigger['from']): void {
  const def = defOf(t, card);
  const position = def.kind === 'mind' ? playerOf(t, card.owner).mind : -1;
  for (const trigger of def.triggers) {
    if (trigger.from !== from || trigger.position !== position) continue;
    t.state.listeners[trigger.event].push(card.uid * ROOM + trigger.index);
    t.state.listening[trigger.at] += 1;
  }
  if (from !== 'play') return;
  for (const lasting of def.statics) {
    if (lasting.position !== position) continue;
    begin(t, fromText(lasting, card));
  }
}

/** All that the card's text did ends. */
export function silence(t: Table, card: Card): void {
  const def = defOf(t, card);
  for (const { event, at, index } of def.triggers) {
    const listeners = t.state.listeners[event];
    const place = listeners.indexOf(card.uid * ROOM + index);
    if (place < 0) continue;
    listeners.splice(place, 1);
    t.state.listening[at] -= 1;
  }
  for (const { kind } of def.statics) endOf(t, kind, (effect) => isFromText(effect, card));
}

const NONE: readonly Waiting[] = [];

/** Whether anything at all comes so to something. */
const isHeard = ({ state }: Table, at: Timing): boolean => state.listening[at] > 0 || state.effects.trigger.length > 0;

/** The triggers whose condition these happenings meet. */
export function find(t: Table, at: Timing, events: readonly Happening[]): readonly Waiting[] {
  if (!isHeard(t, at)) return NONE;
  const found: Waiting[] = [];
  for (const event of events) {
    for (const packed of t.state.listeners[event.what]) {
      const trigger = triggerOf(t, packed % ROOM);
      if (trigger.at !== at) continue;
      const source = cardOf(t, Math.floor(packed / ROOM));
      const voice = voiceOf(source, source.controller);
      if (hears(t, trigger, voice, event)) found.push({ ...voice, trigger: trigger.index, event: { ...event } });
    }
  }
  for (const effect of t.state.effects.trigger) findGiven(t, at, effect, events, found);
  return found;
}

/** Triggers that an effect gives to cards, or that wait for the next time only, which uses them up. */
function findGiven(t: Table, at: Timing, effect: Effect, events: readonly Happening[], found: Waiting[]): void {
  const { trigger, grant } = lastingOf(t, effect.grant);
  if (trigger?.at !== at) return;
  for (const event of events) {
    if (event.what !== trigger.event) continue;
    if (grant.give === 'next') {
      if (!hears(t, trigger, effect, event)) continue;
      const { you, source, def } = effect;
      found.push({ you, source, def, trigger: trigger.index, event: { ...event } });
      endOf(t, 'trigger', (other) => other === effect);
      return;
    }
    for (const card of bearers(t, effect)) {
      const voice = voiceOf(card, card.controller);
      if (hears(t, trigger, voice, event)) found.push({ ...voice, trigger: trigger.index, event: { ...event } });
    }
  }
}

/** The cards to which an effect gives an ability. */
function bearers(t: Table, effect: Effect): Card[] {
  const { grant } = lastingOf(t, effect.grant);
  if (grant.give !== 'line') return [];
  const { to } = grant;
  const among =
    effect.on !== null
      ? effect.on.map((ref) => deref(t, ref)).filter((card) => card !== null)
      : typeof to === 'object' && to.pick === 'all'
        ? membersOf(t, to.of, effect)
        : t.state.cards;
  return among.filter((card) => isInForce(t, card) && covers(t, effect, to, card) && canReach(t, effect, card));
}

function hears(t: Table, trigger: Trigger, voice: Voice, event: Happening): boolean {
  const { you, source } = voice;
  if (trigger.who !== 'any' && (event.seat === you) !== (trigger.who === 'yours')) return false;
  const wanted = trigger.card;
  if (wanted === null) return true;
  if (wanted === 'self') return event.card === source;
  if (wanted === 'host') return event.card >= 0 && event.card === cardOf(t, source).host;
  return event.card >= 0 && isLike(t, wanted, cardOf(t, event.card), voice);
}

/** After-triggers wait for the end of the line or step that holds their condition (VD-7.11.5). */
export function queue(t: Table, triggers: readonly Waiting[]): void {
  for (const trigger of triggers) t.state.waiting.push(trigger);
}

/** Before- and When-triggers come at once (VD-7.11.2, VD-7.11.3). Whether there are any. */
export function interrupt(t: Table, triggers: readonly Waiting[]): boolean {
  if (triggers.length === 0) return false;
  push(t, { kind: 'triggers', list: [...triggers] });
  return true;
}

/** A moment of the game: what comes before, when and after it follow each other. */
export function moment(t: Table, event: Happening): void {
  note(t, event);
  if (isHeard(t, 'before')) interrupt(t, find(t, 'before', [event]));
}

/** Something has happened of itself, which nothing could replace. */
export function note(t: Table, event: Happening): void {
  if (isHeard(t, 'after')) queue(t, find(t, 'after', [event]));
  if (isHeard(t, 'when')) interrupt(t, find(t, 'when', [event]));
}

/** Whether anything at all comes before something. */
export const hasBefores = (t: Table): boolean => isHeard(t, 'before');

/** Lets the triggers go that have waited since; whether there were any. */
export function release(t: Table, since: number): boolean {
  return t.state.waiting.length > since && interrupt(t, t.state.waiting.splice(since));
}
