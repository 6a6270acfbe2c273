import { useCallback, useEffect, useState } from 'react';
import { type CombinedError, type OperationResult, useClient } from 'urql';
import type { ResultOf } from '../api/graphql.js';
import { useChange } from './live.js';
import { PLAYERS } from './more-queries.js';

export type Player = NonNullable<ResultOf<typeof PLAYERS>['tournament']>['entrants']['nodes'][number];

/** So many come at once, and for each time there is so much rest: what changes are results, hardly ever who plays. */
const PAGE = 50;
const PAGE_APART = 2_000;

/** Everybody who entered, fifty at a time: the first are shown while the rest come. */
export function useEntrants(id: string, pulse: string, pause = false): Entrants {
  const client = useClient();
  const [entrants, setEntrants] = useState<readonly Player[] | null>(null);
  const [error, setError] = useState<CombinedError | undefined>();
  const load = useCallback(async () => {
    const found: Player[] = [];
    for (let after: string | null = null, more = true; more;) {
      const answered: OperationResult<ResultOf<typeof PLAYERS>> = await client
        .query(PLAYERS, { id, after }, { requestPolicy: 'network-only' })
        .toPromise();
      const page = answered.data?.tournament?.entrants;
      setError(answered.error);
      if (page === undefined) return;
      found.push(...page.nodes);
      more = page.pageInfo.hasNextPage;
      if (more) setEntrants((before) => (before === null || before.length < found.length ? [...found] : before));
      after = page.pageInfo.endCursor;
    }
    setEntrants(found);
  }, [client, id]);
  useEffect(() => {
    if (!pause) void load();
  }, [load, pause]);
  useChange(pulse, pause, () => void load(), PAGE_APART * Math.max(1, Math.ceil((entrants?.length ?? 0) / PAGE)));
  return { entrants, error };
}

interface Entrants {
  readonly entrants: readonly Player[] | null;
  readonly error: CombinedError | undefined;
}
