/**
 * The kernel: what everything else stands on. Records and the rule that accepts them, deciders, and the contract
 * of a game. Pure: no clock, no dice of its own, no node: module; it runs in the browser as it does here.
 */
export * from './accept.js';
export * from './base64.js';
export * from './bytes.js';
export * from './ceremony.js';
export * from './chance.js';
export * from './command-id.js';
export * from './decider.js';
export * from './decision.js';
export * from './digest.js';
export * from './facts.js';
export * from './game.js';
export * from './house-rulings.js';
export * from './how-to-answer.js';
export * from './ids.js';
export * from './json.js';
export * from './json-patch.js';
export * from './kept-text.js';
export * from './merkle.js';
export * from './phrase.js';
export * from './read-record.js';
export * from './record.js';
export * from './refusal.js';
export * from './seal.js';
export * from './seats.js';
export * from './shuffle-root.js';
export * from './signature.js';
export * from './state-hash.js';
export * from './streams.js';
