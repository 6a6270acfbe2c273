import { mapExchange, type Operation, type OperationResult } from 'urql';

const known = new Map<number, unknown>();

/** What a page shows stays on it while the server can't be reached: an answer that fails to come makes nothing untrue. */
export const lastKnown = mapExchange({
  onOperation: ({ kind, key }: Operation) => {
    if (kind === 'teardown') known.delete(key);
  },
  onResult: (result: OperationResult<unknown>) => {
    const { operation, data, error } = result;
    if (operation.kind !== 'query') return result;
    if (data !== undefined) known.set(operation.key, data);
    return data === undefined && error?.networkError !== undefined
      ? { ...result, data: known.get(operation.key) }
      : result;
  },
});
