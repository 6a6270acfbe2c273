/**
 * Disputes from raising to closing: who judges, what they looked at, what was ruled and why, one appeal to another head
 * judge, and what became of it. Each step is an event; a case that is closed hides nothing.
 */
export { type Act, actsOf, barOf, isFree } from './acts.js';
export { askedOf } from './asked.js';
export type * from './commands.js';
export { caseDecider } from './decider.js';
export type * from './events.js';
export * from './evidence.js';
export type * from './refusals.js';
export * from './ruling.js';
export { bodyOf as caseBodyOf, signedIn as caseCommandSignedIn } from './signed.js';
export { type Case, caseDeadline, type CasePhase, type CaseState, isParty, judgeNow } from './state.js';
export * from './subject.js';
export * from './view.js';
