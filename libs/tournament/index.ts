/** Tournaments: registration, decks, rounds, results and standings, ratings; and one table of who may do what. */
export * from './access.js';
export type * from './commands.js';
export * from './decider.js';
export type { DeckCommand, DeckList } from './decks/commands.js';
export { deckDecider, deckHash, type DeckRules } from './decks/decider.js';
export type { DeckEvent } from './decks/events.js';
export type { DeckRefusal, DeckRefusalCode } from './decks/refusals.js';
export type { DeckCheck, DeckState, HandedIn } from './decks/state.js';
export type * from './events.js';
export type * from './refusals.js';
export type { StartTime } from './start-time.js';
export type * from './plan.js';
export { isElimination } from './plan.js';
export { bracketPlay, playsOn } from './rounds/bracket-play.js';
export { byesOf } from './rounds/byes.js';
export { type CrossTable, crossTables, type Meeting } from './rounds/cross-table.js';
export { explainTables, type WhyHere } from './rounds/explain.js';
export { plannedRounds } from './rounds/planned.js';
export { previewCorrection } from './rounds/preview.js';
export { pairAhead, type PreparedRound, preparedRounds } from './rounds/prepared.js';
export { proposeRound } from './rounds/propose.js';
export { type BracketPlace, bracketPlaces, playedAs, ranking, standingsAfter } from './rounds/ranking.js';
export { countedRounds } from './rounds/results.js';
export type * from './rounds/round.js';
export { correctionProblem, resultProblem, turnedTable } from './rounds/scoring.js';
export { type PairingVerdict, type TournamentRecord, verifyPairingsOf } from './rounds/verify.js';
export { caseTimesAt, currentRound, draftOf, entrantOf, plays, rolesOf, snapshot } from './state.js';
export type {
  Entrant as TournamentEntrant,
  OpenTournament,
  Round,
  Table as TournamentTable,
  TournamentState,
} from './state.js';
export { decimal, type Fraction, fraction } from './standings/fraction.js';
export * from './standings/results.js';
export { RULE_SETS, ruleSetOf } from './standings/rule-sets.js';
export type { RuleSet, TieBreak, TieBreakValue } from './standings/rule-set.js';
export { type Entrant, type PlayedAs, type Standing, standings } from './standings/standings.js';
export { whyAbove } from './standings/why-above.js';
export { type BracketMatch, bracketOf, type Source } from './pairing/bracket.js';
export { toPair } from './pairing/history.js';
export * from './pairing/pair-round.js';
export { pairingQuality } from './pairing/quality.js';
export type { SwissRound, ToPair } from './pairing/swiss.js';
export { MTR_2026_02_27 } from './standings/mtr.js';
export type { RatingCommand } from './ratings/commands.js';
export { inOrder, ratingDecider, type RatingRules } from './ratings/decider.js';
export type * from './ratings/events.js';
export { type Certainty, certaintyOf, leaderboard, ranked } from './ratings/leaderboard.js';
export * from './ratings/period.js';
export * from './ratings/rated.js';
export * from './ratings/rated-tables.js';
export type { RatingRefusal, RatingRefusalCode } from './ratings/refusals.js';
export { nextPeriodAt, type RatingState } from './ratings/state.js';
export { type PeriodCheck, verifyPeriod } from './ratings/verify.js';
export { ratedMatchesIn, type RatedOtherwise, ratedOtherwise } from './ratings/verify-inputs.js';
export { UPCASTS as TOURNAMENT_UPCASTS } from './upcasts.js';
