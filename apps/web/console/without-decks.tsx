import type { ReactNode } from 'react';
import { useEntrants } from './entrants.js';
import type { Run } from './tournament.js';
import { nameOf } from './words.js';
import { listed, say } from '../say/index.js';

/** Who would start without a deck, by name: the refusal knows numbers only. */
export function WithoutDecks({ run }: { readonly run: Run }): ReactNode {
  const { all } = useEntrants(run);
  const without = (all ?? []).filter(
    ({ deck, status, checkedIn }) => deck === null && status === 'IN' && (checkedIn || !run.plan.checkIn),
  );
  if (without.length === 0) return null;
  return <p>{say('No deck from {names}.', { names: listed(without.map(nameOf)) })}</p>;
}
