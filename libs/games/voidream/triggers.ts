import { begin, endOf, fromText, isFromText } from './effects.js';
import { tally } from './happened.js';
import { countsAs, hears } from './heard.js';
import type { EventName, Timing } from './language.js';
import { canReach, covers, membersOf } from './reckon.js';
import { MOST_STEPS } from './rules/limits.js';
import type { Trigger } from './set/compiled.js';
import type { Card, Effect, Frame, Happening, Waiting } from './state.js';
import { isInForce, isTextless } from './standing.js';
import {
  cardOf,
  defOf,
  deref,
  lastingOf,
  lifeOf,
  playerOf,
  push,
  type Table,
  triggerOf,
  type Voice,
  voiceOf,
} from './table.js';

/** Which abilities listen for what. Kept by event, so that nothing is searched when something happens. */

/** A card's text comes into force in play, or its triggers that work from a pile (VD-6.22.4). */
export function listen(t: Table, card: Card, from: Trigger['from']): void {
  const def = defOf(t, card);
  const position = def.kind === 'mind' ? playerOf(t, card.owner).mind : -1;
  if (from === 'play' && isTextless(t, card)) return;
  for (const trigger of def.triggers) {
    if (trigger.from !== from || trigger.position !== position) continue;
    const packed = card.uid * t.set.triggerRoom + trigger.index;
    const listeners = t.state.listeners.get(trigger.event);
    if (listeners === undefined) t.state.listeners.set(trigger.event, [packed]);
    else listeners.push(packed);
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
  if (def.triggers.length === 0 && def.statics.length === 0) return;
  for (const { event, at, index } of def.triggers) {
    const listeners = t.state.listeners.get(event);
    const place = listeners?.indexOf(card.uid * t.set.triggerRoom + index) ?? -1;
    if (place < 0) continue;
    listeners?.splice(place, 1);
    t.state.listening[at] -= 1;
  }
  for (const { kind } of def.statics) endOf(t, kind, (effect) => isFromText(effect, card));
}

const NONE: readonly Waiting[] = [];
const NOBODY: readonly number[] = [];

/** Whether anything at all comes so to something. */
function isHeard({ state: { listening, effects, steps } }: Table, at: Timing): boolean {
  if (steps >= MOST_STEPS) return false;
  if (effects.trigger.length > 0) return true;
  switch (at) {
    case 'before':
      return listening.before > 0;
    case 'when':
      return listening.when > 0;
    case 'after':
      return listening.after > 0;
  }
}

/** Whether anything comes before one of these. */
export function hasBeforesOf(t: Table, events: readonly EventName[]): boolean {
  if (!hasBefores(t)) return false;
  if (t.state.effects.trigger.length > 0) return true;
  for (const event of events) {
    for (const packed of t.state.listeners.get(event) ?? NOBODY)
      if (triggerOf(t, packed % t.set.triggerRoom).at === 'before') return true;
  }
  return false;
}

/** The triggers whose condition these happenings meet. */
export function find(t: Table, at: Timing, events: readonly Happening[]): readonly Waiting[] {
  if (!isHeard(t, at)) return NONE;
  let found: Waiting[] | null = null;
  for (const event of events) {
    found = findHeard(t, at, event, event.what, found);
    const also = countsAs(event.what);
    if (also !== null) found = findHeard(t, at, event, also, found);
  }
  if (t.state.effects.trigger.length > 0) {
    found ??= [];
    for (const effect of t.state.effects.trigger) findGiven(t, at, effect, events, found);
  }
  return found ?? NONE;
}

/** These are over: they are counted, and the triggers come that wait for it. */
export function over(t: Table, events: readonly Happening[]): readonly Waiting[] {
  tally(t, events);
  return find(t, 'after', events);
}

/** What cards hear of their own way to the pile from which their text works (VD-6.22.4). */
export const heardOnArrival = (t: Table, events: readonly Happening[]): readonly Waiting[] =>
  find(t, 'after', events).filter(
    ({ trigger, source }) => triggerOf(t, trigger).from !== 'play' && events.some(({ card }) => card === source),
  );

function findHeard(t: Table, at: Timing, event: Happening, what: EventName, found: Waiting[] | null): Waiting[] | null {
  const { triggerRoom } = t.set;
  for (const packed of t.state.listeners.get(what) ?? NOBODY) {
    const trigger = triggerOf(t, packed % triggerRoom);
    if (trigger.at !== at) continue;
    const source = cardOf(t, Math.floor(packed / triggerRoom));
    const voice = voiceOf(source, source.controller);
    if (hears(t, trigger, voice, event)) (found ??= []).push(waitingFor(trigger, voice, event));
  }
  return found;
}

/** What it has heard stays as it was then, whatever becomes of the event. */
const waitingFor = (
  trigger: Trigger,
  { you, source, def }: Voice,
  { id, what, seat, card, life, source: by, amount, goesOn }: Happening,
  about: readonly number[] | null = null,
): Waiting => ({
  you,
  source,
  def,
  trigger: trigger.index,
  event: { id, what, seat, card, life, source: by, amount, goesOn },
  about,
});

/** Triggers that an effect gives to cards, or that wait for the next time only, which uses them up. */
function findGiven(t: Table, at: Timing, effect: Effect, events: readonly Happening[], found: Waiting[]): void {
  const { trigger, grant } = lastingOf(t, effect.grant);
  if (trigger?.at !== at) return;
  for (const event of events) {
    if (event.what !== trigger.event && countsAs(event.what) !== trigger.event) continue;
    if (grant.give === 'next' || grant.give === 'end') {
      if (!hears(t, trigger, effect, event)) continue;
      if (effect.amount === UNDER_WAY && DEEDS.includes(event.what) && event.card === effect.source) {
        goOn(t, effect);
        return;
      }
      if (grant.give === 'end') {
        endWith(t, effect, grant.of);
        return;
      }
      found.push(waitingFor(trigger, effect, event, effect.on));
      endOf(t, 'trigger', (other) => other === effect);
      return;
    }
    for (const card of bearers(t, effect)) {
      const voice = voiceOf(card, card.controller);
      if (hears(t, trigger, voice, event)) found.push(waitingFor(trigger, voice, event));
    }
  }
}

/** What an effect holds that waits for a next time, as long as its own card is being played or used. */
const UNDER_WAY = 1;

/** From now on it is the next time. */
function goOn(t: Table, effect: Effect): void {
  t.state.effects.trigger = t.state.effects.trigger.map((one) => (one === effect ? { ...one, amount: 0 } : one));
}

/** What this text has begun is over before its time. */
function endWith(t: Table, { grant, source, def, you }: Effect, of: number): void {
  const isOver = (one: Effect): boolean =>
    (one.grant === of || one.grant === grant) && one.source === source && one.def === def && one.you === you;
  endOf(t, lastingOf(t, of).kind, isOver);
  endOf(t, 'trigger', isOver);
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

/** Whether it comes about at all: not where something else does instead, or its card is gone by then. */
export const isDone = (t: Table, { goesOn, amount, what, card, life }: Happening): boolean =>
  goesOn && (amount !== 0 || what === 'rolled') && (card < 0 || lifeOf(cardOf(t, card)) === life);

/** The event as it stands now for a When-trigger that waits; null where it meets its condition no longer (VD-H.61). */
export function asItStands(t: Table, waiting: Waiting): Happening | null {
  const { event } = waiting;
  const trigger = triggerOf(t, waiting.trigger);
  if (event.id === 0) return trigger.at === 'when' && isReplaced(t, event) ? null : event;
  const now = trigger.at === 'when' ? pendingEvent(t, event.id) : undefined;
  if (now === undefined) return event;
  return isDone(t, now) && hears(t, trigger, waiting, now) ? { ...now } : null;
}

export type DeedFrame = Extract<Frame, { kind: 'play' | 'arcanum' | 'activate' }>;
export const isDeed = (frame: Frame): frame is DeedFrame =>
  frame.kind === 'play' || frame.kind === 'arcanum' || frame.kind === 'activate';

/** What is played or used by it, as long as nothing is done instead (VD-7.11.3). */
export function deedOf({ state: { stack } }: Table, { what, card }: Happening): DeedFrame | null {
  if (!DEEDS.includes(what)) return null;
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i];
    if (frame === undefined || !('card' in frame) || frame.card !== card) continue;
    if ((frame.kind === 'activate') === (what === 'activated')) return frame.stage === REPLACED ? null : frame;
  }
  return null;
}

/** What a player does with a card, and has paid for by the time that When-triggers hear of it (VD-H.106). */
export const DEEDS: readonly EventName[] = ['played', 'unveiled', 'activated'];
/** The stage at which something else was done in its place. */
export const REPLACED = 30;

const isReplaced = (t: Table, event: Happening): boolean => DEEDS.includes(event.what) && deedOf(t, event) === null;

/** The event, while it has not been carried out. */
export function pendingEvent({ state }: Table, id: number): Happening | undefined {
  for (const frame of state.stack) {
    const event = frame.kind === 'event' && id > 0 ? frame.events.find((one) => one.id === id) : undefined;
    if (event !== undefined) return event;
  }
  return undefined;
}

/** After-triggers wait for the end of the line or step that holds their condition (VD-7.11.5). */
export function queue(t: Table, triggers: readonly Waiting[]): void {
  for (const trigger of triggers) t.state.waiting.push(trigger);
}

/** Before- and When-triggers come at once (VD-7.11.2, VD-7.11.3). Whether there are any. */
export function interrupt(t: Table, triggers: readonly Waiting[]): boolean {
  if (triggers.length === 0) return false;
  t.begun = null;
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
  if (t.state.happened.length > 0) tally(t, [event]);
  if (isHeard(t, 'after')) queue(t, find(t, 'after', [event]));
  if (isHeard(t, 'when')) interrupt(t, find(t, 'when', [event]));
}

/** Whether anything at all comes before something. */
export const hasBefores = (t: Table): boolean => isHeard(t, 'before');

/** Lets the triggers go that have waited since; whether there were any. */
export function release(t: Table, since: number): boolean {
  return t.state.waiting.length > since && interrupt(t, t.state.waiting.splice(since));
}
