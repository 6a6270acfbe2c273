import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient } from 'urql';
import type { BranchStep } from '#match';
import { sendStep } from './send-step.js';

export interface Stored {
  /** How many steps the server has. */
  readonly count: number;
  readonly trouble: string | null;
  readonly again: () => void;
}

/** Sends what was done in a branch to the server, in order, each under a key of its own place. */
export function useStored(id: string, begun: number): Stored & { take: (steps: readonly BranchStep[]) => void } {
  const client = useClient();
  const [count, setCount] = useState(begun);
  const [trouble, setTrouble] = useState<string | null>(null);
  const waiting = useRef<readonly BranchStep[]>([]);
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
      const refused = await sendStep(client, id, next);
      if (refused !== null) {
        if (isOpen.current) setTrouble(refused);
        break;
      }
      sent.current += 1;
      if (isOpen.current) setCount(sent.current);
    }
    isSending.current = false;
  }, [client, id]);

  const take = useCallback(
    (steps: readonly BranchStep[]) => {
      waiting.current = [...steps];
      void send();
    },
    [send],
  );
  return { count, trouble, again: () => void send(), take };
}
