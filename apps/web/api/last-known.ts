import { mapExchange, type OperationResult } from 'urql';

/** The latest last. */
const known = new Map<number, unknown>();
const MOST = 100;

function keep(key: number, data: unknown): void {
  known.delete(key);
  known.set(key, data);
  const [oldest] = known.keys();
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
}

/** What a page shows stays on it while the server can't be reached: an answer that fails to come makes nothing untrue. */
export const lastKnown = mapExchange({
  onResult: (result: OperationResult<unknown>) => {
    const { operation, data, error } = result;
    if (operation.kind !== 'query') return result;
    if (data !== undefined) keep(operation.key, data);
    return data === undefined && error?.networkError !== undefined
      ? { ...result, data: known.get(operation.key) }
      : result;
  },
});
