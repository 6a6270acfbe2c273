/**
 * The read models: what is made of the accepted records for queries, in SQL. A cache: dropping all of it and rebuilding
 * it from the log gives the same rows. One file a read model.
 */
export { findAppearances } from './appearances.js';
export {
  findCheckpoint,
  findCheckpointOf,
  findLogKeys,
  findLostHead,
  findRootAt,
  findVolume,
  hashesIn,
  leavesIn,
  type WishedHead,
} from './audit-log.js';
export { proveGrowth, proveHeads } from './audit-proofs.js';
export { acceptedAfter, type AcceptedPart } from './accepted-after.js';
export { countNotes, findNotes, type NotePlace } from './note-list.js';
export { type BranchRow, findBranches } from './branch-list.js';
export { findOpenCalls } from './call-list.js';
export {
  findCases,
  findCasesBeside,
  findDueCases,
  findOpenCasesOf,
  findPenalised,
  findTimedCases,
} from './case-list.js';
export { type DatabasePlace, isBeingBuilt } from './database.js';
export { findErasedSubjects } from './erased-subjects.js';
export type { GameTeller, KnownGames } from './game-teller.js';
export { countGames, eachPartWith, findGames, type GameParts, type GamePlace } from './find-games.js';
export { MadeFiles } from './made-files.js';
export { shownOf } from './delayed-heads.js';
export { headsAfter } from './heads-after.js';
export { findDue, findMatches, findTimed, type MatchRow, type MatchWish } from './match-list.js';
export type { Counts } from './position.js';
export type { Accepted, ReadModel } from './read-model.js';
export { READ_MODELS, ReadModels, type ReadModelsHealth, readModelsOf } from './read-models.js';
export type { Progress } from './rebuild.js';
export type { Open } from './row-per-stream.js';
export { recordedOf } from './record.js';
export { recordsBack, recordsOf } from './records-of.js';
export { findRatedResults } from './rated-tables.js';
export { findRatingHistory, findRatingPeriods, findStandings, type StandingRating } from './find-ratings.js';
export type { PlayerRatingRow, RatingPeriodRow } from './ratings.js';
export { type DelayedMatch, findDelayed, findKeysDue, findTournamentsDue } from './sealed-matches.js';
export { ANY_TOURNAMENT, findTournaments, type TournamentOrder, type TournamentRow } from './tournament-list.js';
