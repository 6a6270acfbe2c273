import { type DecisionRequest } from '#kernel';
import { nameOf, openly, VD } from '../keys.js';
import { newTo, strangersInHand } from '../news.js';
import { type Frame, KNOWS, type Waiting } from '../state.js';
import { cardOf, pop, pushLine, type Table, triggerOf, wait } from '../table.js';
import { asItStands } from '../triggers.js';
import { canBegin } from './possible.js';
import { cancelTriggers, comesRound } from './loops.js';

/** Triggers that wait together: the active player takes them one at a time. VD-4.2.18, VD-6.22.2, VD-6.22.3, VD-H.59. */

type TriggersFrame = Extract<Frame, { kind: 'triggers' }>;

function isPossible(t: Table, waiting: Waiting): boolean {
  const event = asItStands(t, waiting);
  return event !== null && canBegin(t, triggerOf(t, waiting.trigger).program, waiting, event);
}

export function step(t: Table, frame: TriggersFrame): void {
  for (let i = frame.list.length - 1; i >= 0; i--) {
    const waiting = frame.list[i];
    if (waiting !== undefined && !isPossible(t, waiting)) frame.list.splice(i, 1);
  }
  if (frame.list.length === 0) pop(t);
  else if (frame.list.length === 1) begin(t, frame, 0);
  else wait(t);
}

function begin(t: Table, frame: TriggersFrame, index: number): void {
  const [waiting] = frame.list.splice(index, 1);
  if (frame.list.length === 0) pop(t);
  if (waiting === undefined) return;
  const { trigger, event } = waiting;
  if (comesRound(t.state, waiting)) {
    cancelTriggers(t.state);
    t.tell?.(openly('loop-cut', '7.16.2', { card: nameOf(t, waiting) }));
    return;
  }
  const source = cardOf(t, waiting.source);
  t.tell?.(newTo(strangersInHand(source), openly('triggered', '6.22.3', { card: nameOf(t, waiting), by: event.what })));
  if (source.zone === 'hand') source.knows = KNOWS.all;
  pushLine(t, triggerOf(t, trigger).program, waiting, asItStands(t, waiting) ?? event).stage = 'sure';
}

/** Several triggers of one card are told apart by a number. */
function keysOf(t: Table, { list }: TriggersFrame): string[] {
  const names = list.map((waiting) => nameOf(t, waiting));
  return names.map((name, i) => {
    const times = names.slice(0, i).filter((earlier) => earlier === name).length;
    return `next:${name}${times === 0 ? '' : `.${times + 1}`}`;
  });
}

export function ask(t: Table, frame: TriggersFrame): DecisionRequest {
  const seat = t.state.active;
  return {
    seat,
    kind: 'trigger-order',
    rules: VD('4.2.18', '7.11.4'),
    offers: keysOf(t, frame).map((key) => ({ form: 'one', key, about: {} })),
    hidden: false,
    told: { seat },
  };
}

export function answer(t: Table, frame: TriggersFrame, said: string): void {
  begin(t, frame, keysOf(t, frame).indexOf(said));
}
