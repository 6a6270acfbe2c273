import { type DecisionRequest, Fault } from '#kernel';
import type { Frame } from '../state.js';
import type { Table } from '../table.js';
import * as ability from './ability.js';
import * as arcana from './arcana.js';
import * as conflict from './conflict.js';
import { step as dealDreamDamage } from './dream-damage.js';
import * as event from './event.js';
import * as extras from './extra-costs.js';
import * as evoke from './evoke.js';
import * as initiate from './initiate.js';
import * as line from './line.js';
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

/** The kinds that take most steps stand by their own names: to look up a name that varies takes several times as long. */
export function mechanicOf({ kind }: Frame): Mechanic<Frame> {
  switch (kind) {
    case 'event':
      return MECHANICS.event;
    case 'line':
      return MECHANICS.line;
    case 'triggers':
      return MECHANICS.triggers;
    case 'turns':
      return MECHANICS.turns;
    case 'arcanum':
      return MECHANICS.arcanum;
    case 'play':
      return MECHANICS.play;
    case 'conflict':
      return MECHANICS.conflict;
    case 'round':
      return MECHANICS.round;
    case 'activate':
      return MECHANICS.activate;
    case 'evoke':
      return MECHANICS.evoke;
    default:
      return MECHANICS[kind];
  }
}

/** The mechanic that waits for an answer. */
export function askingOf(frame: Frame): Asking<Frame> {
  const { asking } = mechanicOf(frame);
  if (asking === null) throw new Fault(`"${frame.kind}" asks nothing.`);
  return asking;
}
