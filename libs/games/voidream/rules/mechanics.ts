import { type DecisionRequest, Fault } from '#kernel';
import type { Frame } from '../state.js';
import type { Table } from '../table.js';
import * as ability from './ability.js';
import * as arcana from './arcana.js';
import * as conflict from './conflict.js';
import { step as dealDreamDamage } from './dream-damage.js';
import * as event from './event.js';
import * as extras from './pay-extras.js';
import * as evoke from './evoke.js';
import * as initiate from './initiate.js';
import * as line from './line.js';
import { waysOf } from './listed.js';
import * as look from './look.js';
import * as nightmare from './nightmare.js';
import * as play from './play.js';
import * as returning from './return.js';
import * as round from './round.js';
import * as setup from './setup.js';
import * as shuffle from './shuffle.js';
import * as triggerOrder from './trigger-order.js';
import * as turns from './turns.js';
import * as unveil from './unveil.js';

/** What goes on with each kind of pending work, and what it asks. */

/** `step` goes on by one step; `asking` is there for those that can wait. */
interface Mechanic<F extends Frame> {
  step(t: Table, frame: F): void;
  readonly asking: Asking<F> | null;
}
interface Asking<F extends Frame> {
  ask(t: Table, frame: F): DecisionRequest;
  answer(t: Table, frame: F, said: string): void;
}
type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

type Mechanics = { readonly [K in Frame['kind']]: Mechanic<FrameOf<K>> };

/** Taken out of their modules once, since modules are slow to look into, and this is done at every step. */
const MECHANICS: Mechanics = {
  line: { step: line.step, asking: { ask: line.ask, answer: line.answer } },
  event: { step: event.step, asking: { ask: event.ask, answer: event.answer } },
  triggers: { step: triggerOrder.step, asking: { ask: triggerOrder.ask, answer: triggerOrder.answer } },
  turns: { step: turns.step, asking: { ask: turns.ask, answer: turns.answer } },
  play: { step: play.step, asking: { ask: play.ask, answer: play.answer } },
  arcanum: { step: arcana.step, asking: null },
  round: { step: round.step, asking: { ask: round.ask, answer: round.answer } },
  nightmare: { step: nightmare.step, asking: { ask: nightmare.ask, answer: nightmare.answer } },
  conflict: { step: conflict.step, asking: { ask: conflict.ask, answer: conflict.answer } },
  setup: { step: setup.step, asking: null },
  cut: { step: shuffle.step, asking: { ask: shuffle.ask, answer: shuffle.answer } },
  activate: { step: ability.step, asking: { ask: ability.ask, answer: ability.answer } },
  evoke: { step: evoke.step, asking: { ask: evoke.ask, answer: evoke.answer } },
  extras: { step: extras.step, asking: { ask: extras.ask, answer: extras.answer } },
  look: { step: look.step, asking: { ask: look.ask, answer: look.answer } },
  return: { step: returning.step, asking: { ask: returning.ask, answer: returning.answer } },
  unveil: { step: unveil.step, asking: { ask: unveil.ask, answer: unveil.answer } },
  initiate: { step: initiate.step, asking: { ask: initiate.ask, answer: initiate.answer } },
  'dream-damage': { step: dealDreamDamage, asking: null },
};

const mechanicOf = ({ kind }: Frame): Mechanic<Frame> => MECHANICS[kind];

/** The mechanic that waits for an answer. */
function askingOf(frame: Frame): Asking<Frame> {
  const { asking } = mechanicOf(frame);
  if (asking === null) throw new Fault(`"${frame.kind}" asks nothing.`);
  return asking;
}

/**
 * Goes on by one step. The kinds that take most of them stand by their own names, here and below: to look up a name that
 * varies, and to call what nobody knew before, takes several times as long.
 */
export function step(t: Table, frame: Frame): void {
  switch (frame.kind) {
    case 'event':
      event.step(t, frame);
      return;
    case 'line':
      line.step(t, frame);
      return;
    case 'triggers':
      triggerOrder.step(t, frame);
      return;
    case 'turns':
      turns.step(t, frame);
      return;
    case 'arcanum':
      arcana.step(t, frame);
      return;
    case 'play':
      play.step(t, frame);
      return;
    case 'conflict':
      conflict.step(t, frame);
      return;
    case 'round':
      round.step(t, frame);
      return;
    case 'activate':
      ability.step(t, frame);
      return;
    case 'evoke':
      evoke.step(t, frame);
      return;
    default:
      mechanicOf(frame).step(t, frame);
  }
}

export const ask = (t: Table, frame: Frame): DecisionRequest => askingOf(frame).ask(t, frame);

/** How many answers there are to what it asks; of what is asked most, without naming them. */
export function waysNow(t: Table, frame: Frame): number {
  switch (frame.kind) {
    case 'line':
      return line.ways(t, frame);
    case 'evoke':
      return evoke.ways(t, frame);
    case 'triggers':
      return frame.list.length;
    default:
      return waysOf(ask(t, frame).offers);
  }
}

/** Takes an answer to what it asks. */
export function answer(t: Table, frame: Frame, said: string): void {
  switch (frame.kind) {
    case 'turns':
      turns.answer(t, frame, said);
      return;
    case 'line':
      line.answer(t, frame, said);
      return;
    case 'evoke':
      evoke.answer(t, frame, said);
      return;
    case 'triggers':
      triggerOrder.answer(t, frame, said);
      return;
    default:
      askingOf(frame).answer(t, frame, said);
  }
}
