/**
 * A match around any game: who sits where, the game's start from a sealed seed, answers open and sealed, leaving,
 * the result; and what each viewer may see of it. Games come in by a registry; nothing here knows one by name.
 */
export type * from './commands.js';
export type { SeatAssigned } from './assign.js';
export { deadlineOf } from './clocks.js';
export { visiblePrefix } from './delay.js';
export * from './ceremony/index.js';
export * from './dispute/index.js';
export { type KeyReleased, sealedFor } from './release/release.js';
export * from './branch/index.js';
export * from './decider.js';
export type * from './events.js';
export { type FindGame, gameRegistry, type GameRegistry, host, type HostedGame, hostPublished } from './games.js';
export type * from './refusals.js';
export { askedBy, bodyOf, signedIn } from './signed.js';
export { impossibleScore, possibleScores, spelledScore, winsNeeded } from './score.js';
export { type Begun, type In, holderOf, type MatchState, playedIn, seatOf } from './state.js';
export { rematchName, rematchOf } from './rematch.js';
export type * from './terms.js';
export { UPCASTS as MATCH_UPCASTS } from './upcasts.js';
export type * from './handed-in/index.js';
export * from './imported/index.js';
export * from './notation/index.js';
export * from './replay/index.js';
export * from './view.js';
