import type { GamesFilter } from '#contract';
import { type Condition, type Filter } from '#stats';
import { badInput } from '../graphql/errors.js';
import { globalId, nameIn, parseId } from '../graphql/ids.js';

type Input = GamesFilter | null | undefined;

export function filterOf(input: Input): Filter {
  const { game, tournamentId, player, since, before } = input ?? {};
  const conditions: readonly (Condition | null)[] = [
    game ? { on: 'game', is: game } : null,
    tournamentId ? { on: 'tournament', is: nameIn('tournament', tournamentId, 'tournamentId') } : null,
    player ? { on: 'player', is: playerIn(player, 'player') } : null,
    typeof since === 'number' ? { on: 'since', at: since } : null,
    typeof before === 'number' ? { on: 'before', at: before } : null,
  ];
  return conditions.filter((condition) => condition !== null);
}

/** As games name who played: a person, or a guest by the entry in a tournament. */
export function playerIn(id: string, field: string): string {
  const { kind, name } = parseId(id) ?? {};
  if (name !== undefined && kind === (isGuest(name) ? 'entrant' : 'person')) return name;
  throw badInput(
    `\`${field}\` is "${id}"; it expects the id of a person, such as "person_7d1e", or of a guest's entry, such as "entrant_4f2a7c.12".`,
    [field],
  );
}

export const isGuest = (player: string): boolean => player.includes('.');

export const playerId = (player: string): string => globalId(isGuest(player) ? 'entrant' : 'person', player);
