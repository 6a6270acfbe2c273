/** The signature ports, Ed25519 (RFC 8032). */
export interface Signer {
  readonly publicKey: Uint8Array;
  sign(message: Uint8Array): Uint8Array;
}

/** Whether who holds this key signed this; false, never thrown, for what is no key or no signature. */
export type VerifySignature = (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array) => boolean;
