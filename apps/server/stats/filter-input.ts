import type { GamesFilter } from '#contract';
import type { Condition, Dimension, Filter } from '#stats';
import { RATING_UNIT } from '#tournament';
import { badInput } from '../graphql/errors.js';
import { globalId, nameIn, parseId } from '../graphql/ids.js';

type Input = GamesFilter | null | undefined;

export function filterOf(input: Input): Filter {
  const { tournamentId, player, opponent, seat, since, before, ratingFrom, ratingBelow } = input ?? {};
  const conditions: readonly (Condition | null)[] = [
    tournamentId ? { on: 'tournament', is: nameIn('tournament', tournamentId, 'tournamentId') } : null,
    player ? { on: 'player', is: playerIn(player, 'player') } : null,
    opponent ? { on: 'opponent', is: playerIn(opponent, 'opponent') } : null,
    typeof seat === 'number' ? { on: 'seat', is: String(seat) } : null,
    typeof since === 'number' ? { on: 'since', at: since } : null,
    typeof before === 'number' ? { on: 'before', at: before } : null,
    typeof ratingFrom === 'number' ? { on: 'rating-from', rating: scaled(ratingFrom, 'ratingFrom') } : null,
    typeof ratingBelow === 'number' ? { on: 'rating-below', rating: scaled(ratingBelow, 'ratingBelow') } : null,
    ...AS_WRITTEN.map(([field, on]): Condition | null => {
      const is = input?.[field];
      return is ? { on, is } : null;
    }),
  ];
  return conditions.filter((condition) => condition !== null);
}

/** What is asked for as it stands in the facts. */
const AS_WRITTEN = [
  ['game', 'game'],
  ['cards', 'set'],
  ['ended', 'ended'],
  ['deck', 'deck'],
  ['archetype', 'archetype'],
  ['opponentArchetype', 'opponent-archetype'],
  ['faction', 'faction'],
  ['bastion', 'bastion'],
  ['opponentBastion', 'opponent-bastion'],
  ['mind', 'mind'],
  ['card', 'card'],
  ['cardDrawn', 'card-drawn'],
  ['cardPlayed', 'card-played'],
  ['decisions', 'decisions'],
  ['rounds', 'length'],
] as const satisfies readonly (readonly [keyof GamesFilter, Dimension])[];

/** No rating comes near it. */
const MOST = 1_000_000;

function scaled(rating: number, field: 'ratingFrom' | 'ratingBelow'): number {
  if (Math.abs(rating) <= MOST) return Math.round(rating * RATING_UNIT);
  throw badInput(`\`${field}\` is ${rating}; it expects a rating, such as 1500.`, [field]);
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
