/** The kernel's ports on Node: SHA-256, and checking Ed25519. Browsers bring others. And what the build has prepared. */
export { verifyEd25519 } from './ed25519.js';
export { ed25519Later } from './ed25519-later.js';
export { prepare, preparedOf } from './prepared.js';
export { nodeSha256 } from './sha256.js';
