import type { LineFrame } from './state.js';
import type { Program } from './set/compiled.js';
import { cardOf, programOf, type Table, type Voice } from './table.js';

/** How often a text has been used: VD-H.99. Turns and rounds begin anew elsewhere. */

/** So many lines a set may have. */
export const MOST_LINES = 65_536;
/** Objects out of play are told apart by their cards, beyond all serials. */
const OUT_OF_PLAY = 1_000_000;

function keyOf(t: Table, source: number, program: number): number {
  const { serial, uid } = cardOf(t, source);
  return (serial > 0 ? serial : OUT_OF_PLAY + uid) * MOST_LINES + program;
}

const count = (list: readonly number[], key: number): number => list.filter((each) => each === key).length;

export function timesUsed(t: Table, { source, program }: LineFrame, since: 'turn' | 'round'): number {
  const key = keyOf(t, source, program);
  return count(since === 'turn' ? t.state.usedThisTurn : t.state.usedThisRound, key);
}

/** Whether its own limit keeps it from being used once more. */
export function isUsedUp(t: Table, { often, index }: Program, { source }: Pick<Voice, 'source'>): boolean {
  if (often === null) return false;
  const key = keyOf(t, source, index);
  return (often === 'once-a-turn' ? t.state.usedThisTurn : t.state.usedThisRound).includes(key);
}

export function noteUse(t: Table, { source, program }: Pick<LineFrame, 'source' | 'program'>): void {
  const { counted } = programOf(t, program);
  if (counted.length === 0) return;
  const key = keyOf(t, source, program);
  if (counted.includes('turn')) t.state.usedThisTurn.push(key);
  if (counted.includes('round')) t.state.usedThisRound.push(key);
}
