import { type DecisionRequest } from '#kernel';
import { nameOf, openly, VD } from '../keys.js';
import { newTo, strangersInHand } from '../news.js';
import { type Frame, type Happening, KNOWS, type LineFrame, type Waiting } from '../state.js';
import { cardOf, makeLine, pop, push, type Table, triggerOf, wait } from '../table.js';
import { asItStands } from '../triggers.js';
import { mayBegin } from './possible.js';
import { goOnAbout } from './choosing.js';
import { cancelTriggers, comesRound, isPassedAgain } from './loops.js';

/** Triggers that wait together: the active player takes them one at a time. VD-4.2.18, VD-6.22.2, VD-6.22.3, VD-H.59. */

type TriggersFrame = Extract<Frame, { kind: 'triggers' }>;

/** Its line, if that may begin now. */
function lineNow(t: Table, waiting: Waiting): LineFrame | null {
  const event = asItStands(t, waiting);
  if (event === null) return null;
  const line = lineOf(t, waiting, event);
  return mayBegin(t, line) ? line : null;
}

function lineOf(t: Table, waiting: Waiting, event: Happening): LineFrame {
  const line = makeLine(t, triggerOf(t, waiting.trigger).program, waiting, event, false);
  if (waiting.about !== null) goOnAbout(t, line, waiting.about);
  return line;
}

/** What has nothing to do now is left out when it comes to it, not before: another may give it something to do (VD-H.59). */
export function step(t: Table, frame: TriggersFrame): void {
  const { list } = frame;
  const [first] = list;
  const line = list.length === 1 && first !== undefined ? lineNow(t, first) : null;
  if (line !== null) begin(t, frame, 0, line);
  else if (list.length > 1 && list.some((waiting) => lineNow(t, waiting) !== null)) wait(t);
  else pop(t);
}

/** Whether its player may have it or not. */
const isOptional = (t: Table, { trigger }: Waiting): boolean => triggerOf(t, trigger).program.code[0]?.op === 'may';

function begin(t: Table, frame: TriggersFrame, index: number, line: LineFrame): void {
  const [waiting] = frame.list.splice(index, 1);
  if (frame.list.length === 0) pop(t);
  if (waiting === undefined) return;
  const { event } = waiting;
  const isIdle = (pending: Waiting): boolean => lineNow(t, pending) === null;
  if (comesRound(t.state, waiting, isIdle) || (isPassedAgain(t.state) && !isOptional(t, waiting))) {
    cancelTriggers(t.state);
    t.tell?.(openly('loop-cut', '7.16.2', { card: nameOf(t, waiting) }));
    return;
  }
  const source = cardOf(t, waiting.source);
  t.tell?.(newTo(strangersInHand(source), openly('triggered', '6.22.3', { card: nameOf(t, waiting), by: event.what })));
  if (source.zone === 'hand') source.knows = KNOWS.all;
  line.stage = 'sure';
  push(t, line);
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
  const index = nthCalled(t, frame, said.slice('next:'.length));
  const waiting = frame.list[index];
  const line = waiting === undefined ? null : lineNow(t, waiting);
  if (line === null) frame.list.splice(index, 1);
  else begin(t, frame, index, line);
}

/** The other way round from `keysOf`. */
function nthCalled(t: Table, { list }: TriggersFrame, name: string): number {
  const dot = name.indexOf('.');
  const word = dot < 0 ? name : name.slice(0, dot);
  let left = dot < 0 ? 1 : Number(name.slice(dot + 1));
  return list.findIndex((waiting) => nameOf(t, waiting) === word && --left === 0);
}
