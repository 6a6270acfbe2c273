import type { ResultOf } from '../api/graphql.js';
import { useLiveQuery } from './live.js';
import { OPEN_MATCHES, type Round } from './queries.js';

type Node = NonNullable<ResultOf<typeof OPEN_MATCHES>['nodes'][number]>;
export type OpenMatch = Extract<Node, { readonly id: string }>;

const MOST = 100;

/** How far those tables are that have no result; of many, the first hundred. */
export function useOpenMatches(tables: Round['tables'], pulse: string): ReadonlyMap<string, OpenMatch> {
  const ids = tables.flatMap(({ matchId, result }) => (result === null ? [matchId] : [])).slice(0, MOST);
  const [{ data }] = useLiveQuery(OPEN_MATCHES, { ids }, pulse, ids.length === 0);
  const found = (data?.nodes ?? []).flatMap((node) => (node !== null && 'id' in node ? [node] : []));
  return new Map(found.map((match) => [match.id, match]));
}
