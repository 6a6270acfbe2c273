/**
 * Keeps what a page shows true: whatever changes in the tournament is told by the socket, and then asked for again, at
 * most every two seconds, or as far apart as is said. Who comes back from sleep or another page, or was not connected, asks at once.
 */
import type { TadaDocumentNode } from 'gql.tada';
import { useEffect, useRef, useState } from 'react';
import { type AnyVariables, useQuery, type UseQueryResponse, useSubscription } from 'urql';
import { useConnection } from '../api/connection.js';
import { CHANGED, type Head, HEAD } from './queries.js';

export const APART = 2_000;

/** The place in the log up to which the tournament is known to this page; it grows when something happened. */
export function usePulse(id: string): string {
  const [{ data }] = useSubscription({ query: CHANGED, variables: { id } });
  return data?.tournamentChanged.position ?? '';
}

/** The head of a page, and its pulse: until the socket tells one, the place up to which the head itself was read. */
export function useHead(id: string): {
  readonly response: UseQueryResponse<{ tournament: Head | null }, { id: string }>;
  readonly pulse: string;
} {
  const told = usePulse(id);
  const [read, setRead] = useState('');
  const response = useLiveQuery(HEAD, { id }, told || read);
  const position = response[0].data?.tournament?.position ?? '';
  if (position !== read) setRead(position);
  return { response, pulse: told || position };
}

export function useLiveQuery<Data, Variables extends AnyVariables>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
  pulse: string,
  pause = false,
  apart = APART,
): UseQueryResponse<Data, Variables> {
  const asked = { query: document, variables, pause, requestPolicy: 'cache-and-network' };
  const response = useQuery<Data, Variables>(asked as never);
  const [, again] = response;
  const ask = useRef(again);
  ask.current = again;
  useChange(
    pulse,
    pause,
    () => {
      ask.current({ requestPolicy: 'network-only' });
    },
    apart,
  );
  return response;
}

/** Does it when the pulse changes, when the page is looked at again, and when the connection is back. */
export function useChange(pulse: string, pause: boolean, act: () => void, apart = APART): void {
  const connection = useConnection();
  const last = useRef({ pulse, connection, at: Date.now() });
  const todo = useRef(act);
  todo.current = act;
  // Another pace is for the next change: one that waits already is not forgotten.
  const pace = useRef(apart);
  pace.current = apart;
  useEffect(() => {
    const { current } = last;
    const isNews = current.pulse !== '' && current.pulse !== pulse;
    const isBack = current.connection === 'lost' && connection === 'live';
    current.pulse = pulse;
    current.connection = connection;
    if (pause || !(isNews || isBack)) return;
    const timer = setTimeout(
      () => {
        current.at = Date.now();
        todo.current();
      },
      Math.max(0, current.at + pace.current - Date.now()),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [pulse, connection, pause]);
  useEffect(() => {
    const seen = (): void => {
      if (document.visibilityState === 'visible' && !pause) todo.current();
    };
    document.addEventListener('visibilitychange', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
    };
  }, [pause]);
}

/**
 * The position up to which something is asked for: the tournament's own, at once while little happens, and every so many
 * milliseconds at most while much does.
 */
export function usePaced(position: string, apart: number): string {
  const [paced, setPaced] = useState(position);
  useChange(
    position,
    false,
    () => {
      setPaced(position);
    },
    apart,
  );
  return paced;
}
