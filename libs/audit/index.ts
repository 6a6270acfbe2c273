/**
 * What an outsider checks: the Merkle log of the heads of all streams, its checkpoints and tiles, the bundle that a match
 * is exported as, and the verifier. Formats: docs/FORMATS.md. Pure: hashes and signatures come in by ports.
 */
export * from './merkle/consistency.js';
export * from './merkle/frontier.js';
export * from './malformed.js';
export * from './tlog/checkpoint.js';
export * from './tlog/judge-checkpoint.js';
export * from './tlog/note.js';
export { type Policy, readPolicy } from './tlog/policy.js';
export * from './tlog/proof.js';
export * from './tlog/tiles.js';
export * from './tlog/verifier-key.js';
