import { useMemo } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../api/graphql.js';
import { tellFact } from '../replay/tell.js';
import type { Line } from './lines.js';

const LAST = graphql(`
  query LastMoves($id: ID!, $viewpoint: ReplayViewpoint!, $seat: Int, $from: Int!) {
    replay(matchId: $id, viewpoint: $viewpoint, seat: $seat) {
      frames(from: $from, first: 100) {
        ply
        cut
        facts {
          kind
          text
          data
          rule {
            id
          }
        }
      }
    }
  }
`);

const MANY = 99;

/** The last moves of a match as its player may know them, or else as everybody may. */
export function useLines(
  id: string,
  ply: number,
  names: readonly string[],
  you: number | null = null,
): readonly Line[] {
  const eyes = you === null ? { viewpoint: 'PUBLIC' as const } : { viewpoint: 'SEAT' as const, seat: you };
  const variables = { id, ...eyes, from: Math.max(0, ply - MANY) };
  const [{ data }] = useQuery({ query: LAST, variables, requestPolicy: 'network-only' });
  return useMemo(
    () =>
      (data?.replay?.frames ?? [])
        .filter(({ cut }) => !cut)
        .map((frame) => ({ ply: frame.ply, told: frame.facts.map((fact) => tellFact(fact, names, you)) })),
    [data],
  );
}
