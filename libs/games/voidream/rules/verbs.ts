import type { Deed } from '../set/compiled.js';
import { attach } from './attach.js';
import { returnArcana } from './arcana.js';
import { charge } from './charge.js';
import { damage, removeDamage } from './damage.js';
import { dreamDamage } from './dream-damage.js';
import { loseGame } from './end.js';
import { evoke } from './evoke.js';
import { exhaust, ready } from './exhaust.js';
import { startConflict, switchConflict } from './initiate.js';
import { inspire } from './inspire.js';
import { destroy, discard, sacrifice, voiding } from './leave.js';
import { lookAt, lookTop, revealTop, showHand } from './look.js';
import { mind } from './mind.js';
import { play, replay, unveil } from './perform.js';
import { put } from './put.js';
import { instead, multiply, prevent, redirect } from './replace.js';
import { roll } from './roll.js';
import { shuffle } from './shuffle.js';
import { control, join, leaveConflict, skipRoll, win } from './sides.js';
import { discardFromTop, voidFromTop } from './top.js';
import { veil, veilTop } from './veil.js';
import type { StepOf, Verb } from './verb.js';

/** Every word that does something, by its name in card files. */
export const VERBS: { readonly [D in Deed['do']]: Verb<StepOf<D>> } = {
  evoke,
  roll,
  charge,
  exhaust,
  ready,
  destroy,
  sacrifice,
  discard,
  inspire,
  void: voiding,
  veil,
  attach,
  damage,
  'dream-damage': dreamDamage,
  prevent,
  instead,
  multiply,
  redirect,
  'remove-damage': removeDamage,
  put,
  play,
  replay,
  unveil,
  'look-at': lookAt,
  'look-top': lookTop,
  'reveal-top': revealTop,
  'show-hand': showHand,
  join,
  'leave-conflict': leaveConflict,
  'skip-roll': skipRoll,
  control,
  win,
  'discard-top': discardFromTop,
  'void-top': voidFromTop,
  'veil-top': veilTop,
  'return-arcana': returnArcana,
  mind,
  'start-conflict': startConflict,
  'switch-conflict': switchConflict,
  shuffle,
  lose: loseGame,
};

export const verbOf = (deed: Deed): Verb<Deed> => VERBS[deed.do];
