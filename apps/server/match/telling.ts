import { type ActorId, seat, type SeenFact } from '#kernel';
import { type Begun, factText, holderOf, type HostedGame } from '#match';
import type { Vault } from '#vault';
import { displayNames } from '../people/display-names.js';

/** What the facts of a match are told by: its game, and who sits where. */
export interface Seated {
  readonly game: HostedGame;
  readonly holders: readonly (ActorId | null)[];
}

export const seatedIn = ({ plan }: Begun): Seated => ({
  game: plan.game,
  holders: plan.seats.map((_, place) => holderOf(plan, seat(place))),
});

/** Tells a fact as a sentence. */
export type Tell = (fact: SeenFact) => Promise<string>;

/** Reads who sits where once, and only when something is to be told. */
export function teller(vault: Vault, seated: () => Promise<Seated | null>): Tell {
  const once = async (): Promise<{ readonly game?: HostedGame; readonly names: readonly string[] }> => {
    const found = await seated();
    return found === null ? { names: [] } : { game: found.game, names: await seatNames(vault, found.holders) };
  };
  let found: ReturnType<typeof once> | null = null;
  return async (fact) => {
    const { game, names } = await (found ??= once());
    return factText(fact, game, names);
  };
}

/** What the seats are called in sentences; those without a name of their own by their numbers, as where one person plays all. */
async function seatNames(vault: Vault, holders: Seated['holders']): Promise<readonly string[]> {
  const people = holders.filter((holder) => holder !== null);
  const names = new Map((await displayNames(vault, people)).map((name, nth) => [people[nth], name]));
  const isTwice = new Set(people).size < people.length;
  return holders.map((holder, seat) => (isTwice || holder === null ? null : names.get(holder)) ?? `Seat ${seat + 1}`);
}
