import { say } from '../say/index.js';
import { graphql, type ResultOf } from '../api/graphql.js';
import { useLiveQuery } from './live.js';
import type { Head } from './queries.js';
import { isElimination } from './tabs.js';

const PLACES = graphql(`
  query BracketPlaces($id: ID!) {
    tournament(id: $id) {
      id
      bracketPlaces {
        place
        entrant {
          id
          name
          isYou
        }
      }
    }
  }
`);

export type Places = NonNullable<ResultOf<typeof PLACES>['tournament']>['bracketPlaces'];

/** Where there is nothing but a bracket, nobody has points. */
export const isOnlyBracket = ({ plan }: Pick<Head, 'plan'>): boolean => plan.stages.every(isElimination);

export const placesTitle = ({ phase, cancelled }: Pick<Head, 'phase' | 'cancelled'>): string =>
  phase === 'OVER' && cancelled === null ? say('Final ranking') : say('Places so far');

/** The places of a bracket: those of the end, and where there is nothing else those so far. None where the standings say it. */
export function usePlaces(tournament: Head, pulse: string): Places | null {
  const { id, phase, cancelled, plan } = tournament;
  const isDecided = phase === 'OVER' && cancelled === null && plan.stages.some(isElimination);
  const isAsked = isDecided || isOnlyBracket(tournament);
  const [{ data }] = useLiveQuery(PLACES, { id }, pulse, !isAsked);
  return isAsked ? (data?.tournament?.bracketPlaces ?? null) : [];
}
