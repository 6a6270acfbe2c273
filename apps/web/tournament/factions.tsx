import type { ReactNode } from 'react';
import { FactionSign } from '../cards/signs.js';
import { FACTION_NAMES, isFaction } from '../cards/words.js';
import type { Head } from './queries.js';
import { useEntrants } from './use-entrants.js';

/** Whether everybody may read the lists that were handed in. */
export const areListsOpen = ({ phase, plan }: Pick<Head, 'phase' | 'plan'>): boolean =>
  plan.lists !== 'NONE' && (phase === 'OVER' || (plan.lists === 'OPEN' && phase === 'RUNNING'));

/** Lists that are open do not change with the standings: they are read once. */
const ONCE = '';

/** The factions of everybody's deck, the main one first, by the entrant; nobody's while lists are closed. */
export function useFactions(tournament: Head): ReadonlyMap<string, readonly string[]> {
  const { entrants } = useEntrants(tournament.id, ONCE, !areListsOpen(tournament));
  return new Map((entrants ?? []).map(({ id, deck }) => [id, deck?.factions ?? []]));
}

/** A sign for each. */
export const Factions = ({ of }: { readonly of: readonly string[] }): ReactNode =>
  of.filter(isFaction).map((faction) => (
    <span key={faction} className="of-faction" title={FACTION_NAMES[faction]}>
      <FactionSign faction={faction} label={FACTION_NAMES[faction]} />
    </span>
  ));
