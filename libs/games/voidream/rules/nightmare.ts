import { type DecisionRequest, type Seat } from '#kernel';
import { or } from '#cards';
import { cardsCalled, handlesOf, openly, VD } from '../keys.js';
import { reading } from '../rulings/index.js';
import type { Card, Frame } from '../state.js';
import { cardOf, FIRST, happen, happening, other, playerOf, pop, push, SECOND, type Table, wait } from '../table.js';
import { isPlayerBanned } from '../bans.js';
import { seatOf } from '../voice.js';
import { moment, note, release } from '../triggers.js';
import { lose } from './end.js';
import { canStart, initiate } from './initiate.js';
import { who } from '../set/words.js';
import { beginConflict, conflictIsDue } from './conflict-start.js';
import { always, type StepOf, type Verb } from './verb.js';

/** Facing, avoiding and entering Nightmare: VD-4.3.1 to 4.3.6, VD-4.4.1 to 4.4.6, VD-H.22, VD-H.27, VD-H.28, VD-H.30. */

type NightmareFrame = Extract<Frame, { kind: 'nightmare' }>;

/** An empty hand, else the higher mind, else who passed last (VD-4.3.2 to 4.3.4). */
function whoFaces(t: Table): Seat {
  const [first, second] = t.state.players;
  if ((first.hand.length === 0) !== (second.hand.length === 0)) return first.hand.length === 0 ? FIRST : SECOND;
  if (first.mind !== second.mind) return first.mind > second.mind ? FIRST : SECOND;
  return t.state.lastPasser;
}

const handOf = (t: Table, seat: Seat): Card[] => playerOf(t, seat).hand.map((uid) => cardOf(t, uid));

export function step(t: Table, frame: NightmareFrame): void {
  const { state } = t;
  const { seat, within } = frame;
  if (!within && isHeldUp(t)) return;
  switch (frame.stage++) {
    case 0:
      face(t, frame);
      return;
    case 1:
      if (mayAvoid(t, seat)) wait(t);
      return;
    case 2:
      enter(t, frame);
      return;
    case 3:
      if (playerOf(t, seat).arcanaDiscard.length > 0) happen(t, [happening('arcana-returned', seat)]);
      return;
    case 4:
      giveToVoid(t, frame);
      return;
    case 5:
      attack(t, seat);
      return;
    case 6:
      if (!within) beginNightmareConflict(t, frame);
      return;
    default:
      if (!within) state.inNightmare = null;
      pop(t);
  }
}

/** Triggers come first, and a conflict that one of them has started; its own comes in its turn. */
const isHeldUp = (t: Table): boolean => release(t, 0) || (t.state.conflict?.nightmare === false && conflictIsDue(t));

const mayAvoid = (t: Table, seat: Seat): boolean =>
  playerOf(t, seat).hand.length > 0 && !isPlayerBanned(t, 'avoid-nightmare', seat, null);

function face(t: Table, frame: NightmareFrame): void {
  frame.seat = whoFaces(t);
  t.state.faced = frame.seat;
  t.tell?.(openly('nightmare-faced', '4.3.1', { seat: frame.seat }));
  moment(t, happening('nightmare-faced', frame.seat));
}

/** What comes before it has come before the line that brings it (VD-7.11.2). */
function enter(t: Table, { seat, within }: NightmareFrame): void {
  t.tell?.(openly('nightmare-entered', '4.3.6', { seat }));
  const comes = within ? note : moment;
  comes(t, happening('nightmare-entered', seat));
}

/** A dusk conflict, unless a card forbids it (VD-4.4.4, VD-H.30). */
function attack(t: Table, seat: Seat): void {
  if (!canStart(t, seat, null)) return;
  t.state.inNightmare = seat;
  initiate(t, seat, 'dusk', true);
}

/** One arcanum goes to the Void; who has none is torn apart (VD-4.4.2, VD-4.4.3). */
function giveToVoid(t: Table, frame: NightmareFrame): void {
  const hand = handOf(t, frame.seat);
  const [only] = hand;
  if (only === undefined) lose(t, frame.seat, 'nightmare', '4.4.3');
  else if (hand.length === 1) happen(t, [happening('arcanum-voided', frame.seat, only.uid)]);
  else wait(t);
}

const LAST = 7;

/** The steps of entering are left out (VD-4.3.5). */
function avoid(t: Table, frame: NightmareFrame): void {
  frame.stage = LAST;
  t.tell?.(openly('nightmare-avoided', '4.3.5', { seat: frame.seat }));
  moment(t, happening('nightmare-avoided', frame.seat));
}

/** Who acts first there: the first passer of the main phase, unless switched (VD-H.22). */
function beginNightmareConflict(t: Table, { seat }: NightmareFrame): void {
  if (t.state.conflict === null) return;
  const by = reading(t.state, 'VD-H.22');
  if (by === 'b') t.state.active = other(seat);
  if (by === 'c') t.state.active = seat;
  beginConflict(t);
}

export function ask(t: Table, { seat, stage }: NightmareFrame): DecisionRequest {
  const names = handlesOf(t, handOf(t, seat));
  const avoids = stage === 2;
  const offers = names.map((name) => ({
    form: 'one' as const,
    key: `${avoids ? 'discard' : 'void'}:${name}`,
    about: {},
  }));
  return {
    seat,
    kind: avoids ? 'nightmare' : 'nightmare-void',
    rules: avoids ? VD('4.3.5', '4.3.6') : VD('4.4.2'),
    offers: avoids ? [{ form: 'one', key: 'enter', about: {} }, ...offers] : offers,
    hidden: false,
    told: { seat },
  };
}

export function answer(t: Table, frame: NightmareFrame, said: string): void {
  if (said === 'enter') return;
  const { seat } = frame;
  const card = cardsCalled(t, handOf(t, seat), said.slice(said.indexOf(':') + 1))[0];
  if (card === undefined) return;
  if (frame.stage === 2) {
    avoid(t, frame);
    happen(t, [happening('arcanum-discarded', seat, card.uid)]);
  } else {
    happen(t, [happening('arcanum-voided', seat, card.uid)]);
  }
}

/** The steps of entering; its conflict comes when the line and the turn are done (VD-4.4.1 to 4.4.4, VD-H.30). */
export const enterNightmare: Verb<StepOf<'enter-nightmare'>> = {
  fields: { who: or(who, 'you') },
  touches: always,
  can: (t, line, step) => seatOf(t, step.who, line) !== null && t.state.inNightmare === null,
  run(t, line, step) {
    const seat = seatOf(t, step.who, line);
    if (seat !== null) push(t, { kind: 'nightmare', stage: 2, seat, within: true });
  },
  announces: () => [],
  heralds(t, line, step) {
    const seat = seatOf(t, step.who, line);
    return seat === null ? [] : [happening('nightmare-entered', seat, -1, line.source)];
  },
};

/** The Nightmare of that player that has not gone further than its beginning. */
function pendingOf(t: Table, seat: Seat | null): NightmareFrame | null {
  for (const frame of t.state.stack) {
    if (frame.kind === 'nightmare' && frame.seat === seat && frame.stage <= 3) return frame;
  }
  return null;
}

export const avoidNightmare: Verb<StepOf<'avoid-nightmare'>> = {
  fields: { who: or(who, 'you') },
  touches: always,
  can: (t, line, step) => pendingOf(t, seatOf(t, step.who, line)) !== null,
  run(t, line, step) {
    const frame = pendingOf(t, seatOf(t, step.who, line));
    if (frame !== null) avoid(t, frame);
  },
  announces: () => [],
};
