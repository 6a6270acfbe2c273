import { Fault } from '#kernel';
import { step } from './rules/mechanics.js';
import { settle } from './rules/settle.js';
import type { Frame, VoidreamState } from './state.js';
import type { Table } from './table.js';

/** How far one answer may lead (VD-H.85). */
const MOST_STEPS = 10_000;

export function topOf({ stack }: VoidreamState): Frame {
  const top = stack[stack.length - 1];
  if (top === undefined) throw new Fault('Nothing is pending, and the game is not over.');
  return top;
}

/** A chain that would not end is cut: what its triggers and lines still had to do is cancelled (VD-7.16.2, VD-H.85). */
function cutShort({ state }: Table): void {
  const kept = state.stack.filter(({ kind }) => kind !== 'line' && kind !== 'triggers' && kind !== 'event');
  state.stack.length = 0;
  state.stack.push(...kept);
  state.waiting.length = 0;
}

/** Goes on until somebody has to decide or the game is over. */
export function run(t: Table): void {
  const { state } = t;
  for (let steps = 1; !state.waits && state.outcome === null; steps++) {
    if (state.dirty !== 0) settle(t);
    else step(t, topOf(state));
    if (steps % MOST_STEPS === 0) cutShort(t);
  }
}
