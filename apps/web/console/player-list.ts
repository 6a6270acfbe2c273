/** The players that are asked for, searched and sorted by the server, so that two thousand are as quick as twenty. */
import { useCallback, useEffect, useState } from 'react';
import { type CombinedError, useClient } from 'urql';
import { graphql, type ResultOf, type VariablesOf } from '../api/graphql.js';
import { usePaced } from '../tournament/live.js';
import { type Entrant, ENTRANT } from './entrants.js';
import { type ReadPage, usePages } from './pages.js';
import type { Run } from './tournament.js';

const PAGE = 80;
/** While much happens, each page is read again every three seconds at most. */
const PAGE_APART = 3_000;
const REST = 250;

const PLAYERS = graphql(
  `
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
  const [many, setMany] = useState(0);
  const atLeast = usePaced(position, PAGE_APART * Math.ceil(many / PAGE));
  const asked = JSON.stringify({ find: words, statuses: statuses ?? null, checkedIn: checkedIn ?? null });
  const read = useCallback<ReadPage<Page>>(
    async (after) => {
      const variables = { ...(JSON.parse(asked) as Filter), id, first: PAGE, after, atLeast };
      const { data, error } = await client.query(PLAYERS, variables, { requestPolicy: 'network-only' }).toPromise();
      return { page: data?.tournament?.entrants, error };
    },
    [client, id, atLeast, asked],
  );
  const { first, nodes, ...list } = usePages<Entrant, Page>(read, asked);
  if (nodes.length !== many) setMany(nodes.length);
  return { ...list, found: first === null ? null : nodes };
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
