import {
  canonicalJson,
  type CommandId,
  type Hash,
  type Millis,
  type StreamId,
  utf8,
  type VerifySignature,
} from '#kernel';
import { isCount, isHash, isPositive, isStream, objectIn, type Shape } from '../shape.js';
import { Malformed } from '../malformed.js';
import { readNote, signedBy } from '../tlog/note.js';
import type { VerifierKey } from '../tlog/verifier-key.js';

/** The server's word that a command was accepted as this record. One that the log does not keep proves the operator's fault. */
export type Receipt = {
  readonly stream: StreamId;
  readonly seq: number;
  readonly hash: Hash;
  readonly commandId: CommandId;
  readonly at: Millis;
};

const HEAD = 'dreamledger/receipt/v1';

/** The text of the note that the log's key signs. */
export const writeReceipt = ({ stream, seq, hash, commandId, at }: Receipt): string =>
  `${HEAD}\n${canonicalJson({ stream, seq, hash, commandId, at })}\n`;

/** The receipt in a note that one of these keys signed; throws Malformed for any other note. */
export function readReceipt(verifies: VerifySignature, keys: readonly VerifierKey[], signed: string): Receipt {
  const note = readNote(signed);
  const [head, json = '', ...rest] = note.text.split('\n');
  if (head !== HEAD || rest.join('\n') !== '') throw new Malformed(1, `A receipt is "${HEAD}" and one line of JSON.`);
  const receipt = objectIn(2, utf8(json), RECEIPT) as Receipt;
  const signatures = signedBy(verifies, note, keys);
  if (!signatures.ok || signatures.by.length === 0)
    throw new Malformed(
      4,
      `None of these keys signed the receipt: ${keys.map(({ name, keyId }) => `${name}+${keyId}`).join(', ')}.`,
    );
  return receipt;
}

const RECEIPT: Shape = { stream: isStream, seq: isPositive, hash: isHash, commandId: isHash, at: isCount };
