/** What people wrote on a match, as these eyes may read it: read with the page, and again after something was done. */
import { useCallback, useEffect, useState } from 'react';
import { type Client, type CombinedError, useClient } from 'urql';
import { useSession } from '../../api/session.js';
import type { Eyes, Head } from '../documents.js';
import { type Note, NOTES } from './documents.js';

export interface Notes {
  readonly is: 'loading' | 'read' | 'failed';
  readonly list: readonly Note[];
  readonly error: CombinedError | null;
  /** Reads them again, at least up to this place in the log. */
  readonly read: (atLeast: string | null) => void;
}

type Found = Pick<Notes, 'is' | 'list' | 'error'>;
type Asked = Eyes & { readonly id: string; readonly atLeast: string | null };

const NOTHING: Found = { is: 'loading', list: [], error: null };

/** Others write too, and a match that is on has more to write on as time goes by. */
const AGAIN_MS = 15_000;

export function useNotes(id: string, { viewpoint, seat }: Eyes, { released }: Head): Notes {
  const client = useClient();
  const who = useSession().is;
  const [asked, ask] = useState<string | null>(null);
  const [times, again] = useState(0);
  const [found, setFound] = useState(NOTHING);
  const read = useCallback((atLeast: string | null) => {
    ask(atLeast);
    again((before) => before + 1);
  }, []);
  useEffect(() => setFound(NOTHING), [id, viewpoint, seat]);
  useEffect(() => {
    if (who === 'unknown' || id === '') return;
    const reader = { isOver: false };
    void readOn(client, { id, viewpoint, seat, atLeast: asked }, null, []).then((now) => {
      if (!reader.isOver) setFound((before) => (now.is === 'failed' ? { ...now, list: before.list } : now));
    });
    return () => {
      reader.isOver = true;
    };
  }, [client, id, viewpoint, seat, who, released, asked, times]);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') read(null);
    };
    const timer = setInterval(look, AGAIN_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [read]);
  return { ...found, read };
}

async function readOn(client: Client, asked: Asked, after: string | null, known: readonly Note[]): Promise<Found> {
  const { data, error } = await client.query(NOTES, { ...asked, after }, { requestPolicy: 'network-only' }).toPromise();
  if (error !== undefined) return { is: 'failed', list: known, error };
  const { nodes = [], pageInfo } = data?.replay?.notes ?? {};
  const list = [...known, ...nodes];
  return pageInfo?.hasNextPage ? readOn(client, asked, pageInfo.endCursor, list) : { is: 'read', list, error: null };
}

/** How many there are on each ply that has one. */
export function countByPly(list: readonly Note[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { ply } of list) counts.set(ply, (counts.get(ply) ?? 0) + 1);
  return counts;
}
