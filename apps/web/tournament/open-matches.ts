import { useEffect, useState } from 'react';
import type { ResultOf } from '../api/graphql.js';
import { useLiveQuery } from './live.js';
import { OPEN_MATCHES, type Round } from './queries.js';

type Node = NonNullable<ResultOf<typeof OPEN_MATCHES>['nodes'][number]>;
export type OpenMatch = Extract<Node, { readonly id: string }>;

const MOST = 100;
/** How far a game is may be a little old: who wants to know it to the move goes there. */
const APART = 20_000;

/** How far those tables are that have no result; of many, the first hundred. */
export function useOpenMatches(tables: Round['tables'], pulse: string): ReadonlyMap<string, OpenMatch> {
  const open = tables.flatMap(({ matchId, result }) => (result === null ? [matchId] : [])).slice(0, MOST);
  const ids = useWith(open);
  const [{ data }] = useLiveQuery(OPEN_MATCHES, { ids: [...ids] }, pulse, open.length === 0, APART);
  const found = (data?.nodes ?? []).flatMap((node) => (node !== null && 'id' in node ? [node] : []));
  return new Map(found.map((match) => [match.id, match]));
}

/** The same names until one comes that is not among them: that one went is no reason to ask again. */
function useWith(names: readonly string[]): readonly string[] {
  const [kept, keep] = useState(names);
  const isIn = names.every((name) => kept.includes(name));
  useEffect(() => {
    if (!isIn) keep(names);
  });
  return kept;
}
