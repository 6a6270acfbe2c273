import type { Deed } from '../set/compiled.js';
import { attach, detach } from './attach.js';
import { returnArcana } from './arcana.js';
import { charge } from './charge.js';
import { control } from './control.js';
import { damage, removeDamage } from './damage.js';
import { dreamDamage } from './dream-damage.js';
import { loseGame } from './end.js';
import { evoke } from './evoke.js';
import { exhaust, ready } from './exhaust.js';
import { startConflict, switchConflict } from './initiate.js';
import { inspire } from './inspire.js';
import { destroy, discard, sacrifice, voiding } from './leave.js';
import { lookAt, lookTop } from './look.js';
import { mind, setMind } from './mind.js';
import { avoidNightmare, enterNightmare } from './nightmare.js';
import { play, replay, unveil } from './perform.js';
import { put } from './put.js';
import { instead, multiply, prevent, redirect, redirectTo } from './replace.js';
import { reveal, revealTop, showHand } from './reveal.js';
import { roll } from './roll.js';
import { shuffle } from './shuffle.js';
import { join, leaveConflict, skipRoll, win } from './sides.js';
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
  detach,
  damage,
  'dream-damage': dreamDamage,
  prevent,
  instead,
  multiply,
  redirect,
  'redirect-to': redirectTo,
  'remove-damage': removeDamage,
  put,
  play,
  replay,
  unveil,
  'look-at': lookAt,
  'look-top': lookTop,
  'reveal-top': revealTop,
  reveal,
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
  'set-mind': setMind,
  'enter-nightmare': enterNightmare,
  'avoid-nightmare': avoidNightmare,
  'start-conflict': startConflict,
  'switch-conflict': switchConflict,
  shuffle,
  lose: loseGame,
};

export const verbOf = (deed: Deed): Verb<Deed> => VERBS[deed.do];
