import { Fault } from '#kernel';
import { loosen } from './rules/lasting.js';
import { MOST_STEPS } from './rules/limits.js';
import { step } from './rules/mechanics.js';
import { layOpen } from './rules/open.js';
import { isUnsteady, settle } from './rules/settle.js';
import { unwrite } from './rules/textless.js';
import type { Frame, VoidreamState } from './state.js';
import type { Table } from './table.js';

export function topOf({ stack }: VoidreamState): Frame {
  const top = stack[stack.length - 1];
  if (top === undefined) throw new Fault('Nothing is pending, and the game is not over.');
  return top;
}

/** A chain that would not end is cut: what its triggers and lines still had to do is cancelled, and nothing more triggers (VD-7.16.2, VD-H.85). */
function cutShort({ state }: Table): void {
  const top = state.stack[state.stack.length - 1];
  const kept = state.stack.filter(({ kind }) => kind !== 'line' && kind !== 'triggers' && kind !== 'event');
  if (kept[kept.length - 1] !== top) state.waits = false;
  state.stack.length = 0;
  state.stack.push(...kept);
  state.waiting.length = 0;
}

function count(t: Table): void {
  t.state.steps += 1;
  if (t.state.steps === MOST_STEPS) cutShort(t);
}

/** Goes on until somebody has to decide or the game is over. */
export function run(t: Table): void {
  const { state } = t;
  let isSettled = false;
  while (!state.waits && state.outcome === null) {
    if (state.watched > 0 || state.textless.length > 0) attend(t);
    if (state.dirty !== 0 || (!isSettled && isUnsteady(t))) {
      settle(t);
      count(t);
      isSettled = true;
    } else {
      goOn(t, topOf(state));
      isSettled = false;
    }
  }
}

/** What is done before each step, for it may have come or gone with the one before. */
function attend(t: Table): void {
  const { effects, textless } = t.state;
  if (effects.control.length > 0) loosen(t);
  if (effects.text.length > 0 || textless.length > 0) unwrite(t);
  if (effects.open.length > 0) layOpen(t);
}

/** As long as the same frame is on top: most take several steps in a row. */
function goOn(t: Table, top: Frame): void {
  const { state } = t;
  const { stack } = state;
  do {
    step(t, top);
    count(t);
  } while (stack[stack.length - 1] === top && state.dirty === 0 && !state.waits && !isUnsteady(t));
}
