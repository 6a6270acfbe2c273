import {
  base64Of,
  canonicalJson,
  type CommandId,
  concat,
  fromBase64,
  type Hash,
  type Head,
  type Signer,
  type StreamId,
  utf8,
  type VerifySignature,
} from '#kernel';

/**
 * What a player's device signs: which command, and the head of the stream that the player saw. The id binds actor and
 * idempotency key, the tag the command's body; neither tells a hidden answer.
 */
export interface Intent {
  readonly stream: StreamId;
  readonly commandId: CommandId;
  readonly commandTag: Hash;
  readonly saw: Seen;
}

export type Seen = Pick<Head, 'seq' | 'hash'>;

/** An intent with the device's public key and signature, both in base64url. */
export interface SignedIntent extends Intent {
  readonly device: string;
  readonly signature: string;
}

const HEAD = utf8('dreamledger/signed-command/v1\n');

/** The very bytes that are signed. */
export const intentBytes = ({ stream, commandId, commandTag, saw }: Intent): Uint8Array =>
  concat(HEAD, utf8(canonicalJson({ stream, commandId, commandTag, saw: { seq: saw.seq, hash: saw.hash } })));

export const signIntent = (signer: Signer, intent: Intent): SignedIntent => ({
  ...intent,
  device: base64Of(signer.publicKey),
  signature: base64Of(signer.sign(intentBytes(intent))),
});

/** Whether the device that it names signed this. */
export function isSigned(verifies: VerifySignature, signed: SignedIntent): boolean {
  try {
    return verifies(fromBase64(signed.device), intentBytes(signed), fromBase64(signed.signature));
  } catch {
    return false; // no base64url, or no intent
  }
}
