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
  step(t: Table, frame: F): void;
}
interface Asking<F extends Frame> extends Mechanic<F> {
  ask(t: Table, frame: F): DecisionRequest;
  answer(t: Table, frame: F, said: string): void;
}
type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

type Silent = 'arcanum' | 'dream-damage' | 'setup';
const SILENT: { readonly [K in Silent]: Mechanic<FrameOf<K>> } = {
  arcanum: arcana,
  'dream-damage': { step: dealDreamDamage },
  setup,
};
const ASKING: { readonly [K in Exclude<Frame['kind'], Silent>]: Asking<FrameOf<K>> } = {
  line,
  event,
  triggers: triggerOrder,
  turns,
  play,
  round,
  nightmare,
  conflict,
  cut: shuffle,
  activate: ability,
  evoke,
  extras,
  look,
  return: returning,
  unveil,
  initiate,
};

const isSilent = (kind: Frame['kind']): kind is Silent => kind in SILENT;

export function step(t: Table, frame: Frame): void {
  const mechanic: Mechanic<Frame> = isSilent(frame.kind) ? SILENT[frame.kind] : ASKING[frame.kind];
  mechanic.step(t, frame);
}

/** The mechanic that waits for an answer. */
export function asking({ kind }: Frame): Asking<Frame> {
  if (isSilent(kind)) throw new Fault(`"${kind}" asks nothing.`);
  return ASKING[kind];
}
