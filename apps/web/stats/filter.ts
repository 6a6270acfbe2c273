/** Which games are counted: kept in the address, so that a link shows the same figures. */
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import type { VariablesOf } from '../api/graphql.js';
import type { OVERVIEW } from './documents.js';

export type GamesFilter = NonNullable<VariablesOf<typeof OVERVIEW>['filter']>;

const TEXTS = [
  'game',
  'cards',
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
  'cardDrawn',
  'cardPlayed',
  'decisions',
  'rounds',
] as const;
/** How the ids of what they name are spelled. */
export const IDS: ReadonlyMap<FilterName, RegExp> = new Map<FilterName, RegExp>([
  ['tournamentId', /^tournament_[\w-]+$/],
  ['player', /^(person_[\w-]+|entrant_[\w-]+\.\d+)$/],
  ['opponent', /^(person_[\w-]+|entrant_[\w-]+\.\d+)$/],
]);
const NUMBERS = ['seat', 'ratingFrom', 'ratingBelow'] as const;
const DAYS = ['since', 'before'] as const;

export const FILTERS = [...TEXTS, ...NUMBERS, ...DAYS];
export type FilterName = (typeof FILTERS)[number];

/** These choose games; all others choose a side of them. */
const OF_GAMES: readonly FilterName[] = [
  'game',
  'cards',
  'tournamentId',
  'ended',
  'decisions',
  'rounds',
  'since',
  'before',
];

/** A deck has several of these: who narrows to one while another is set would lose the other. */
const SEVERAL: readonly FilterName[] = ['faction', 'card', 'cardDrawn', 'cardPlayed'];

export interface Filtering {
  readonly filter: GamesFilter;
  /** Whether each game is counted twice, once from each side. */
  readonly bothSides: boolean;
  /** What is set, by its name in the address. */
  readonly set: readonly (readonly [FilterName, string])[];
  readonly change: (name: FilterName, value: string | null) => void;
  /** Where the games of one of these figures are listed; null where no address selects just them. */
  readonly gamesOf: (name: FilterName, value: string) => string | null;
  /** The address of these figures with some of the filter set otherwise. */
  readonly address: (path: string, also: Partial<Record<FilterName, string>>) => string;
}

export function useFilter(): Filtering {
  const [search, setSearch] = useSearchParams();
  return useMemo(() => {
    const set = FILTERS.flatMap((name) => {
      const value = search.get(name) ?? '';
      return meant(name, value) === null ? [] : [[name, value] as const];
    });
    const address = (path: string, also: Partial<Record<FilterName, string>>): string => {
      const after = new URLSearchParams(set.map(([name, value]): [string, string] => [name, value]));
      for (const [name, value] of Object.entries(also)) after.set(name, value);
      const query = after.toString();
      return query === '' ? path : `${path}?${query}`;
    };
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
      address,
      gamesOf: (name, value) => {
        const already = set.find(([one]) => one === name)?.[1] ?? value;
        return SEVERAL.includes(name) && already !== value ? null : address('/stats/games', { [name]: value });
      },
    };
  }, [search, setSearch]);
}

/** What an address asks for; null where that can't be meant, and then nothing is filtered by it. */
export function meant(name: FilterName, value: string): string | number | null {
  if (name === 'seat') return /^[1-9]\d?$/.test(value) ? Number(value) : null;
  if (isOf(NUMBERS, name)) return /^-?\d{1,6}(\.\d+)?$/.test(value) ? Number(value) : null;
  if (isOf(DAYS, name)) return /^\d{4}-\d\d-\d\d$/.test(value) ? momentOf(value) : null;
  const kinds = IDS.get(name);
  if (kinds !== undefined) return kinds.test(value) ? value : null;
  return value === '' ? null : value;
}

const isOf = (names: readonly FilterName[], name: FilterName): boolean => names.includes(name);

function momentOf(day: string): string | null {
  const at = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
