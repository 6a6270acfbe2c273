import { cardOf } from '../cards/index.js';
import { say } from '../say/index.js';

/** What a handle or a slug is called. */
export function nameOf(handle: string): string {
  const found = cardOf(handle) ?? cardOf(handle.replace(/-\d+(\.\d+)?$/, ''));
  if (found !== undefined) return found.title;
  if (handle.startsWith('veiled')) return say('a veiled card');
  if (handle.startsWith('charge')) return say('a charge');
  return handle;
}
