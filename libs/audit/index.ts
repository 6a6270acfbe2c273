/**
 * What an outsider checks: the Merkle log of the heads of all streams, its checkpoints and tiles, the bundle that a match
 * is exported as, and the verifier. Formats: docs/FORMATS.md. Pure: hashes and signatures come in by ports.
 */
export * from './merkle/consistency.js';
export * from './merkle/frontier.js';
