import type { TadaDocumentNode } from 'gql.tada';
import type { Hash, JsonObject } from '#kernel';
import { useRef, useState } from 'react';
import { type Command, type Sent, useCommand, type UserError } from './command.js';
import { committed, endSigning, type Seen, type Signature, signature } from './device.js';

interface Signed {
  readonly signature?: Signature | null | undefined;
  readonly salt?: string | null | undefined;
}

/** So often a command goes again by itself once the match has moved on; after that a person looks. */
const AGAIN = 2;

type Wish<Input> = Omit<Input, 'idempotencyKey'>;

/** What to send instead to the match as it is now, and over which position to sign; null when a person must look. */
export type Renew<Input> = (input: Wish<Input>) => Promise<{ readonly input: Wish<Input>; readonly seen: Seen } | null>;

/**
 * A command to a match or a case, signed by this browser over what is shown of it, with its text, if any, by a commitment; a key that was revoked signs no more. One
 * that came too late for its position is renewed, where that is possible: it is another command then, with its own key.
 */
export function useSigned<Input extends Signed, Payload extends { readonly userErrors: readonly UserError[] }>(
  document: TadaDocumentNode<Readonly<Record<string, Payload>>, { input: Input }>,
  table: Seen,
  commandOf: (input: Wish<Input>, commit: (text: string) => Hash) => JsonObject,
  renew?: Renew<Input>,
): Command<Input, Payload> {
  const seen = useRef(table);
  const [again, setAgain] = useState(false);
  const command = useCommand(document, async (input, key) => {
    let salted: Pick<Signed, 'salt'> = {};
    const body = commandOf(input, (text) => {
      const { salt, commitment } = committed(key, text);
      salted = { salt };
      return commitment;
    });
    return { ...input, ...salted, signature: await signature(key, body, seen.current) };
  });

  async function withDevice(input: Wish<Input>): Promise<Sent<Payload>> {
    const sent = await command.send(input);
    if (!isRefusedWith('MATCH_UNKNOWN_DEVICE', sent)) return sent;
    await endSigning();
    return command.send(input);
  }

  async function renewed(input: Wish<Input>, first: Sent<Payload>): Promise<Sent<Payload>> {
    let [wish, sent] = [input, first];
    for (let times = 0; times < AGAIN && renew !== undefined && isRefusedWith('MATCH_STALE', sent); times++) {
      const next = await renew(wish);
      if (next === null) return sent;
      [wish, seen.current] = [next.input, next.seen];
      sent = await withDevice(wish);
    }
    return sent;
  }

  return {
    ...command,
    busy: command.busy || again,
    async send(input) {
      seen.current = table;
      setAgain(true);
      try {
        return await renewed(input, await withDevice(input));
      } finally {
        setAgain(false);
      }
    },
  };
}

const isRefusedWith = (code: string, sent: Sent<unknown>): boolean =>
  sent.is === 'refused' && sent.errors.some((error) => error.code === code);
