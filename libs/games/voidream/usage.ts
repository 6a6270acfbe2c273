import type { Often, Since } from './language.js';
import type { LineFrame } from './state.js';
import type { Program } from './set/compiled.js';
import { cardOf, programOf, type Table, type Voice } from './table.js';

/** How often a text has been used: VD-H.99. Turns and rounds begin anew elsewhere. */

/** So many lines a set may have. */
export const MOST_LINES = 65_536;
/** Objects out of play are told apart by their cards, beyond all serials. */
const OUT_OF_PLAY = 1_000_000;

export function usedSince({ state }: Table, since: Since): number[] {
  switch (since) {
    case 'turn':
      return state.usedThisTurn;
    case 'conflict':
      return state.usedThisConflict;
    case 'round':
      return state.usedThisRound;
    case 'game':
      return state.usedThisGame;
  }
}

/** In a game it is the card, whatever object it has become. */
function keyOf(t: Table, source: number, program: number, since: Since): number {
  const { serial, uid } = cardOf(t, source);
  return (serial > 0 && since !== 'game' ? serial : OUT_OF_PLAY + uid) * MOST_LINES + program;
}

const PERIOD: Readonly<Record<Often, Since>> = {
  'once-a-turn': 'turn',
  'once-a-conflict': 'conflict',
  'once-a-round': 'round',
  'once-a-game': 'game',
};

const count = (list: readonly number[], key: number): number => list.filter((each) => each === key).length;

export function timesUsed(t: Table, { source, program }: LineFrame, since: Since): number {
  return count(usedSince(t, since), keyOf(t, source, program, since));
}

/** Whether its own limit keeps it from being used once more. */
export function isUsedUp(t: Table, { often, index }: Program, { source }: Pick<Voice, 'source'>): boolean {
  if (often === null) return false;
  const since = PERIOD[often];
  return usedSince(t, since).includes(keyOf(t, source, index, since));
}

export function noteUse(t: Table, { source, program }: Pick<LineFrame, 'source' | 'program'>): void {
  const { counted } = programOf(t, program);
  for (const since of counted) usedSince(t, since).push(keyOf(t, source, program, since));
}
