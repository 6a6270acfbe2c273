/** Tournaments: who is what in one, each grant an event of its stream, and one table of who may do what. */
export * from './access.js';
export type * from './commands.js';
export * from './decider.js';
export type * from './events.js';
export type * from './refusals.js';
export type { TournamentState } from './state.js';
export { decimal, type Fraction } from './standings/fraction.js';
export * from './standings/results.js';
export { type RuleChoice, type RuleChoiceFlaw, RULE_SETS, ruleChoiceFlaw, ruleSetOf } from './standings/rule-sets.js';
export type { Part, Points, RuleSet, TieBreak, TieBreakValue } from './standings/rule-set.js';
export { type Entrant, type PlayedAs, type Standing, standings } from './standings/standings.js';
export { type WhyAbove, whyAbove } from './standings/why-above.js';
