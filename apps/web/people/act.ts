import type { TadaDocumentNode } from 'gql.tada';
import { useState } from 'react';
import { useClient } from 'urql';
import type { UserError } from '../api/command.js';
import { say } from '../say/index.js';

interface Act<Input, Payload> {
  /** What came of it; null where it was refused, or nobody answered. */
  readonly send: (input: Input) => Promise<Payload | null>;
  readonly busy: boolean;
  readonly errors: readonly UserError[];
}

/** What somebody does with an account: no command of the log, so without a key, and the same when it is done twice. */
export function useAct<Input, Payload extends { readonly userErrors: readonly UserError[] }>(
  document: TadaDocumentNode<Readonly<Record<string, Payload>>, { input: Input }>,
): Act<Input, Payload> {
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<readonly UserError[]>([]);

  async function send(input: Input): Promise<Payload | null> {
    setBusy(true);
    const { data, error } = await client.mutation(document, { input }).toPromise();
    setBusy(false);
    const payload = Object.values(data ?? {})[0];
    const silence = error?.graphQLErrors[0]?.message ?? say('The server did not answer. Send it again.');
    const found = payload?.userErrors ?? [{ message: silence }];
    setErrors(found);
    return found.length === 0 ? (payload ?? null) : null;
  }

  return { send, busy, errors };
}
