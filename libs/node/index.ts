/** The kernel's ports on Node: SHA-256, and checking Ed25519. Browsers bring others. */
export { verifyEd25519 } from './ed25519.js';
export { nodeSha256 } from './sha256.js';
