/**
 * Sends a command under a key of its own. When no answer comes, the same command goes again under the same key, so that
 * nothing is lost and nothing is done twice; what the server refuses is shown where it was typed.
 */
import type { TadaDocumentNode } from 'gql.tada';
import { useCallback, useRef, useState } from 'react';
import { useClient } from 'urql';
import { say } from '../say/index.js';
import type { Told } from '../say/told.js';
import { onItsWay } from './on-its-way.js';

export interface UserError {
  readonly message: string;
  readonly code?: string | null;
  readonly phrases?: readonly Told[];
  readonly field?: readonly string[] | null;
  readonly ruleRef?: { readonly id: string } | null;
}

export type Sent<Payload> =
  | { readonly is: 'done'; readonly payload: Payload }
  | { readonly is: 'refused'; readonly errors: readonly UserError[] }
  | { readonly is: 'unsent'; readonly why: string };

export interface Command<Input, Payload> {
  readonly send: (input: Omit<Input, 'idempotencyKey'>) => Promise<Sent<Payload>>;
  readonly busy: boolean;
  readonly errors: readonly UserError[];
  readonly clear: () => void;
}

/** What else goes along, once the key is known: a signature over both. */
type Complete<Input> = (input: Omit<Input, 'idempotencyKey'>, key: string) => Promise<Omit<Input, 'idempotencyKey'>>;

type Answer<Payload> = Readonly<Record<string, Payload>>;

export function useCommand<Input, Payload extends { readonly userErrors: readonly UserError[] }>(
  document: TadaDocumentNode<Answer<Payload>, { input: Input }>,
  complete?: Complete<Input>,
): Command<Input, Payload> {
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<readonly UserError[]>([]);
  const pending = useRef<{ readonly body: string; readonly key: string } | null>(null);

  const send = useCallback(
    async (input: Omit<Input, 'idempotencyKey'>): Promise<Sent<Payload>> => {
      const body = JSON.stringify(input);
      if (pending.current?.body !== body) pending.current = { body, key: crypto.randomUUID() };
      setBusy(true);
      const { key } = pending.current;
      const command = {
        ...(complete === undefined ? input : await complete(input, key)),
        idempotencyKey: key,
      } as Input;
      const { data, error } = await onItsWay(client.mutation(document, { input: command }).toPromise());
      setBusy(false);
      const payload = Object.values(data ?? {})[0];
      if (payload === undefined) {
        const why =
          error?.graphQLErrors[0]?.message ?? say('The server did not answer. Nothing typed is lost: send it again.');
        setErrors([{ message: why }]);
        return { is: 'unsent', why };
      }
      pending.current = null;
      setErrors(payload.userErrors);
      return payload.userErrors.length > 0 ? { is: 'refused', errors: payload.userErrors } : { is: 'done', payload };
    },
    [client, document, complete],
  );
  const clear = useCallback(() => {
    setErrors([]);
  }, []);
  return { send, busy, errors, clear };
}
