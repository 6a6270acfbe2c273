/** The signature port, Ed25519 (RFC 8032): node:crypto in Node, noble in browsers. */
export type Verify = (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array) => boolean;

export interface Signer {
  readonly publicKey: Uint8Array;
  sign(message: Uint8Array): Uint8Array;
}
