/** The signature port, Ed25519 (RFC 8032). */
export interface Signer {
  readonly publicKey: Uint8Array;
  sign(message: Uint8Array): Uint8Array;
}
