import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../api/graphql.js';
import { useChange, usePulse } from './live.js';
import { placeSays } from './place-says.js';

const PLACE = graphql(`
  query YourPlace($id: ID!) {
    tournament(id: $id) {
      id
      phase
      cancelled {
        at
      }
      plan {
        stages {
          format
          groups
          cut
        }
      }
      rounds {
        number
        stage
        missing
      }
      ranking {
        id
      }
      bracketPlaces {
        place
        entrant {
          id
        }
      }
    }
  }
`);

/** Where you stand once a round is played, who goes on from there, and where you came out in the end. */
export function YourPlace({ isBetween, ...of }: YourPlaceProps): ReactNode {
  return isBetween ? <Place {...of} /> : null;
}

function Place({ id, entry }: Omit<YourPlaceProps, 'isBetween'>): ReactNode {
  // What is known from the round before would be shown as if it held.
  const [{ data }, again] = useQuery({ query: PLACE, variables: { id }, requestPolicy: 'network-only' });
  useChange(usePulse(id), false, () => {
    again({ requestPolicy: 'network-only' });
  });
  const says = data?.tournament ? placeSays(data.tournament, entry) : null;
  return says === null ? null : <span role="status">{says}</span>;
}

interface YourPlaceProps {
  readonly id: string;
  /** The id of your entry. */
  readonly entry: string;
  /** Only then is there anything to say: all tables of the last round are in. */
  readonly isBetween: boolean;
}
