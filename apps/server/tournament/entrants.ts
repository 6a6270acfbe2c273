import type { EntrantStatus } from '#contract';
import { type EntrantId, entrantId, type TournamentEntrant } from '#tournament';
import { globalId, parseId } from '../graphql/ids.js';
import type { SeenTournament } from './tournaments.js';

/** An entrant as the resolvers of `Entrant` take one. */
export interface ShownEntrant {
  readonly seen: SeenTournament;
  readonly entrant: TournamentEntrant;
}

export const shownEntrant = (seen: SeenTournament, id: EntrantId): ShownEntrant | null => {
  const entrant = seen.state.entrants.get(id);
  return entrant === undefined ? null : { seen, entrant };
};

export const shownEntrants = (seen: SeenTournament, ids: readonly EntrantId[]): readonly ShownEntrant[] =>
  ids.flatMap((id) => shownEntrant(seen, id) ?? []);

export const globalEntrantId = (tournament: string, id: EntrantId): string =>
  globalId('entrant', `${tournament}.${id}`);

export const globalTableId = (tournament: string, id: number): string => globalId('table', `${tournament}.${id}`);

/** The part of such an id after the tournament's name; null when it is of another thing or another tournament. */
function within(kind: 'entrant' | 'table', tournament: string, id: string): string | null {
  const parts = parseId(id);
  const prefix = `${tournament}.`;
  return parts?.kind === kind && parts.name.startsWith(prefix) ? parts.name.slice(prefix.length) : null;
}

export function entrantIn(tournament: string, id: string): EntrantId | null {
  const name = within('entrant', tournament, id);
  return name === null ? null : entrantId(name);
}

export function tableIn(tournament: string, id: string): number | null {
  const name = within('table', tournament, id);
  return name !== null && /^[1-9][0-9]{0,8}$/.test(name) ? Number(name) : null;
}

export const STATUSES: Readonly<Record<TournamentEntrant['is'], EntrantStatus>> = {
  waiting: 'WAITING',
  in: 'IN',
  dropped: 'DROPPED',
  disqualified: 'DISQUALIFIED',
};
