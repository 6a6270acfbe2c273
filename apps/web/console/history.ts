/** The records of a tournament, the newest first, as far back as somebody has asked: what undoes a line must know all that came after it. */
import { useCallback, useEffect, useState } from 'react';
import { type CombinedError, useClient } from 'urql';
import { graphql, type ResultOf } from '../api/graphql.js';
import { usePaced } from '../tournament/live.js';
import type { Run } from './tournament.js';

const HISTORY = graphql(`
  query RunHistory($id: ID!, $after: Cursor, $atLeast: Position) {
    tournament(id: $id, atLeast: $atLeast) {
      id
      history(first: 40, after: $after) {
        nodes {
          position
          at
          by {
            id
            name
          }
          saidBy {
            role
            by {
              name
            }
          }
          what
          reason
          data
          renamed {
            was
            is
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);
export type Deed = NonNullable<ResultOf<typeof HISTORY>['tournament']>['history']['nodes'][number];

interface History {
  readonly deeds: readonly Deed[] | null;
  readonly hasOlder: boolean;
  readonly error: CombinedError | undefined;
  readonly again: () => void;
}

interface Read {
  readonly deeds: readonly Deed[];
  readonly hasOlder: boolean;
}

/** While much happens, each page is asked for again that often at most. */
const APART_A_PAGE = 1_500;

export function useHistory({ id, position }: Run, pages: number): History {
  const client = useClient();
  const [read, setRead] = useState<Read | null>(null);
  const [error, setError] = useState<CombinedError | undefined>();
  const [times, setTimes] = useState(0);
  const atLeast = usePaced(position, APART_A_PAGE * pages);
  const again = useCallback(() => {
    setTimes((before) => before + 1);
  }, []);
  useEffect(() => {
    const asked = { isStill: true };
    const pageAfter = (after: string | null) => client.query(HISTORY, { id, after, atLeast }).toPromise();
    async function readAll(): Promise<void> {
      let now: Read = { deeds: [], hasOlder: true };
      let after: string | null = null;
      for (let page = 0; page < pages && now.hasOlder; page++) {
        const answer: Awaited<ReturnType<typeof pageAfter>> = await pageAfter(after);
        if (!asked.isStill) return;
        setError(answer.error);
        const found = answer.data?.tournament?.history;
        if (found === undefined) return;
        now = { deeds: [...now.deeds, ...found.nodes], hasOlder: found.pageInfo.hasNextPage };
        after = found.pageInfo.endCursor;
      }
      setRead(now);
    }
    void readAll();
    return () => {
      asked.isStill = false;
    };
  }, [client, id, atLeast, pages, times]);
  return { deeds: read?.deeds ?? null, hasOlder: read?.hasOlder ?? false, error, again };
}
