import type { Seat } from '#kernel';
import type { Amount } from './language.js';
import { reading } from './rulings/index.js';
import type { LineFrame } from './state.js';
import { cardOf, defOf, playerOf, type Table, type Voice } from './table.js';
import { timesUsed } from './usage.js';
import { lineOf } from './voice.js';

/** What is counted as it stands, whatever effects are on. */

export type ByLine = Extract<Amount, { of: 'round' | 'rolled' | 'event' | 'dealt' | 'used' }>;

/** What the line at work, the round or the conflict has come to so far. */
export function amountSoFar(t: Table, amount: ByLine, voice: Voice): number {
  const line = lineOf(voice);
  switch (amount.of) {
    case 'round':
      return t.state.round;
    case 'rolled':
      return line === null ? 0 : rolledIn(line);
    case 'dealt':
      return line?.dealt ?? 0;
    case 'event':
      return line?.event?.amount ?? 0;
    case 'used':
      return line === null ? 0 : timesUsed(t, line, amount.since);
  }
}

/** What the line has rolled, or what the roll came to that it hears of (VD-6.21.2). */
const rolledIn = ({ rolled, event }: LineFrame): number =>
  rolled === 0 && event?.what === 'rolled' ? event.amount : rolled;

/** Charges lie face down on their host. */
export function chargesOn(t: Table, host: number): number {
  return t.state.attached.filter((uid) => cardOf(t, uid).host === host && !cardOf(t, uid).up).length;
}

/** Offerings: by subtype or by the way they were voided (VD-6.28.1, VD-6.28.2, VD-H.8). */
export function offeringsOf(t: Table, seat: Seat): number {
  const by = reading(t.state, 'VD-H.8');
  return playerOf(t, seat).void.filter((uid) => {
    const card = cardOf(t, uid);
    const isPrinted = by !== 'c' && defOf(t, card).subtypes.includes('Offering');
    return isPrinted || (by !== 'b' && card.offering);
  }).length;
}
