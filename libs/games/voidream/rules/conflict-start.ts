import { push, type Table } from '../table.js';

/** Its actions come once the card and the turn that started it are done (VD-4.5.13, VD-H.23). */
export function beginConflict(t: Table): void {
  const { steps, lastPasser } = t.state;
  push(t, { kind: 'conflict', stage: 0, scores: [0, 0], left: 0, before: { steps, lastPasser } });
}

/** One that a trigger has started is played before the phase goes on (VD-4.5.2, VD-4.5.3, VD-H.24). Whether there was one. */
export function conflictIsDue(t: Table): boolean {
  if (t.state.conflict?.stage !== 'waiting') return false;
  beginConflict(t);
  return true;
}
