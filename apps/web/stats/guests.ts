import { useEffect, useState } from 'react';
import { type Client, type OperationResult, useClient } from 'urql';
import { graphql, type ResultOf } from '../api/graphql.js';
import { say } from '../say/index.js';

const GUESTS = graphql(`
  query StatsGuests($id: ID!, $after: Cursor) {
    tournament(id: $id) {
      id
      entrants(first: 100, after: $after) {
        nodes {
          id
          name
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

const GUEST = /^entrant_(.+)\.\d+$/;
type Names = ReadonlyMap<string, string>;
const NOBODY: Names = new Map();

/** What guests are called, who have no account: their names stand with the tournament that they entered. Null for anybody else. */
export function useGuests(keys: readonly string[]): (key: string) => string | null {
  const client = useClient();
  const [names, setNames] = useState(NOBODY);
  const entered = [...new Set(keys.flatMap((key) => GUEST.exec(key)?.[1] ?? []))].sort().join(' ');
  useEffect(() => {
    const reader = { isOver: false };
    if (entered !== '')
      void Promise.all(entered.split(' ').map((id) => namesIn(client, `tournament_${id}`))).then((found) => {
        if (!reader.isOver) setNames(new Map(found.flat()));
      });
    return () => {
      reader.isOver = true;
    };
  }, [client, entered]);
  return (key) => (GUEST.test(key) ? (names.get(key) ?? say('Guest')) : null);
}

async function namesIn(client: Client, id: string): Promise<readonly (readonly [string, string])[]> {
  const found: (readonly [string, string])[] = [];
  for (let after: string | null = null, more = true; more;) {
    const answered: OperationResult<ResultOf<typeof GUESTS>> = await client.query(GUESTS, { id, after }).toPromise();
    const page = answered.data?.tournament?.entrants;
    if (page === undefined) return found;
    for (const { id: entrant, name } of page.nodes) if (name !== null) found.push([entrant, name]);
    more = page.pageInfo.hasNextPage;
    after = page.pageInfo.endCursor;
  }
  return found;
}
