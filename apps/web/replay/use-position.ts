import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useRouter } from 'wouter';

const SETTLED_MS = 160;
const RESTED_MS = 90;

export interface Position {
  readonly at: number;
  /** Whether the last change was one step, so that cards may glide. */
  readonly stepped: boolean;
  /** The same, but behind while somebody scrubs: for what need not follow at every frame. */
  readonly rested: number;
  readonly go: (ply: number) => void;
  /** Whoever holds the scrubber still scrubs, however slowly. */
  readonly hold: (isHeld: boolean) => void;
}

/**
 * Where somebody is in a match. The address follows when they rest, and leads when somebody follows a link. Who is at the end of a
 * match that goes on goes on with it, where they follow it.
 */
export function usePosition(
  asked: number | null,
  last: number,
  address: (ply: number) => string,
  follows: boolean,
): Position {
  const [place, setPlace] = useState(() => jumped(within(asked ?? 0, last)));
  const [isHeld, hold] = useState(false);
  const [, navigate] = useLocation();
  const { base } = useRouter();
  const written = useRef(asked);
  const go = useCallback(
    (ply: number) =>
      setPlace((now) => {
        const at = within(ply, last);
        if (at === now.at) return now;
        const stepped = !isHeld && Math.abs(at - now.at) === 1;
        return { at, stepped, rested: stepped ? at : now.rested };
      }),
    [last, isHeld],
  );
  const { at } = place;
  const end = useRef(last);
  useEffect(() => {
    const before = end.current;
    end.current = last;
    if (!follows || isHeld || last <= before) return;
    setPlace((now) => (now.at === before ? { ...now, at: last, stepped: last === before + 1 } : now));
    // Only a longer match is a reason to go on.
  }, [last]);
  useEffect(() => {
    if (asked !== null && asked !== written.current) {
      written.current = asked;
      setPlace(jumped(within(asked, last)));
    }
  }, [asked, last]);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => setPlace((now) => (now.rested === at ? now : { ...now, rested: at })), RESTED_MS);
    return () => clearTimeout(timer);
  }, [at, isHeld]);
  const to = address(at);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => {
      written.current = at;
      // Whoever has gone on to another page, which is still on its way, is not called back.
      const isHere = location.pathname.startsWith(base + to.slice(0, to.lastIndexOf('/')));
      if (isHere && `${location.pathname}${location.search}` !== base + to) navigate(to, { replace: true });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [at, isHeld, to, base, navigate]);
  return { ...place, go, hold };
}

const jumped = (at: number): Omit<Position, 'go' | 'hold'> => ({ at, stepped: false, rested: at });

const within = (ply: number, last: number): number =>
  Number.isFinite(ply) ? Math.max(0, Math.min(last, Math.trunc(ply))) : 0;
