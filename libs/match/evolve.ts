import { canonicalJson, Fault, type Moment } from '#kernel';
import { branchBegun } from './branch/begin.js';
import { branched } from './branch/play.js';
import { isBranch, isOfBranch } from './branch/standing.js';
import { within } from './within.js';
import { pauseClocks } from './clocks.js';
import type { BranchEvent } from './branch/events.js';
import type { CeremonyEvent } from './ceremony/events.js';
import type { CommandSigned, DeskEvent, MatchEvent, MatchFinished, TimeEvent } from './events.js';
import type { RedealEvent } from './redeal/events.js';
import { answered, deckShuffled, drawSpokenOf, gameFinished, gameStarted, isOfDraws, seatLeft } from './evolve-play.js';
import { isOfCeremony, seedMade } from './ceremony/evolve.js';
import { isOfRedeal, redealt } from './redeal/evolve.js';
import { besideGame } from './evolve-desk.js';
import { cancelled, created, seatTaken } from './evolve-seats.js';
import { disputed, isOfDispute } from './dispute/evolve.js';
import type { GameRegistry } from './games.js';
import { importedCounts } from './handed-in/evolve.js';
import { matchImported } from './imported/import.js';
import { keyReleased } from './release/release.js';
import { outcomeNow, resultOf } from './settle.js';
import { commandSigned } from './signed.js';
import { type In, isGameOver, type MatchState, playedIn, seatOf } from './state.js';

/** The story of a match. An event that the rules do not allow here is a fault of the log. */
export function evolve(games: GameRegistry, state: MatchState, event: MatchEvent, moment: Moment): MatchState {
  if (event.type === 'CommandSigned') return commandSigned(state, event, moment);
  if (isOfBranch(event)) return ofBranch(games, state, event, moment);
  if (isBranch(state)) throw new Fault(`"${event.type}" can't happen in a branch.`);
  return ofMatch(games, state, event, moment);
}

function ofMatch(
  games: GameRegistry,
  state: MatchState,
  event: Exclude<MatchEvent, BranchEvent | CommandSigned>,
  moment: Moment,
): MatchState {
  if (BY_OTHERS.has(event.type) && state.phase !== 'none' && seatOf(state.plan, moment.actor) !== null)
    throw new Fault(`"${event.type}" is not for who plays in this match.`);
  if (isOfDispute(event)) return disputed(state, event, moment);
  if (isOfDraws(event)) return drawSpokenOf(within(state, 'playing'), event, moment);
  if (isOfRedeal(event) || isOfCeremony(event)) return seeded(state, event, moment);
  switch (event.type) {
    case 'MatchCreated':
      within(state, 'none');
      return created(games, event, moment);
    case 'MatchImported':
      within(state, 'none');
      return matchImported(event, (before, told) => evolve(games, before, told.event, told.moment));
    case 'ImportedCounts':
      return importedCounts(within(state, 'finished'), event);
    case 'SeatTaken':
      return seatTaken(within(state, 'open'), event, moment);
    case 'MatchCancelled':
      return cancelled(within(state, 'open', 'playing'), moment);
    case 'KeyReleased':
      return keyReleased(state, event, moment);
    case 'MatchFinished':
      return finished(within(state, 'open', 'playing'), event, moment);
    default:
      return inGame(state, event, moment);
  }
}

/** What staff do who don't play here. */
const BY_OTHERS: ReadonlySet<MatchEvent['type']> = new Set(['ClocksPaused', 'ClocksResumed', 'SeedPutIn']);

/** The match's own seed before it begins; later that of a redeal. */
function seeded(state: MatchState, event: CeremonyEvent | RedealEvent, moment: Moment): MatchState {
  if (isOfRedeal(event)) return redealt(within(state, 'playing'), event, moment);
  const isOfMatch = event.type === 'CeremonyBegun' || event.type === 'SeedCommitted' || state.phase !== 'playing';
  return isOfMatch ? seedMade(within(state, 'open'), event, moment) : redealt(state, event, moment);
}

type InGame =
  | Extract<MatchEvent, { type: 'GameStarted' | 'GameFinished' | 'DeckShuffled' | `Answer${string}` | 'SeatLeft' }>
  | DeskEvent
  | TimeEvent;

function inGame(state: MatchState, event: InGame, moment: Moment): MatchState {
  switch (event.type) {
    case 'GameStarted':
      return gameStarted(within(state, 'open', 'playing'), event, moment);
    case 'DeckShuffled':
      return deckShuffled(within(state, 'playing'), event);
    case 'AnswerGiven':
      return answered(within(state, 'playing'), event, event.data.answer, moment);
    case 'AnswerSealed':
      return answered(within(state, 'playing'), event, event.secret.answer, moment);
    case 'SeatLeft':
      return seatLeft(within(state, 'playing'), event, moment);
    case 'GameFinished':
      return gameFinished(within(state, 'playing'), event);
    default:
      return besideGame(within(state, 'open', 'playing'), event, moment);
  }
}

function ofBranch(games: GameRegistry, state: MatchState, event: BranchEvent, moment: Moment): MatchState {
  if (event.type === 'BranchBegun') {
    within(state, 'none');
    return branchBegun(event, moment, (before, told) => evolve(games, before, told.event, told.moment));
  }
  if (!isBranch(state)) throw new Fault(`"${event.type}" can only happen in a branch.`);
  return branched(state, event, moment);
}

function finished(state: In<'open' | 'playing'>, { data }: MatchFinished, { at }: Moment): MatchState {
  const outcome = outcomeNow(state);
  if (outcome === null || canonicalJson(outcome) !== canonicalJson(data)) {
    throw new Fault('A match was finished with another result than it came to.');
  }
  if (state.phase === 'playing' && !isGameOver(state) && resultOf(state.play) !== null)
    throw new Fault('A match was finished, and the game that is over in it was not.');
  const { plan, desk } = state;
  const { games, play } = playedIn(state);
  if (play !== null) pauseClocks(play, at);
  desk.overAt = at;
  return { phase: 'finished', plan, desk, games, play, outcome };
}
