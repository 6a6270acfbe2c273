/** The draft, a page of its tables at a time, and the record as of which it is shown: who publishes it names that. */
import { useCallback } from 'react';
import { type CombinedError, useClient } from 'urql';
import { graphql, type ResultOf } from '../api/graphql.js';
import { type ReadPage, usePages } from './pages.js';
import { TABLE } from './tables.js';
import type { Run } from './tournament.js';

const DRAFTED = graphql(
  `
    query RunDraft($id: ID!, $after: Cursor, $atLeast: Position) {
      tournament(id: $id, atLeast: $atLeast) {
        id
        position
        draft {
          number
          pairings(first: 80, after: $after) {
            total
            nodes {
              ...RunTable
            }
            pageInfo {
              hasNextPage
              endCursor
            }
          }
          byes {
            entrant {
              id
              number
              name
            }
            why
          }
        }
      }
    }
  `,
  [TABLE],
);

type Drafted = NonNullable<NonNullable<ResultOf<typeof DRAFTED>['tournament']>['draft']>;
type Tables = Drafted['pairings'];
type Page = Readonly<Tables> & Pick<Drafted, 'number' | 'byes'> & { readonly position: string };

export interface Draft extends Pick<Page, 'number' | 'byes' | 'position' | 'total'> {
  readonly tables: readonly Tables['nodes'][number][];
}

interface DraftList {
  readonly draft: Draft | null;
  readonly error: CombinedError | undefined;
  readonly again: () => void;
  readonly more: () => void;
}

export function useDraft({ id, position: atLeast }: Run): DraftList {
  const client = useClient();
  const read = useCallback<ReadPage<Page>>(
    async (after) => {
      const { data, error } = await client
        .query(DRAFTED, { id, after, atLeast }, { requestPolicy: 'network-only' })
        .toPromise();
      if (!data?.tournament?.draft) return { page: undefined, error };
      const { position, draft } = data.tournament;
      return { page: { ...draft.pairings, number: draft.number, byes: draft.byes, position }, error };
    },
    [client, id, atLeast],
  );
  const { first, nodes: tables, total, ...list } = usePages<Tables['nodes'][number], Page>(read, id);
  if (first === null) return { ...list, draft: null };
  const { number, byes, position } = first;
  return { ...list, draft: { number, byes, position, total, tables } };
}
