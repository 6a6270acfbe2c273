import type { Seat } from '#kernel';
import type { Check, Who } from './language.js';
import { INVERTED, type LineFrame } from './state.js';
import { playerOf, type Table, type Voice } from './table.js';
import { cardCalled, lineOf, seatOf } from './voice.js';

/** Conditions on how the game stands, for which nothing has to be reckoned. */

type Plain = Exclude<Check, { is: 'amount' | 'card' | 'not' | 'all' | 'any' }>;
type OfPlayer = Extract<Plain, { who: Who }>;

export function isSo(t: Table, check: Plain, voice: Voice): boolean {
  if ('who' in check) {
    const seat = seatOf(t, check.who, voice);
    return seat !== null && isOfPlayer(t, check.is, seat);
  }
  const { state } = t;
  switch (check.is) {
    case 'conflict':
      return state.conflict !== null && (check.type === 'any' || state.conflict.type === check.type);
    case 'phase':
      return state.phase === check.phase;
    case 'participating':
      return cardCalled(t, check.what, voice)?.joined ?? false;
    case 'drawn':
      return state.winner === 'nobody';
    case 'inverted':
      return isInverted(lineOf(voice));
    case 'done':
      return lineOf(voice)?.done ?? false;
  }
}

function isOfPlayer(t: Table, is: OfPlayer['is'], seat: Seat): boolean {
  const { conflict, inNightmare, active, faced, passes, lastPasser, winner } = t.state;
  switch (is) {
    case 'attacker':
      return conflict?.attacker === seat;
    case 'defender':
      return conflict !== null && conflict.attacker !== seat;
    case 'in-nightmare':
      return inNightmare === seat;
    case 'faced-nightmare':
      return faced === seat;
    case 'active':
      return active === seat;
    case 'has-passed':
      return passes > 0 && lastPasser === seat;
    case 'won':
      return winner === seat;
    case 'lost':
      return winner !== null && winner !== 'nobody' && winner !== seat;
    case 'construct-on-top':
      return playerOf(t, seat).construct >= 0 && playerOf(t, seat).construct === playerOf(t, seat).deck[0];
  }
}

/** The line of an inverted play, or what a trigger hears of one (VD-2.2.6, VD-H.16). */
const isInverted = (line: LineFrame | null): boolean =>
  line !== null && (line.inverted || (line.event?.what === 'played' && line.event.amount === INVERTED));

/** Whether the conflict that is on has its scores; what happens to participants from here on changes them no more. */
export const isScored = (t: Table): boolean =>
  t.state.stack.some((frame) => frame.kind === 'conflict' && frame.stage > 2);
