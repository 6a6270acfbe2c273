import type { RulingCited, TimeGift } from './commands.js';
import type { TimeGranted } from './events.js';

/** The time that a ruling gives. */
export const granted = (id: string, ruling: RulingCited, credits: readonly TimeGift[]): readonly TimeGranted[] =>
  credits.map(({ seat, ms }) => ({ type: 'TimeGranted', v: 1, data: { case: id, ruling, seat, ms }, secret: null }));
