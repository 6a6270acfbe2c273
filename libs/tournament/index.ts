/** Tournaments: who is what in one, each grant an event of its stream, and one table of who may do what. */
export * from './access.js';
export type * from './commands.js';
export * from './decider.js';
export type { DeckCommand, DeckList, DeckOwner } from './decks/commands.js';
export { deckDecider, deckHash, type DeckRules } from './decks/decider.js';
export type { DeckEvent } from './decks/events.js';
export type { DeckRefusal, DeckRefusalCode } from './decks/refusals.js';
export type { DeckCheck, DeckState, HandedIn } from './decks/state.js';
export { type Pair as PairSwiss } from './rounds/propose.js';
export type * from './events.js';
export type * from './refusals.js';
export type * from './plan.js';
export { explainTable, type WhyHere } from './rounds/explain.js';
export { type CorrectionPreview, previewCorrection, type Shift } from './rounds/preview.js';
export { ENGINES, proposeRound } from './rounds/propose.js';
export { ranking, standingsAfter } from './rounds/ranking.js';
export type * from './rounds/round.js';
export { correctionProblem } from './rounds/scoring.js';
export { type PairingVerdict, type TableDifference, type TournamentRecord, verifyPairingsOf } from './rounds/verify.js';
export { currentRound, draftOf, entrantOf, rolesOf, snapshot } from './state.js';
export type {
  Announcement,
  Entrant as TournamentEntrant,
  OpenTournament,
  Round,
  Table as TournamentTable,
  TournamentState,
} from './state.js';
export { decimal, type Fraction, fraction } from './standings/fraction.js';
export * from './standings/results.js';
export { type RuleChoice, type RuleChoiceFlaw, RULE_SETS, ruleChoiceFlaw, ruleSetOf } from './standings/rule-sets.js';
export type { Part, Points, RuleSet, TieBreak, TieBreakValue } from './standings/rule-set.js';
export { type Entrant, type PlayedAs, type Standing, standings } from './standings/standings.js';
export { type WhyAbove, whyAbove } from './standings/why-above.js';
export { type Pair, toPair } from './pairing/history.js';
export * from './pairing/pair-round.js';
export { type PairingQuality, pairingQuality } from './pairing/quality.js';
export type { SwissRound, ToPair } from './pairing/swiss.js';
export { MTR_2026_02_27 } from './standings/mtr.js';
export { type LeaderboardRow, leaderboard } from './ratings/leaderboard.js';
export * from './ratings/period.js';
export * from './ratings/rated.js';
export { type PeriodCheck, verifyPeriod } from './ratings/verify.js';
