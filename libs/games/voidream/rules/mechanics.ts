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

/** `step` goes on by one step; `ask` and `answer` are there for those that can wait. */
interface Mechanic<F extends Frame> {
  step(this: void, t: Table, frame: F): void;
}
interface Asking<F extends Frame> extends Mechanic<F> {
  ask(this: void, t: Table, frame: F): DecisionRequest;
  answer(this: void, t: Table, frame: F, said: string): void;
}
type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

type Silent = 'arcanum' | 'dream-damage' | 'setup';
type Mechanics = { readonly [K in Frame['kind']]: K extends Silent ? Mechanic<FrameOf<K>> : Asking<FrameOf<K>> };

/** A module is slow to look into, and this is done at every step. */
const waiting = <F extends Frame>({ step, ask, answer }: Asking<F>): Asking<F> => ({ step, ask, answer });

const MECHANICS: Mechanics = {
  line: waiting(line),
  event: waiting(event),
  triggers: waiting(triggerOrder),
  turns: waiting(turns),
  play: waiting(play),
  arcanum: { step: arcana.step },
  round: waiting(round),
  nightmare: waiting(nightmare),
  conflict: waiting(conflict),
  setup: { step: setup.step },
  cut: waiting(shuffle),
  activate: waiting(ability),
  evoke: waiting(evoke),
  extras: waiting(extras),
  look: waiting(look),
  return: waiting(returning),
  unveil: waiting(unveil),
  initiate: waiting(initiate),
  'dream-damage': { step: dealDreamDamage },
};

export function step(t: Table, frame: Frame): void {
  const mechanic: Mechanic<Frame> = MECHANICS[frame.kind];
  mechanic.step(t, frame);
}

/** The mechanic that waits for an answer. */
export function asking({ kind }: Frame): Asking<Frame> {
  const mechanic: Mechanic<Frame> | Asking<Frame> = MECHANICS[kind];
  if (!('ask' in mechanic)) throw new Fault(`"${kind}" asks nothing.`);
  return mechanic;
}
