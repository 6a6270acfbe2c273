import type { DecisionRequest, Seat } from '#kernel';
import { or, word } from '#cards';
import { beginAnew } from '../happened.js';
import { cardsCalled, handleOf, handlesOf, openly, VD } from '../keys.js';
import { isBanned, isBound, isPermitted, isPlayerBanned } from '../bans.js';
import { seatOf } from '../voice.js';
import { who } from '../set/words.js';
import type { Card, Frame } from '../state.js';
import { cardOf, defOf, happening, other, playerOf, pop, push, type Table, wait } from '../table.js';
import { find, interrupt, moment, note } from '../triggers.js';
import type { ConflictType } from '../language.js';
import { always, raising, type StepOf, type Verb } from './verb.js';

/** Starting a conflict: attackers, type, defenders. VD-4.5.4 to 4.5.11, VD-4.4.5, VD-7.10.1, VD-7.10.2. */

type InitiateFrame = Extract<Frame, { kind: 'initiate' }>;

/** In a phase of a round, not while a conflict is going on, nor where a card forbids it (VD-4.5.2, VD-4.5.4, VD-H.56). */
export const canStart = (t: Table, seat: Seat, source: Card | null): boolean =>
  t.state.conflict === null && t.state.phase !== 'setup' && !isPlayerBanned(t, 'start-conflicts', seat, source);

export function initiate(t: Table, attacker: Seat, type: ConflictType | null, nightmare: boolean): void {
  t.state.passes = 0;
  t.state.conflict = { attacker, type, stage: 'declaring', rolls: true, nightmare };
  beginAnew(t, 'conflict');
  push(t, { kind: 'initiate', stage: 0, open: type === null });
  t.tell?.(openly('conflict-started', '4.5.5', { attacker, type }));
}

export const startConflict: Verb<StepOf<'start-conflict'>> = {
  fields: { who: or(who, 'you'), type: or(word('dawn', 'dusk', 'open'), 'open') },
  touches: always,
  can(t, line, step) {
    const seat = seatOf(t, step.who, line);
    return seat !== null && canStart(t, seat, { ...cardOf(t, line.source), def: line.def });
  },
  run(t, line, step) {
    const seat = seatOf(t, step.who, line);
    if (seat !== null) initiate(t, seat, step.type === 'open' ? null : step.type, false);
  },
  announces: () => [],
};

export const switchConflict: Verb<StepOf<'switch-conflict'>> = raising({
  fields: { to: or(word('dawn', 'dusk', 'other'), 'other') },
  touches: null,
  happenings(t, line, { to }) {
    const type = t.state.conflict?.type ?? null;
    return type === null || type === to ? [] : [happening('conflict-switched', line.you, -1, line.source)];
  },
});

/** There are two types, so that a switch always leads to the other (VD-7.10.2, VD-H.57). */
export function conflictSwitched(t: Table): void {
  const { conflict } = t.state;
  if (conflict === null) return;
  conflict.type = conflict.type === 'dawn' ? 'dusk' : 'dawn';
  t.tell?.(openly('conflict-switched', '7.10.2', { type: conflict.type }));
}

const sideOf = (t: Table, seat: Seat): 'attack' | 'defend' =>
  t.state.conflict?.attacker === seat ? 'attack' : 'defend';

/** Ready entities, and none else (VD-4.5.6, VD-4.5.10, VD-2.7.6), but those that a card keeps out of it (VD-H.29). */
function declarable(t: Table, seat: Seat): Card[] {
  const side = sideOf(t, seat);
  return playerOf(t, seat)
    .play.map((uid) => cardOf(t, uid))
    .filter((card) => card.up && defOf(t, card).kind === 'entity')
    .filter((card) => !card.exhausted || isPermitted(t, 'declare-exhausted', seat, card))
    .filter((card) => !isBanned(t, 'declare', card) && !isBanned(t, side, card));
}

/** Those that a card makes take part are not asked about (VD-7.1.1). */
function mayAndMust(t: Table, seat: Seat): { readonly may: readonly Card[]; readonly must: readonly Card[] } {
  const able = declarable(t, seat);
  const must = able.filter((card) => isBound(t, 'declare', card) || isBound(t, sideOf(t, seat), card));
  return { may: must.length === 0 ? able : able.filter((card) => !must.includes(card)), must };
}

function join(t: Table, cards: readonly Card[]): void {
  for (const card of cards) card.joined = true;
}

export function step(t: Table, frame: InitiateFrame): void {
  const { conflict } = t.state;
  if (conflict === null) {
    pop(t);
    return;
  }
  switch (frame.stage++) {
    case 0:
      interrupt(t, find(t, 'before', [happening('attackers-declared', conflict.attacker)]));
      return;
    case 1:
      if (conflict.nightmare) declare(t, conflict.attacker, declarable(t, conflict.attacker));
      else askFor(t, conflict.attacker);
      return;
    case 2:
      if (conflict.type === null) wait(t);
      return;
    case 3:
      interrupt(t, find(t, 'before', [happening('defenders-declared', other(conflict.attacker))]));
      return;
    case 4:
      askFor(t, other(conflict.attacker));
      return;
    default:
      conflict.stage = 'waiting';
      pop(t);
      t.tell?.(openly('conflict-initiated', '4.5.11', { attacker: conflict.attacker, type: conflict.type }));
      moment(t, happening('conflict-initiated', conflict.attacker));
  }
}

function askFor(t: Table, seat: Seat): void {
  if (mayAndMust(t, seat).may.length > 0) wait(t);
  else declareWith(t, seat, []);
}

/** And with them those that must take part; nothing is declared where nobody could be. */
function declareWith(t: Table, seat: Seat, chosen: readonly Card[]): void {
  const { may, must } = mayAndMust(t, seat);
  if (may.length + must.length > 0) declare(t, seat, [...chosen, ...must]);
}

function declare(t: Table, seat: Seat, cards: readonly Card[]): void {
  join(t, cards);
  t.tell?.(openly('declared', '4.5.8', { seat, cards: cards.map((card) => handleOf(t, card)) }));
  const what = t.state.conflict?.attacker === seat ? 'attackers-declared' : 'defenders-declared';
  note(t, happening(what, seat, -1, -1, cards.length));
}

export function ask(t: Table, frame: InitiateFrame): DecisionRequest {
  const attacker = t.state.conflict?.attacker ?? t.state.active;
  if (frame.stage === 3) {
    const offers = (['dawn', 'dusk'] as const).map((type) => ({ form: 'one' as const, key: type, about: {} }));
    return {
      seat: attacker,
      kind: 'conflict-type',
      rules: VD('4.5.9'),
      offers,
      hidden: false,
      told: { seat: attacker },
    };
  }
  const attacks = frame.stage === 2;
  const seat = attacks ? attacker : other(attacker);
  const { may, must } = mayAndMust(t, seat);
  const of = handlesOf(t, may);
  return {
    seat,
    kind: attacks ? 'attackers' : 'defenders',
    rules: attacks ? VD('4.5.6') : VD('4.5.10'),
    offers: [{ form: 'some', key: attacks ? 'attack' : 'defend', about: {}, of, min: 0, max: of.length }],
    hidden: false,
    told: must.length === 0 ? { seat } : { seat, along: handlesOf(t, must) },
  };
}

export function answer(t: Table, frame: InitiateFrame, said: string): void {
  const { conflict } = t.state;
  if (conflict === null) return;
  if (said === 'dawn' || said === 'dusk') {
    conflict.type = said;
    t.tell?.(openly('conflict-type', '4.5.9', { type: said }));
    return;
  }
  const seat = frame.stage === 2 ? conflict.attacker : other(conflict.attacker);
  declareWith(t, seat, cardsCalled(t, mayAndMust(t, seat).may, said.slice(said.indexOf(':') + 1)));
}
