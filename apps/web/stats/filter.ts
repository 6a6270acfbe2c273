/** Which games are counted: kept in the address, so that a link shows the same figures. */
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import type { VariablesOf } from '../api/graphql.js';
import type { OVERVIEW } from './documents.js';

export type GamesFilter = NonNullable<VariablesOf<typeof OVERVIEW>['filter']>;

const TEXTS = [
  'game',
  'tournamentId',
  'player',
  'opponent',
  'ended',
  'archetype',
  'opponentArchetype',
  'faction',
  'bastion',
  'opponentBastion',
  'mind',
  'card',
] as const;
const NUMBERS = ['seat', 'ratingFrom', 'ratingBelow'] as const;
const DAYS = ['since', 'before'] as const;

export const FILTERS = [...TEXTS, ...NUMBERS, ...DAYS];
export type FilterName = (typeof FILTERS)[number];

/** These choose games; all others choose a side of them. */
const OF_GAMES: readonly FilterName[] = ['game', 'tournamentId', 'ended', 'since', 'before'];

export interface Filtering {
  readonly filter: GamesFilter;
  /** Whether each game is counted twice, once from each side. */
  readonly bothSides: boolean;
  /** What is set, by its name in the address. */
  readonly set: readonly (readonly [FilterName, string])[];
  readonly change: (name: FilterName, value: string | null) => void;
  /** The address of these figures with some of the filter set otherwise. */
  readonly address: (path: string, also: Partial<Record<FilterName, string>>) => string;
}

export function useFilter(): Filtering {
  const [search, setSearch] = useSearchParams();
  return useMemo(() => {
    const set = FILTERS.flatMap((name) => {
      const value = search.get(name);
      return value === null || value === '' ? [] : [[name, value] as const];
    });
    return {
      set,
      bothSides: set.every(([name]) => OF_GAMES.includes(name)),
      filter: Object.fromEntries(set.map(([name, value]) => [name, meant(name, value)])),
      change: (name, value) =>
        setSearch((before) => {
          const after = new URLSearchParams(before);
          if (value === null || value === '') after.delete(name);
          else after.set(name, value);
          return after;
        }),
      address: (path, also) => {
        const after = new URLSearchParams(set.map(([name, value]) => [name, value]));
        for (const [name, value] of Object.entries(also)) after.set(name, value);
        const query = after.toString();
        return query === '' ? path : `${path}?${query}`;
      },
    };
  }, [search, setSearch]);
}

function meant(name: FilterName, value: string): string | number {
  if (NUMBERS.some((one) => one === name)) return Number(value);
  if (DAYS.some((one) => one === name)) return new Date(`${value}T00:00:00Z`).toISOString();
  return value;
}
