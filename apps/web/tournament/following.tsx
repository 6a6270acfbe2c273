import { useEffect } from 'react';
import { useSubscription } from 'urql';
import { MATCH_MOVED } from './queries.js';

/** Asks until the match is there that has been drawn, and shows how far it has moved. */
export function Following({ match, done }: FollowingProps): null {
  const [moved] = useSubscription({ query: MATCH_MOVED, variables: { id: match?.id ?? '' }, pause: match === null });
  const isBehind = match === null || (moved.data?.matchEvents.seq ?? 0) > match.seq;
  useEffect(() => {
    if (!isBehind) return;
    done();
    const timer = setInterval(done, AGAIN_MS);
    return () => {
      clearInterval(timer);
    };
  }, [isBehind]);
  return null;
}

const AGAIN_MS = 2_000;

interface FollowingProps {
  readonly match: { readonly id: string; readonly seq: number } | null;
  readonly done: () => void;
}
