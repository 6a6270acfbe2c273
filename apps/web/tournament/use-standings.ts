import { useCallback, useEffect, useRef, useState } from 'react';
import { type CombinedError, useClient } from 'urql';
import { useChange } from './live.js';
import { STANDINGS, type StandingsPage } from './queries.js';

const PAGE = 100;

export interface Shown {
  readonly standings: StandingsPage | null;
  readonly error: CombinedError | undefined;
  readonly again: () => void;
}

/**
 * All rows as of a round, a hundred at a time: the first are shown while the rest come. With `then` they are those that
 * the tournament had after that record, for ever.
 */
export function useStandings(id: string, asOf: number | null, pulse: string, then: string | null = null): Shown {
  const client = useClient();
  const [standings, setStandings] = useState<StandingsPage | null>(null);
  const [error, setError] = useState<CombinedError | undefined>();
  const asked = useRef(0);
  const load = useCallback(
    async (requestPolicy: 'cache-first' | 'network-only') => {
      const mine = ++asked.current;
      const rows: StandingsPage['rows'][number][] = [];
      for (let total = 1; rows.length < total;) {
        const variables = { id, asOf, then, first: PAGE, skip: rows.length };
        const answered = await client.query(STANDINGS, variables, { requestPolicy }).toPromise();
        const page = answered.data?.tournament?.standings;
        if (mine !== asked.current) return;
        setError(answered.error);
        if (page === undefined) return;
        rows.push(...page.rows);
        ({ total } = page);
        if (requestPolicy === 'cache-first' || rows.length >= total) setStandings({ ...page, rows: [...rows] });
        if (page.rows.length === 0) return;
      }
    },
    [client, id, asOf, then],
  );
  useEffect(() => {
    void load('cache-first');
  }, [load]);
  useChange(pulse, then !== null, () => void load('network-only'));
  return { standings, error, again: () => void load('network-only') };
}
