import { type DecisionRequest, Fault, type Seat } from '#kernel';
import { cardsCalled, handleOf, handlesOf, openly, VD } from '../keys.js';
import { isPermitted } from '../bans.js';
import { newTo, strangersTo } from '../news.js';
import { keywordOf } from '../reckon.js';
import { isTextless } from '../standing.js';
import type { Card, Frame, Happening } from '../state.js';
import { cardOf, defOf, happen, happening, playerOf, pop, pushLine, type Table, voiceOf, wait } from '../table.js';
import { find, interrupt, note, over, queue, REPLACED } from '../triggers.js';
import { enter, move, putUnder } from '../zones.js';
import { payExtras } from './pay-extras.js';
import { foreseen } from './foreseen.js';
import { canBePlayed, hostsFor } from './play-limits.js';

/** Playing a Dream card: limits, extra costs, what it does, where it goes. VD-2.4.1, VD-2.5.2, VD-2.6.2, VD-2.7.2. */

type PlayFrame = Extract<Frame, { kind: 'play' }>;

/** It is chosen later. */
const NO_HOST = -1;
/** All is paid, and what comes before has come. */
const ARRIVING = 5;
/** Where an entity that was unveiled in a conflict may join it (VD-4.5.16, VD-H.58). */
const JOINING = 20;
const JOINS = 21;

export const playFrame = ({ uid, zone }: Card, you: Seat, how: PlayFrame['how']): PlayFrame => ({
  kind: 'play',
  stage: 0,
  card: uid,
  you,
  how,
  from: zone,
  line: 0,
  host: -1,
});

const played = (frame: PlayFrame): Happening => happening('played', frame.you, frame.card);
const unveiled = (frame: PlayFrame): Happening => happening('unveiled', frame.you, frame.card);

/** Put into play, and not played: no costs, no lines; but it has its host, and a copy its twin (VD-6.23.1, VD-H.68). */
export function putFrame(card: Card, you: Seat): PlayFrame {
  return { ...playFrame(card, you, 'put'), stage: ARRIVING };
}

/** Before: ahead of the costs. When: costs paid. After: once the card is where it goes (VD-H.106). */
export function step(t: Table, frame: PlayFrame): void {
  const card = cardOf(t, frame.card);
  switch (frame.stage++) {
    case 0:
      if (card.zone === 'deck') lift(t, frame, card);
      if (card.zone === 'resolving') interrupt(t, find(t, 'before', [played(frame)]));
      else pop(t);
      return;
    case 1:
      if (frame.how === 'unveiled') return;
      if (canBePlayed(t, card, frame.you)) payExtras(t, frame.you, [frame.card]);
      else putBack(t, frame, card);
      return;
    case 2:
      if (!interrupt(t, find(t, 'when', [played(frame)]))) goAhead(t, frame, card);
      return;
    case 3:
      goAhead(t, frame, card);
      return;
    case ARRIVING:
      chooseHost(t, frame, card);
      return;
    case REPLACED:
      pop(t);
      if (card.zone === 'resolving') move(t, card, 'dream-discard');
      return;
    default:
      resolve(t, frame, card);
  }
}

/** An evoked card leaves the deck, unless what came before has taken it away (VD-6.8.2). */
function lift(t: Table, { you }: PlayFrame, card: Card): void {
  t.tell?.(newTo(strangersTo(card), openly('evoke-played', '6.8.2', { seat: you, card: defOf(t, card).slug })));
  move(t, card, 'resolving');
}

/** Nothing was done in its place. */
function goAhead(t: Table, frame: PlayFrame, card: Card): void {
  frame.stage = ARRIVING;
  t.tell?.(openly('played', '6.8.2', { seat: frame.you, card: defOf(t, card).slug }));
  interrupt(t, find(t, 'before', entering(t, frame, card)));
}

/** Whether it stays or is gone when it has been played is known by its kind. */
const entering = (t: Table, { you }: PlayFrame, card: Card): readonly Happening[] =>
  defOf(t, card).kind === 'thought' || isPrototype(t, card) ? [] : foreseen(t, arrivals(t, card, you));

/** It enters play, under a host if it attaches or is a copy (VD-6.2.1, VD-6.23.1). */
export function arrivals(t: Table, card: Card, you: Seat, source = -1): Happening[] {
  const entered = happening('entered', you, card.uid, source);
  const attaches = hostsFor(t, card, you).length > 0 || twinOf(t, card, you) !== null;
  return attaches ? [entered, happening('attached', you, card.uid, source, NO_HOST)] : [entered];
}

/** Prototype ends it here; a card that attaches needs its host (VD-H.68). */
function chooseHost(t: Table, frame: PlayFrame, card: Card): void {
  if (frame.how !== 'put' && isPrototype(t, card)) {
    happen(t, [happening('voided', frame.you, frame.card, frame.card)]);
    frame.stage = 8;
  } else if (defOf(t, card).hosts !== null) {
    if (hostsFor(t, card, frame.you).length > 0) wait(t);
    else frame.stage = 8;
  }
}

/** The card arrives, does its lines, and goes where it goes. */
function resolve(t: Table, frame: PlayFrame, card: Card): void {
  switch (frame.stage - 1) {
    case 6:
      arrive(t, frame, card);
      return;
    case 7:
      if (frame.how === 'put') pop(t);
      else nextLine(t, frame, card);
      return;
    case 8:
      if (card.zone === 'resolving') move(t, card, destination(t, card));
      return;
    case 9:
      if (frame.how !== 'put') queue(t, over(t, heardOf(frame)));
      return;
    case JOINS:
      join(t, frame, card);
      return;
    default:
      pop(t);
  }
}

const heardOf = (frame: PlayFrame): readonly Happening[] =>
  frame.how === 'unveiled' ? [unveiled(frame), played(frame)] : [played(frame)];

/** Unpaid, to where it came from: on top of the deck, or into the pile (VD-H.60). */
function putBack(t: Table, { from }: PlayFrame, card: Card): void {
  pop(t);
  if (from === 'void' || from === 'dream-discard') move(t, card, from);
  else move(t, card, 'deck', 'top');
}

function arrive(t: Table, frame: PlayFrame, card: Card): void {
  const { kind } = defOf(t, card);
  if (kind === 'thought') return;
  if (card.zone !== 'resolving') {
    frame.stage = 9;
    return;
  }
  const twin = twinOf(t, card, frame.you);
  if (twin !== null) {
    arriveUnder(t, frame, card, twin);
    frame.stage = 9;
  } else if (frame.host >= 0) {
    arriveUnder(t, frame, card, cardOf(t, frame.host));
  } else {
    enter(t, card, frame.you);
    const joins = frame.how === 'unveiled' || isPermitted(t, 'join-on-entering', frame.you, card);
    if (joins && kind === 'entity' && t.state.conflict?.stage === 'acting') {
      frame.stage = JOINING;
      wait(t);
    }
  }
}

/** It enters play attached (VD-6.23.1, VD-6.2.1). */
function arriveUnder(t: Table, { you }: PlayFrame, card: Card, host: Card): void {
  putUnder(t, card, host, you, true);
  note(t, happening('entered', you, card.uid));
  note(t, happening('attached', you, card.uid, -1, host.uid));
}

/** Unique: a card of that name that the player controls already (VD-6.23.1). */
function twinOf(t: Table, card: Card, you: Seat): Card | null {
  if (defOf(t, card).kind !== 'entity' || keywordOf(t, card, 'unique') === 0) return null;
  const found = playerOf(t, you)
    .play.map((uid) => cardOf(t, uid))
    .find((host) => host.up && host.def === card.def && host.uid !== card.uid);
  return found ?? null;
}

/** Top line first, each on its own (VD-2.4.2, VD-7.8.1). */
function nextLine(t: Table, frame: PlayFrame, card: Card): void {
  const program = defOf(t, card).normal[frame.line];
  if (program === undefined || isTextless(t, card)) return;
  frame.line += 1;
  frame.stage = 7;
  pushLine(t, program, voiceOf(card, frame.you), null);
}

/** Loop sends a thought under its deck (VD-6.15.1, VD-H.74). */
const destination = (t: Table, card: Card): 'deck' | 'dream-discard' =>
  keywordOf(t, card, 'loop') > 0 ? 'deck' : 'dream-discard';

/** Prototype: to the Void, unless enough copies lie there already (VD-6.16.1, VD-H.73). */
function isPrototype(t: Table, card: Card): boolean {
  const x = keywordOf(t, card, 'prototype');
  if (x === 0) return false;
  return playerOf(t, card.owner).void.filter((uid) => cardOf(t, uid).def === card.def).length < x;
}

const joined = (frame: PlayFrame): Happening => happening('joined', frame.you, frame.card);

/** Unless it is gone by what came before it. */
function join(t: Table, frame: PlayFrame, card: Card): void {
  frame.stage = 7;
  if (card.zone !== 'play' || !card.up || t.state.conflict?.stage !== 'acting') return;
  card.joined = true;
  t.tell?.(openly('joined', '4.5.16', { card: handleOf(t, card) }));
  note(t, joined(frame));
}

/** A host (VD-D.20), or whether to join a conflict (VD-D.27). */
export function ask(t: Table, frame: PlayFrame): DecisionRequest {
  const card = cardOf(t, frame.card);
  const about = { card: handleOf(t, card) };
  const isJoining = frame.stage === JOINING;
  const keys = isJoining
    ? ['join', 'stay-out']
    : handlesOf(t, hostsFor(t, card, frame.you)).map((host) => `host:${host}`);
  return {
    seat: frame.you,
    kind: isJoining ? 'join' : 'host',
    rules: isJoining ? VD('4.5.16') : VD('2.5.5', '7.15.2'),
    offers: keys.map((key) => ({ form: 'one', key, about })),
    hidden: false,
    told: { seat: frame.you, ...about },
  };
}

export function answer(t: Table, frame: PlayFrame, said: string): void {
  if (frame.stage === JOINING) {
    frame.stage = said === 'join' ? JOINS : 7;
    if (said === 'join') interrupt(t, find(t, 'before', [joined(frame)]));
    return;
  }
  const host = cardsCalled(t, hostsFor(t, cardOf(t, frame.card), frame.you), said.slice('host:'.length))[0];
  if (host === undefined) throw new Fault(`No host is called "${said}".`);
  frame.host = host.uid;
}
