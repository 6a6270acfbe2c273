/**
 * What an outsider checks: the Merkle log of the heads of all streams, its checkpoints and tiles, the bundle that a match
 * is exported as, and the verifier. Formats: docs/FORMATS.md. Pure: hashes and signatures come in by ports.
 */
export type * from './commands.js';
export { MOST_HEADS, SIGN_EVERY_MS } from './decide.js';
export * from './decider.js';
export type * from './events.js';
export { verifyEvents } from './events-file/verify.js';
export * from './key-change.js';
export * from './key-changes-file.js';
export * from './leaf.js';
export * from './malformed.js';
export * from './merkle/consistency.js';
export * from './merkle/frontier.js';
export type * from './refusals.js';
export { type AuditState, FULL_AT, isBy, isFull, isAllSigned, type OpenLogState, volume } from './state.js';
export * from './tlog/checkpoint.js';
export * from './tlog/judge-checkpoint.js';
export * from './tlog/note.js';
export { type Policy, readPolicy } from './tlog/policy.js';
export * from './tlog/proof.js';
export * from './tlog/tiles.js';
export * from './tlog/verifier-key.js';
export * from './bundle/bundle.js';
export * from './bundle/kept-texts.js';
export * from './bundle/read.js';
export * from './bundle/rests-on.js';
export * from './bundle/of-people.js';
export * from './bundle/taken.js';
export { witnessed } from './bundle/witnessed.js';
export { writeBundle } from './bundle/write.js';
export { broughtIn } from './bundle/brought.js';
export * from './signed/command.js';
export * from './signed/device.js';
export * from './signed/receipt.js';
export type { Trust } from './verify/given.js';
export * from './verify/verify-bundle.js';
export * from './verify/verify-log.js';
export * from './verify/verdict.js';
