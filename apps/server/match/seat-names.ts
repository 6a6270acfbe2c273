import type { ActorId } from '#kernel';
import type { Vault } from '#vault';
import { displayNames } from '../people/display-names.js';

/** What the seats are called in sentences; those without a name of their own by their numbers, as where one person plays all. */
export async function seatNames(vault: Vault, holders: readonly (ActorId | null)[]): Promise<readonly string[]> {
  const people = holders.filter((holder) => holder !== null);
  const names = new Map((await displayNames(vault, people)).map((name, nth) => [people[nth], name]));
  const isTwice = new Set(people).size < people.length;
  return holders.map((holder, seat) => (isTwice || holder === null ? null : names.get(holder)) ?? `Seat ${seat + 1}`);
}
