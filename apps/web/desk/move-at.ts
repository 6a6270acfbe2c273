import { useQuery } from 'urql';
import { graphql } from '../api/graphql.js';
import { headOf, tellFact } from '../replay/tell.js';
import { type Dispute, namesOf } from './case.js';

const MOVE_AT = graphql(`
  query MoveAt($id: ID!, $since: Int!) {
    match(id: $id) {
      id
      facts(since: $since) {
        ply
        facts {
          kind
          rule {
            id
          }
          data
          text
        }
      }
    }
  }
`);

/** What the log tells of a ply, in a sentence; null where nothing, or no ply is asked about. */
export function useMoveAt(dispute: Dispute, ply: number | null): string | null {
  const variables = { id: dispute.matchId ?? '', since: (ply ?? 0) - 1 };
  const [{ data }] = useQuery({ query: MOVE_AT, variables, pause: ply === null || dispute.matchId === null });
  const there = ply === null ? undefined : data?.match?.facts.find((each) => each.ply === ply);
  const told = headOf((there?.facts ?? []).map((fact) => tellFact(fact, namesOf(dispute))));
  return told?.says.replace(/\.$/, '') ?? null;
}
