import { type DecisionRequest, type Seat } from '#kernel';
import { openly, privately, VD } from '../keys.js';
import { depthOf } from '../reckon.js';
import type { Frame, Happening, Phase } from '../state.js';
import { cardOf, FIRST, happen, happening, other, push, SEATS, SECOND, type Table, wait } from '../table.js';
import { reading } from '../rulings/index.js';
import { note, release } from '../triggers.js';
import { draw } from '../zones.js';
import { end } from './end.js';
import { clearDamage, endEffects } from './lasting.js';
import { turnMind, withinMind } from './mind.js';
import { beginConflict } from './turns.js';

/** Rounds and their three phases: VD-4.0.1, VD-4.0.2, VD-4.1.1 to 4.1.8, VD-4.2.20, VD-4.3.7, VD-4.4.7, VD-H.20, VD-H.24. */

type RoundFrame = Extract<Frame, { kind: 'round' }>;

/** The safety cap of VD-H.84. */
const MOST_ROUNDS = 300;

function enterPhase(t: Table, phase: Phase): void {
  t.state.phase = phase;
  t.state.taken.length = 0;
  t.state.chain.length = 0;
  t.tell?.(openly('phase', '4.0.2', { phase, round: t.state.round, active: t.state.active }));
}

/** A conflict that a trigger has started is played before the phase goes on (VD-4.5.2, VD-H.24). */
function conflictIsDue(t: Table): boolean {
  if (t.state.conflict?.stage !== 'waiting') return false;
  beginConflict(t);
  return true;
}

export function step(t: Table, frame: RoundFrame): void {
  const { state } = t;
  if (state.conflict === null || state.conflict.stage === 'waiting') {
    if (release(t, 0) || conflictIsDue(t)) return;
  }
  switch (frame.stage++) {
    case 0:
      beginRound(t, frame);
      return;
    case 1:
      if (frame.hidden !== null) wait(t);
      return;
    case 2:
      readyAll(t);
      return;
    case 3:
      for (const seat of SEATS) turnMind(t, seat, withinMind(depthOf(t, seat)));
      return;
    case 4:
      note(t, happening('round-began', state.active));
      return;
    case 5:
      endEffects(t, 'beginning');
      enterPhase(t, 'main');
      state.passes = 0;
      push(t, { kind: 'turns', stage: 0 });
      return;
    case 6:
      endEffects(t, 'main', 'turn', 'conflict');
      clearDamage(t);
      state.active = state.firstPasser;
      state.usedThisTurn.length = 0;
      enterPhase(t, 'nightmare');
      push(t, { kind: 'nightmare', stage: 0, seat: state.active });
      return;
    case 7:
      note(t, happening('round-ended', state.active));
      return;
    default:
      endEffects(t, 'nightmare', 'round', 'conflict');
      clearDamage(t);
      frame.stage = 0;
      if (state.round >= MOST_ROUNDS) endByLength(t);
  }
}

/** A draw; under (b) the game goes on, under (c) the larger deck wins (VD-H.84). */
function endByLength(t: Table): void {
  const by = reading(t.state, 'VD-H.84');
  if (by === 'b') return;
  const [first, second] = t.state.players.map(({ deck }) => deck.length);
  const leader = (first ?? 0) > (second ?? 0) ? FIRST : SECOND;
  end(t, by === 'a' || first === second ? null : leader, 'rounds', 'H.84');
}

/** Deeper goes first; later, who faced Nightmare (VD-4.1.2, VD-4.1.5). */
function beginRound(t: Table, frame: RoundFrame): void {
  const { state } = t;
  state.round += 1;
  state.usedThisRound.length = 0;
  state.phase = 'beginning';
  const [first, second] = [depthOf(t, FIRST), depthOf(t, SECOND)];
  if (state.faced !== null) state.active = state.faced;
  else if (first !== second) state.active = first > second ? FIRST : SECOND;
  else askForSide(t, frame);
  enterPhase(t, 'beginning');
}

/** Equal depths: one hides a side of the mind card, the other guesses (VD-4.1.3, VD-4.1.4, VD-H.20). */
function askForSide(t: Table, frame: RoundFrame): void {
  frame.hider = draw(t, 'hider').below(2) === 0 ? FIRST : SECOND;
  t.tell?.(openly('hider', 'H.20', { seat: frame.hider }));
  wait(t);
}

/** All at the same time (VD-4.1.6). */
function readyAll(t: Table): void {
  const events: Happening[] = [];
  const look = (uids: readonly number[]): void => {
    for (const uid of uids) {
      const { exhausted, controller } = cardOf(t, uid);
      if (exhausted) events.push(happening('readied', controller, uid));
    }
  };
  for (const { play, deck } of t.state.players) {
    look(play);
    look(deck);
  }
  look(t.state.attached);
  happen(t, events);
}

const SIDES = ['numbered', 'spent'] as const;

export function ask(_: Table, frame: RoundFrame): DecisionRequest {
  const hides = frame.hidden === null;
  const seat: Seat = hides ? frame.hider : other(frame.hider);
  return {
    seat,
    kind: hides ? 'hide-side' : 'guess-side',
    rules: VD('4.1.3', '4.1.4'),
    offers: SIDES.map((side) => ({ form: 'one', key: `${hides ? 'hide' : 'guess'}:${side}`, about: {} })),
    hidden: hides,
    told: { seat },
  };
}

export function answer(t: Table, frame: RoundFrame, said: string): void {
  const side = said.endsWith('spent') ? 'spent' : 'numbered';
  if (frame.hidden === null) {
    frame.hidden = side;
    t.tell?.(privately('side-hidden', '4.1.3', { seat: frame.hider }, frame.hider, { side }));
    return;
  }
  t.state.active = side === frame.hidden ? other(frame.hider) : frame.hider;
  t.tell?.(openly('side-guessed', '4.1.4', { guess: side, was: frame.hidden, active: t.state.active }));
  frame.hidden = null;
}

/** For the round frame that stands under everything else. */
export const roundFrame = (): RoundFrame => ({ kind: 'round', stage: 0, hider: FIRST, hidden: null });
