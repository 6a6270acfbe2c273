import { type DecisionRequest, type Seat } from '#kernel';
import { cardsCalled, handlesOf, openly, VD } from '../keys.js';
import { reading } from '../rulings/index.js';
import type { Card, Frame } from '../state.js';
import { cardOf, FIRST, happen, happening, other, playerOf, pop, SECOND, type Table, wait } from '../table.js';
import { note, release } from '../triggers.js';
import { lose } from './end.js';
import { canStart, initiate } from './initiate.js';
import { beginConflict } from './turns.js';

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
  if (release(t, 0)) return;
  switch (frame.stage++) {
    case 0:
      frame.seat = whoFaces(t);
      state.faced = frame.seat;
      t.tell?.(openly('nightmare-faced', '4.3.1', { seat: frame.seat }));
      note(t, happening('nightmare-faced', frame.seat));
      return;
    case 1:
      if (playerOf(t, frame.seat).hand.length > 0) wait(t);
      return;
    case 2:
      t.tell?.(openly('nightmare-entered', '4.3.6', { seat: frame.seat }));
      note(t, happening('nightmare-entered', frame.seat));
      if (playerOf(t, frame.seat).arcanaDiscard.length > 0) happen(t, [happening('arcana-returned', frame.seat)]);
      return;
    case 3:
      giveToVoid(t, frame);
      return;
    case 4:
      if (!canStart(t, frame.seat)) return;
      state.inNightmare = frame.seat;
      initiate(t, frame.seat, 'dusk', true);
      return;
    case 5:
      if (state.conflict !== null) beginNightmareConflict(t, frame);
      return;
    default:
      state.inNightmare = null;
      pop(t);
  }
}

/** One arcanum goes to the Void; who has none is torn apart (VD-4.4.2, VD-4.4.3). */
function giveToVoid(t: Table, frame: NightmareFrame): void {
  const hand = handOf(t, frame.seat);
  const [only] = hand;
  if (only === undefined) lose(t, frame.seat, 'nightmare', '4.4.3');
  else if (hand.length === 1) happen(t, [happening('arcanum-voided', frame.seat, only.uid)]);
  else wait(t);
}

/** Who acts first there: the first passer of the main phase, unless switched (VD-H.22). */
function beginNightmareConflict(t: Table, { seat }: NightmareFrame): void {
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
    frame.stage = 6;
    happen(t, [happening('arcanum-discarded', seat, card.uid)]);
    t.tell?.(openly('nightmare-avoided', '4.3.5', { seat }));
    note(t, happening('nightmare-avoided', seat));
  } else {
    happen(t, [happening('arcanum-voided', seat, card.uid)]);
  }
}
