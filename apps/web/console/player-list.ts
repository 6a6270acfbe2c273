/** The players that are asked for, searched and sorted by the server, so that two thousand are as quick as twenty. */
import { useCallback, useEffect, useState } from 'react';
import { type CombinedError, useClient } from 'urql';
import { graphql, type ResultOf, type VariablesOf } from '../api/graphql.js';
import type { Entrant } from './entrants.js';
import type { Run } from './tournament.js';

const PAGE = 80;
const REST = 250;

const PLAYERS = graphql(`
  query RunPlayers(
    $id: ID!
    $first: Int!
    $after: Cursor
    $find: String
    $statuses: [EntrantStatus!]
    $checkedIn: Boolean
    $atLeast: Position
  ) {
    tournament(id: $id, atLeast: $atLeast) {
      id
      entrants(first: $first, after: $after, find: $find, statuses: $statuses, checkedIn: $checkedIn) {
        total
        nodes {
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
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

type Page = NonNullable<ResultOf<typeof PLAYERS>['tournament']>['entrants'];
type Filter = Required<Pick<VariablesOf<typeof PLAYERS>, 'find' | 'statuses' | 'checkedIn'>>;
export type Asked = Pick<VariablesOf<typeof PLAYERS>, 'statuses' | 'checkedIn'>;

interface PlayerList {
  readonly found: readonly Entrant[] | null;
  /** How many there are, those included that are not shown yet. */
  readonly total: number;
  readonly error: CombinedError | undefined;
  readonly again: () => void;
  readonly more: () => void;
}

export function usePlayerList({ id, position }: Run, find: string, { statuses, checkedIn }: Asked): PlayerList {
  const client = useClient();
  const words = useRested(find.trim());
  const [list, setList] = useState<Pick<Page, 'total' | 'nodes'> | null>(null);
  const [error, setError] = useState<CombinedError>();
  const [turn, setTurn] = useState(0);
  const asked = JSON.stringify({ find: words, statuses: statuses ?? null, checkedIn: checkedIn ?? null });
  const [wanted, setWanted] = useState({ asked, pages: 1 });
  const pages = wanted.asked === asked ? wanted.pages : 1;
  useEffect(() => {
    let stopped = false;
    async function read(): Promise<void> {
      const filter = JSON.parse(asked) as Filter;
      const nodes: Entrant[] = [];
      let total = 0;
      for (let page = 0, after: string | null = null; page < pages; page++) {
        const variables = { ...filter, id, first: PAGE, after, atLeast: position };
        const answer: { data?: ResultOf<typeof PLAYERS>; error?: CombinedError } = await client
          .query(PLAYERS, variables, { requestPolicy: 'network-only' })
          .toPromise();
        if (stopped) return;
        const found: Page | undefined = answer.data?.tournament?.entrants;
        if (found === undefined) {
          setError(answer.error);
          return;
        }
        nodes.push(...found.nodes);
        total = found.total;
        after = found.pageInfo.endCursor;
        if (!found.pageInfo.hasNextPage) break;
      }
      setList({ total, nodes });
      setError(undefined);
    }
    void read();
    return () => {
      stopped = true;
    };
  }, [client, id, position, asked, pages, turn]);
  const again = useCallback(() => {
    setTurn((now) => now + 1);
  }, []);
  const more = useCallback(() => {
    setWanted({ asked, pages: pages + 1 });
  }, [asked, pages]);
  return { found: list?.nodes ?? null, total: list?.total ?? 0, error, again, more };
}

/** What was typed, once it stays for a moment. */
function useRested(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => {
      setRested(typed);
    }, REST);
    return () => {
      clearTimeout(timer);
    };
  }, [typed]);
  return rested;
}
