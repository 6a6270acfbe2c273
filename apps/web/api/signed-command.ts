import type { TadaDocumentNode } from 'gql.tada';
import type { Signable } from '#match';
import { type Command, useCommand, type UserError } from './command.js';
import { endSigning, type Seen, type Signature, signature } from './device.js';

interface Signed {
  readonly signature?: Signature | null | undefined;
}

/** A command to a match, signed by this browser over the table as it is shown; a key that was revoked signs no more. */
export function useSigned<Input extends Signed, Payload extends { readonly userErrors: readonly UserError[] }>(
  document: TadaDocumentNode<Readonly<Record<string, Payload>>, { input: Input }>,
  table: Seen,
  commandOf: (input: Omit<Input, 'idempotencyKey'>) => Signable,
): Command<Input, Payload> {
  const command = useCommand(document, async (input, key) => ({
    ...input,
    signature: await signature(key, commandOf(input), table),
  }));
  return {
    ...command,
    async send(input) {
      const sent = await command.send(input);
      if (sent.is !== 'refused' || sent.errors.every(({ code }) => code !== 'MATCH_UNKNOWN_DEVICE')) return sent;
      await endSigning();
      return command.send(input);
    },
  };
}
