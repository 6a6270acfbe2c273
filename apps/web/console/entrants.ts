/** Everybody in a tournament, fetched page by page; read anew when something in it changed. */
import { useCallback, useEffect, useState } from 'react';
import { type CombinedError, useClient } from 'urql';
import { graphql, type ResultOf } from '../api/graphql.js';
import { useChange } from '../tournament/live.js';
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
    query RunEntrants($id: ID!, $first: Int!, $after: Cursor) {
      tournament(id: $id) {
        id
        entrants(first: $first, after: $after) {
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

/** Of more than these only those who come and go are noticed at once. */
const FEW = 200;
const PAGE = 80;
/** While much happens, each page is read again every two seconds at most. */
const PAGE_APART = 2_000;

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
  const counted = JSON.stringify(counts);
  const again = useCallback(() => {
    setTurn((now) => now + 1);
  }, []);
  useChange(position, total > FEW, again, PAGE_APART * Math.ceil(total / PAGE));
  useEffect(() => {
    let stopped = false;
    async function read(): Promise<void> {
      const found: Entrant[] = [];
      let after: string | null = null;
      do {
        const { data, error: failed }: { data?: ResultOf<typeof ENTRANTS>; error?: CombinedError } = await client
          .query(ENTRANTS, { id, first: PAGE, after }, { requestPolicy: 'network-only' })
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
  }, [client, id, counted, turn]);
  return { all, error, again };
}
