/** Whether who uses this browser wants to see games without being told how they end. */
import { lasting } from './memory.js';

const KEPT = 'dreamledger.ends-untold';

export const endsUntold = (): boolean => lasting.getItem(KEPT) === 'yes';

export function leaveEndsUntold(untold: boolean): void {
  if (untold) lasting.setItem(KEPT, 'yes');
  else lasting.removeItem(KEPT);
}
