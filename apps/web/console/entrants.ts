/** Everybody in a tournament, fetched page by page; read anew when something in it changed. */
import { useCallback, useEffect, useState } from 'react';
import { type CombinedError, useClient } from 'urql';
import { graphql, type ResultOf } from '../api/graphql.js';
import type { Run } from './tournament.js';

/** What the console shows of somebody. */
export const ENTRANT = graphql(`
  fragment Entered on Entrant {
    id
    number
    name
    status
    checkedIn
    byes
    claimCode
    person {
      id
    }
    deck {
      hash
      locked
      changes
      text
      checks {
        found
        note
        at
      }
    }
  }
`);

const ENTRANTS = graphql(
  `
    query RunEntrants($id: ID!, $after: Cursor) {
      tournament(id: $id) {
        id
        entrants(first: 80, after: $after) {
          nodes {
            ...Entered
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  `,
  [ENTRANT],
);

type Page = NonNullable<ResultOf<typeof ENTRANTS>['tournament']>['entrants'];
export type Entrant = Page['nodes'][number];

const FEW = 200;

export interface Entrants {
  readonly all: readonly Entrant[] | null;
  readonly error: CombinedError | undefined;
  readonly again: () => void;
}

export function useEntrants({ id, position, counts }: Run): Entrants {
  const client = useClient();
  const [all, setAll] = useState<readonly Entrant[] | null>(null);
  const [error, setError] = useState<CombinedError>();
  const [turn, setTurn] = useState(0);
  const total = counts.in + counts.waiting + counts.dropped + counts.disqualified;
  const seen = total <= FEW ? position : JSON.stringify(counts);
  useEffect(() => {
    let stopped = false;
    async function read(): Promise<void> {
      const found: Entrant[] = [];
      let after: string | null = null;
      do {
        const { data, error: failed }: { data?: ResultOf<typeof ENTRANTS>; error?: CombinedError } = await client
          .query(ENTRANTS, { id, after }, { requestPolicy: 'network-only' })
          .toPromise();
        if (stopped) return;
        if (failed !== undefined) {
          setError(failed);
          return;
        }
        const page: Page | undefined = data?.tournament?.entrants;
        found.push(...(page?.nodes ?? []));
        after = page?.pageInfo.hasNextPage === true ? page.pageInfo.endCursor : null;
      } while (after !== null);
      setAll(found);
      setError(undefined);
    }
    void read();
    return () => {
      stopped = true;
    };
  }, [client, id, seen, turn]);
  const again = useCallback(() => {
    setTurn((now) => now + 1);
  }, []);
  return { all, error, again };
}
