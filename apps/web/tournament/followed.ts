/** The tournaments that somebody follows in this browser, the last one first. */
import { lasting } from '../look/memory.js';

const KEPT = 'dreamledger.followed';
const MOST = 50;

const followed = (): readonly string[] => (lasting.getItem(KEPT) ?? '').split(' ').filter((id) => id !== '');

export const isFollowed = (id: string): boolean => followed().includes(id);

export function follow(id: string, follows: boolean): void {
  const others = followed().filter((each) => each !== id);
  lasting.setItem(KEPT, (follows ? [id, ...others] : others).slice(0, MOST).join(' '));
}
