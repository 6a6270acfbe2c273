import { useCallback, useEffect, useState } from 'react';
import { type CombinedError, useClient } from 'urql';
import { useChange } from './live.js';
import { type Round, ROUND } from './queries.js';

/** Several rounds, each asked for by itself; null until all are there. */
export function useRounds(id: string, numbers: readonly number[], pulse: string): Rounds {
  const client = useClient();
  const [rounds, setRounds] = useState<readonly Round[] | null>(null);
  const [error, setError] = useState<CombinedError | undefined>();
  const asked = numbers.join(' ');
  const load = useCallback(
    async (requestPolicy: 'cache-first' | 'network-only') => {
      const wanted = asked === '' ? [] : asked.split(' ').map(Number);
      const answers = await Promise.all(
        wanted.map((round) => client.query(ROUND, { id, round }, { requestPolicy }).toPromise()),
      );
      setError(answers.find((each) => each.error !== undefined)?.error);
      const found = answers.flatMap(({ data }) => data?.tournament?.round ?? []);
      if (found.length === wanted.length) setRounds(found);
    },
    [client, id, asked],
  );
  useEffect(() => {
    void load('cache-first');
  }, [load]);
  useChange(pulse, false, () => void load('network-only'));
  return { rounds, error };
}

interface Rounds {
  readonly rounds: readonly Round[] | null;
  readonly error: CombinedError | undefined;
}
