import type { EntrantId, OpenTournament } from '#tournament';
import { readText, type Vault } from '#vault';
import { displayNames } from '../people/display-names.js';

/** What entrants are called: a person by their own name, also one who was a guest before; null once it was erased. */
export async function namesOf(
  vault: Vault,
  { entrants }: OpenTournament,
  ids: readonly EntrantId[],
): Promise<readonly (string | null)[]> {
  const asked = ids.map((id) => entrants.get(id));
  const people = asked.flatMap((entrant) => entrant?.who ?? []);
  const names = await displayNames(vault, people);
  const named = new Map(people.map((who, nth) => [who, names[nth] ?? null]));
  return Promise.all(
    asked.map(async (entrant) => {
      if (entrant === undefined) return null;
      if (entrant.who !== null) return named.get(entrant.who) ?? null;
      return entrant.name === null ? null : await readText(vault, entrant.name);
    }),
  );
}
