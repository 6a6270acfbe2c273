import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient } from 'urql';
import { ANSWER_IN_BRANCH } from './branch-documents.js';
import type { Given } from './branch-game.js';
import { say } from '../say/index.js';

export interface Stored {
  /** How many answers the server has. */
  readonly count: number;
  readonly trouble: string | null;
  readonly again: () => void;
}

/** Sends what was answered in a branch to the server, in order, each under a key of its own place. */
export function useStored(
  id: string,
  from: number,
  begun: number,
): Stored & { take: (given: readonly Given[]) => void } {
  const client = useClient();
  const [count, setCount] = useState(begun);
  const [trouble, setTrouble] = useState<string | null>(null);
  const waiting = useRef<readonly Given[]>([]);
  const sent = useRef(begun);
  const isSending = useRef(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const send = useCallback(async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setTrouble(null);
    for (let next = waiting.current[sent.current]; next !== undefined; next = waiting.current[sent.current]) {
      const ply = from + sent.current;
      const input = { idempotencyKey: `${id} at ${ply}`, matchId: id, ply, ...next };
      const { data } = await client.mutation(ANSWER_IN_BRANCH, { input }).toPromise();
      const refused = data?.answer.userErrors[0]?.message;
      if (data === undefined || refused !== undefined) {
        if (isOpen.current)
          setTrouble(refused ?? say('The server does not answer. What you play stands in this page alone.'));
        break;
      }
      sent.current += 1;
      if (isOpen.current) setCount(sent.current);
    }
    isSending.current = false;
  }, [client, from, id]);

  const take = useCallback(
    (given: readonly Given[]) => {
      waiting.current = [...given];
      void send();
    },
    [send],
  );
  return { count, trouble, again: () => void send(), take };
}
