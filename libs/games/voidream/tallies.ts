import type { Seat } from '#kernel';
import { type Covers, subtypesOf } from './kin.js';
import type { Amount, Happened } from './language.js';
import { reading } from './rulings/index.js';
import { COUNTED, type Tally } from './set/compiled.js';
import type { LineFrame } from './state.js';
import { cardOf, FIRST, playerOf, type Table, type Voice } from './table.js';
import { timesUsed } from './usage.js';
import { lineOf } from './voice.js';

/** What is counted as it stands, whatever effects are on. */

export type ByLine = Extract<Amount, { of: 'round' | 'rolled' | 'event' | 'dealt' | 'chosen' | 'used' | 'happened' }>;

/** What the line at work, the round or the conflict has come to so far. */
export function amountSoFar(t: Table, amount: ByLine, voice: Voice): number {
  if (amount.of === 'round') return t.state.round;
  if (amount.of === 'happened') return timesOf(t, amount, voice.you);
  const line = lineOf(voice);
  return line === null ? 0 : inLine(t, amount, line);
}

function inLine(t: Table, amount: Exclude<ByLine, { of: 'round' | 'happened' }>, line: LineFrame): number {
  switch (amount.of) {
    case 'rolled':
      return rolledIn(line);
    case 'dealt':
      return line.dealt;
    case 'chosen':
      return line.bound[COUNTED]?.length ?? 0;
    case 'event':
      return line.event?.amount ?? 0;
    case 'used':
      return timesUsed(t, line, amount.since);
  }
}

/** Where a tally stands as each player means it: "yours" of one are "theirs" of the other. */
export const placeOf = ({ index }: Tally, you: Seat): number => 2 * index + (you === FIRST ? 0 : 1);

function timesOf({ set, state }: Table, happened: Happened, you: Seat): number {
  const tally = set.tallyOf.get(happened);
  return tally === undefined ? 0 : (state.happened[placeOf(tally, you)] ?? 0);
}

/** What the line has rolled, or what the roll came to that it hears of (VD-6.21.2). */
const rolledIn = ({ rolled, event }: LineFrame): number =>
  rolled === 0 && event?.what === 'rolled' ? event.amount : rolled;

/** Charges lie face down on their host. */
export function chargesOn(t: Table, host: number): number {
  return t.state.attached.filter((uid) => cardOf(t, uid).host === host && !cardOf(t, uid).up).length;
}

/** Offerings: by subtype or by the way they were voided (VD-6.28.1, VD-6.28.2, VD-H.8). */
export function offeringsOf(t: Table, seat: Seat, covers: Covers): number {
  const by = reading(t.state, 'VD-H.8');
  return playerOf(t, seat).void.filter((uid) => {
    const card = cardOf(t, uid);
    const isCalledSo = by !== 'c' && subtypesOf(t, card, covers).includes('Offering');
    return isCalledSo || (by !== 'b' && card.offering);
  }).length;
}
