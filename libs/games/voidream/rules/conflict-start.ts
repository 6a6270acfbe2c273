import { push, type Table } from '../table.js';

/** Its actions come once the card and the turn that started it are done (VD-4.5.13, VD-H.23). */
export function beginConflict(t: Table): void {
  push(t, { kind: 'conflict', stage: 0, scores: [0, 0], left: 0, before: t.state.steps });
}
