import { type DecisionRequest, type Seat, type Share } from '#kernel';
import { beginAnew } from '../happened.js';
import { handleOf, openly, VD } from '../keys.js';
import { isBanned, isPermitted } from '../bans.js';
import { capacityOf, keywordOf, scoreOf } from '../reckon.js';
import { reading } from '../rulings/index.js';
import type { Card, Conflict, Frame, Happening, Uid } from '../state.js';
import {
  cardOf,
  FIRST,
  happen,
  happening,
  other,
  playerOf,
  pop,
  push,
  SEATS,
  SECOND,
  type Table,
  wait,
} from '../table.js';
import { find, interrupt, moment, note, release } from '../triggers.js';
import { clearDamage, endConflictEffects, endEffects } from './lasting.js';
import { forgetConflict } from './loops.js';

/** A conflict from its first action to its end: VD-4.5.3, VD-4.5.12, VD-4.6.1 to 4.6.9, VD-4.7.1 to 4.7.9, VD-4.8.1 to 4.8.7. */

type ConflictFrame = Extract<Frame, { kind: 'conflict' }>;

/** Triggers wait until the step that is running is complete (VD-H.49). */
export function step(t: Table, frame: ConflictFrame): void {
  const { state } = t;
  const { conflict } = state;
  if (conflict === null) {
    pop(t);
    release(t, 0);
    return;
  }
  if (release(t, 0)) return;
  switch (frame.stage++) {
    case 0:
      begin(t, conflict);
      return;
    case 1:
      rollOrAsk(t, conflict);
      return;
    case 2:
      score(t, frame, conflict);
      return;
    case 3:
      if (frame.left > 0) allocate(t, frame, conflict);
      return;
    case 4:
      dealRest(t, frame, conflict);
      return;
    case 5:
      exhaustAll(t);
      return;
    case 6:
      moment(t, happening('phase-ended', state.active));
      interrupt(t, find(t, 'before', [happening('conflict-ended', state.active)]));
      return;
    case 7:
      lapse(t);
      return;
    case 8:
      finish(t, frame);
      return;
    default:
      pop(t);
  }
}

function begin(t: Table, conflict: Conflict): void {
  const { state } = t;
  state.paused = state.phase;
  state.phase = 'conflict';
  conflict.stage = 'acting';
  push(t, { kind: 'turns', stage: 0 });
  moment(t, happening('phase-began', state.active));
}

function rollOrAsk(t: Table, conflict: Conflict): void {
  conflict.stage = 'resolving';
  if (!conflict.rolls) skipRoll(t, conflict);
  else if (hasSiege(t, conflict.attacker)) wait(t);
  else rollForAttacker(t, conflict);
}

/** What lasted for the conflict ends, with its damage (VD-H.104). */
function lapse(t: Table): void {
  endConflictEffects(t, t.state.paused ?? 'main');
  if (reading(t.state, 'VD-H.104') === 'a') clearDamage(t);
}

/** Of any face-up card the player controls in play (VD-6.18.1, VD-H.44). */
function hasSiege(t: Table, seat: Seat): boolean {
  const { bastion, spares, play, construct } = playerOf(t, seat);
  const has = (uid: Uid): boolean => {
    const card = cardOf(t, uid);
    return card.up && keywordOf(t, card, 'siege') > 0;
  };
  return (
    has(bastion) ||
    spares.some(has) ||
    play.some(has) ||
    (construct >= 0 && has(construct)) ||
    isPermitted(t, 'skip-roll', seat, null)
  );
}

const skipRoll = (t: Table, { attacker }: Conflict): void => {
  t.tell?.(openly('roll-skipped', '6.18.1', { seat: attacker }));
};

/** Compulsory even where it changes nothing (VD-4.6.2, VD-4.7.2, VD-H.34). */
function rollForAttacker(t: Table, conflict: Conflict): void {
  happen(t, [happening('rolled', conflict.attacker, -1, -1, 0)]);
}

function score(t: Table, frame: ConflictFrame, conflict: Conflict): void {
  const type = conflict.type ?? 'dawn';
  const scores = SEATS.map((seat) => scoreOf(t, seat, type));
  frame.scores = [scores[0] ?? 0, scores[1] ?? 0];
  t.state.scores = frame.scores;
  const winner = winnerOf(frame, conflict);
  t.state.winner = winner ?? 'nobody';
  const [first, second] = frame.scores;
  frame.left = Math.abs(first - second);
  t.tell?.(openly('scored', type === 'dawn' ? '4.6.6' : '4.7.6', { type, scores: frame.scores, winner }));
  if (winner === null) {
    moment(t, happening('conflict-drawn', conflict.attacker));
  } else {
    moment(t, happening('conflict-won', winner, -1, -1, frame.left));
    moment(t, happening('conflict-lost', other(winner), -1, -1, frame.left));
  }
}

/** The higher dawn, the lower dusk (VD-4.6.6, VD-4.7.6). */
function winnerOf({ scores }: ConflictFrame, { type }: Conflict): Seat | null {
  const [first, second] = scores;
  if (first === second) return null;
  return first > second === (type === 'dawn') ? FIRST : SECOND;
}

const participantsOf = (t: Table, seat: Seat): Card[] =>
  playerOf(t, seat)
    .play.map((uid) => cardOf(t, uid))
    .filter(({ joined }) => joined);

/** Heroic participants first, until they can take no more (VD-6.11.1, VD-H.46). */
interface Allotment {
  readonly certain: readonly { readonly card: Card; readonly amount: number }[];
  readonly open: readonly Card[];
  readonly total: number;
}

function allotment(t: Table, frame: ConflictFrame, conflict: Conflict): Allotment {
  const winner = winnerOf(frame, conflict);
  const losers = winner === null ? [] : participantsOf(t, other(winner));
  const heroes = losers.filter((card) => keywordOf(t, card, 'heroic') > 0);
  const rest = losers.filter((card) => !heroes.includes(card));
  const room = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + capacityOf(t, card), 0);
  const full = (cards: readonly Card[]): Allotment['certain'] =>
    cards.map((card) => ({ card, amount: capacityOf(t, card) }));
  if (frame.left >= room(losers)) return { certain: full(losers), open: [], total: 0 };
  if (frame.left < room(heroes)) return { certain: [], open: heroes, total: frame.left };
  return { certain: full(heroes), open: rest, total: frame.left - room(heroes) };
}

/** Nobody is asked where only one way is left (VD-4.8.2, VD-4.8.3, VD-H.48). */
function allocate(t: Table, frame: ConflictFrame, conflict: Conflict): void {
  const { certain, open, total } = allotment(t, frame, conflict);
  const [only] = open;
  if (open.length > 1 && total > 0) wait(t);
  else place(t, frame, only === undefined ? certain : [...certain, { card: only, amount: total }]);
}

function place(t: Table, frame: ConflictFrame, shares: Allotment['certain']): void {
  const given = shares.filter(({ amount }) => amount > 0);
  frame.left -= given.reduce((sum, { amount }) => sum + amount, 0);
  happen(
    t,
    given.map(({ card, amount }) => happening('damaged', card.controller, card.uid, -1, amount)),
  );
}

/** The winner in dawn, the loser in dusk (VD-4.6.7, VD-4.7.7); or the attacker, on the roll (VD-6.18.1). */
export function ask(t: Table, frame: ConflictFrame): DecisionRequest {
  const { conflict } = t.state;
  if (conflict === null || frame.stage === 2) {
    const seat = conflict?.attacker ?? t.state.active;
    const offers = (['roll', 'skip-roll'] as const).map((key) => ({ form: 'one' as const, key, about: {} }));
    return { seat, kind: 'siege', rules: VD('6.18.1'), offers, hidden: false, told: { seat } };
  }
  const { open, total } = allotment(t, frame, conflict);
  const winner = winnerOf(frame, conflict) ?? conflict.attacker;
  const isDawn = conflict.type === 'dawn';
  const seat = isDawn ? winner : other(winner);
  const among: Share[] = open.map((card) => ({ key: handleOf(t, card), min: 0, max: capacityOf(t, card) }));
  return {
    seat,
    kind: 'damage',
    rules: VD(isDawn ? '4.6.7' : '4.7.7', '4.8.2', '4.8.3', '6.11.1'),
    offers: [{ form: 'split', key: 'damage', about: {}, total, among }],
    hidden: false,
    told: { seat },
  };
}

export function answer(t: Table, frame: ConflictFrame, said: string): void {
  const { conflict } = t.state;
  if (conflict === null) return;
  if (frame.stage === 2) {
    if (said === 'roll') rollForAttacker(t, conflict);
    else skipRoll(t, conflict);
    return;
  }
  const { certain, open } = allotment(t, frame, conflict);
  const amounts = said.slice('damage:'.length).split('+');
  const chosen = open.map((card, i) => ({ card, amount: Number(amounts[i]?.split('=')[1] ?? 0) }));
  place(t, frame, [...certain, ...chosen]);
}

/** What no entity can take hits the defender's deck; the attacker's deck is never hit (VD-4.8.6, VD-4.8.7). */
function dealRest(t: Table, frame: ConflictFrame, conflict: Conflict): void {
  if (frame.left <= 0 || winnerOf(frame, conflict) !== conflict.attacker) return;
  happen(t, [happening('dream-damaged', other(conflict.attacker), -1, -1, frame.left)]);
}

/** All that take part, but what a card keeps from it (VD-4.6.8, VD-4.7.8, VD-7.1.1). */
function exhaustAll(t: Table): void {
  const events: Happening[] = [];
  for (const { play } of t.state.players) {
    for (const uid of play) {
      const card = cardOf(t, uid);
      const { joined, exhausted, controller } = card;
      if (joined && !exhausted && !isBanned(t, 'exhaust', card)) events.push(happening('exhausted', controller, uid));
    }
  }
  happen(t, events);
}

/** The first passer is active, and the paused phase goes on; passes count in it or in the conflict alone (VD-4.6.8, VD-4.6.9, VD-H.25, VD-H.26). */
function finish(t: Table, frame: ConflictFrame): void {
  const { state } = t;
  const type = state.conflict?.type ?? null;
  for (const seat of SEATS) for (const card of participantsOf(t, seat)) card.joined = false;
  if (state.conflict?.nightmare === true) state.inNightmare = null;
  state.conflict = null;
  state.phase = state.paused ?? 'main';
  state.paused = null;
  state.passes = 0;
  forgetConflict(state);
  state.steps = frame.before.steps;
  state.lastPasser = frame.before.lastPasser;
  state.active = state.firstPasser;
  endEffects(t, 'turn');
  clearDamage(t);
  beginAnew(t, 'turn');
  t.tell?.(openly('conflict-ended', '4.6.8', { type, scores: frame.scores, active: state.active }));
  note(t, happening('conflict-ended', state.active));
}
