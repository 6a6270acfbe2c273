import { useQuery } from 'urql';
import { graphql } from '../api/graphql.js';

const GAME = graphql(`
  query CaseGame($id: ID!) {
    tournament(id: $id) {
      id
      plan {
        game
      }
    }
  }
`);

/** The game whose rules a case is about. */
export function useGame(tournamentId: string): string {
  const [{ data }] = useQuery({ query: GAME, variables: { id: tournamentId } });
  return data?.tournament?.plan.game ?? 'voidream';
}
