import { useCallback, useEffect, useState } from 'react';
import { type CombinedError, type OperationResult, useClient } from 'urql';
import type { ResultOf } from '../api/graphql.js';
import { useChange } from './live.js';
import { PLAYERS } from './more-queries.js';

export type Player = NonNullable<ResultOf<typeof PLAYERS>['tournament']>['entrants']['nodes'][number];

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
  useChange(pulse, pause, () => void load());
  return { entrants, error };
}

interface Entrants {
  readonly entrants: readonly Player[] | null;
  readonly error: CombinedError | undefined;
}
