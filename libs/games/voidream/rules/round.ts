import { type DecisionRequest, type Seat } from '#kernel';
import { isBanned } from '../bans.js';
import { beginAnew } from '../happened.js';
import { openly, privately, VD } from '../keys.js';
import { newTo } from '../news.js';
import { depthOf } from '../reckon.js';
import type { Frame, Happening, Phase } from '../state.js';
import { cardOf, FIRST, happen, happening, other, playerOf, push, SEATS, SECOND, type Table, wait } from '../table.js';
import { reading } from '../rulings/index.js';
import { moment, release } from '../triggers.js';
import { draw } from '../zones.js';
import { end } from './end.js';
import { clearDamage, endEffects } from './lasting.js';
import { withinMind } from './mind.js';
import { conflictIsDue } from './conflict-start.js';

/** Rounds and their three phases: VD-4.0.1, VD-4.0.2, VD-4.1.1 to 4.1.8, VD-4.2.20, VD-4.3.7, VD-4.4.7, VD-H.20, VD-H.24. */

type RoundFrame = Extract<Frame, { kind: 'round' }>;

/** The safety cap of VD-H.84. */
const MOST_ROUNDS = 300;

function enterPhase(t: Table, phase: Phase): void {
  t.state.phase = phase;
  t.state.taken = [];
  t.state.chain = [];
  t.state.steps = 0;
  t.tell?.(openly('phase', '4.0.2', { phase, round: t.state.round, active: t.state.active }));
}

/** Triggers come first, and a conflict that one of them has started. */
function isHeldUp(t: Table): boolean {
  const { conflict } = t.state;
  return (conflict === null || conflict.stage === 'waiting') && (release(t, 0) || conflictIsDue(t));
}

/** Minds turn in the moment in which cards ready: what comes after either comes after both (VD-4.1.6, VD-4.1.7). */
const MINDS = 3;

function refreshMinds(t: Table): void {
  const by = (seat: Seat): number => withinMind(depthOf(t, seat)) - playerOf(t, seat).mind;
  happen(
    t,
    SEATS.filter((seat) => by(seat) !== 0).map((seat) => happening('mind-changed', seat, -1, -1, by(seat))),
  );
}

export function step(t: Table, frame: RoundFrame): void {
  const { state } = t;
  if (frame.stage !== MINDS && isHeldUp(t)) return;
  switch (frame.stage++) {
    case 0:
      beginRound(t, frame);
      return;
    case 1:
      if (frame.hidden === null) moment(t, happening('phase-began', state.active));
      else wait(t);
      return;
    case 2:
      readyAll(t);
      return;
    case MINDS:
      refreshMinds(t);
      return;
    case 4:
      moment(t, happening('round-began', state.active));
      return;
    case 5:
      moment(t, happening('phase-ended', state.active));
      return;
    case 6:
      beginMain(t);
      return;
    case 7:
      moment(t, happening('phase-ended', state.active));
      return;
    case 8:
      beginNightmare(t);
      return;
    case 9:
      moment(t, happening('round-ended', state.active));
      return;
    case 10:
      moment(t, happening('phase-ended', state.active));
      return;
    default:
      endRound(t, frame);
  }
}

function beginMain(t: Table): void {
  endEffects(t, 'beginning');
  enterPhase(t, 'main');
  t.state.passes = 0;
  push(t, { kind: 'turns', stage: 0 });
  moment(t, happening('phase-began', t.state.active));
}

function beginNightmare(t: Table): void {
  const { state } = t;
  endEffects(t, 'main', 'turn', 'conflict');
  clearDamage(t);
  state.active = state.firstPasser;
  beginAnew(t, 'turn');
  enterPhase(t, 'nightmare');
  push(t, { kind: 'nightmare', stage: 0, seat: state.active, within: false });
  moment(t, happening('phase-began', state.active));
}

/** What was for a turn ends with the damage of it, whoever is active next (VD-H.54, VD-H.99, VD-H.104). */
function endRound(t: Table, frame: RoundFrame): void {
  endEffects(t, 'nightmare', 'round', 'turn', 'conflict');
  clearDamage(t);
  frame.stage = 0;
  if (t.state.round === t.state.lastRound) end(t, null, 'time', 'H.83');
  else if (t.state.round >= MOST_ROUNDS) endByLength(t);
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
  beginAnew(t, 'round');
  beginAnew(t, 'turn');
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

/** All at the same time, but what a card keeps from it (VD-4.1.6, VD-7.1.1). */
function readyAll(t: Table): void {
  const events: Happening[] = [];
  const look = (uids: readonly number[]): void => {
    for (const uid of uids) {
      const card = cardOf(t, uid);
      const { exhausted, controller } = card;
      if (exhausted && !isBanned(t, 'ready', card)) events.push(happening('readied', controller, uid));
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
  const { hider, hidden: was } = frame;
  t.tell?.(newTo([other(hider)], openly('side-guessed', '4.1.4', { hider, guess: side, was, active: t.state.active })));
  frame.hidden = null;
  moment(t, happening('phase-began', t.state.active));
}

/** What a round goes on with: from its beginning, behind the turns of its main phase, or with its Nightmare phase. */
const GOES_ON = { beginning: 0, 'after-main': 7, nightmare: 8 } as const;

/** The round frame that stands under everything else. */
export const roundFrame = (goesOn: keyof typeof GOES_ON = 'beginning'): RoundFrame => ({
  kind: 'round',
  stage: GOES_ON[goesOn],
  hider: FIRST,
  hidden: null,
});
