import type { GameResult, Moment } from '#kernel';
import { isSeedReady } from './ceremony/standing.js';
import { type Branched, isBranch } from './branch/standing.js';
import { newDeadline } from './clocks.js';
import type { MatchEvent } from './events.js';
import { outcomeOf, outcomeOfGames } from './score.js';
import { redealFollows } from './redeal/follow.js';
import { rootOf } from './shuffles.js';
import { isGameOver, isOn, type MatchState, type Play } from './state.js';
import type { Outcome } from './terms.js';
import { plyOf } from './moves.js';

/** What follows of itself: the first game when all sit, the end of a game, and then the next one or the match's end. */
export function settle(state: MatchState, { at }: Moment): readonly MatchEvent[] {
  if (isBranch(state)) return branchEnds(state);
  const dealt = redealFollows(state);
  if (dealt.length > 0) return dealt;
  const follows = next(state);
  if (follows !== null) return [follows];
  const deadline = newDeadline(state, at);
  return deadline === null ? [] : [{ type: 'DeadlineSet', v: 1, data: { at: deadline }, secret: null }];
}

function next(state: MatchState): MatchEvent | null {
  if (!isOn(state)) return null;
  const shuffle = state.phase === 'playing' ? state.play.shuffles[0] : undefined;
  if (state.phase === 'playing' && shuffle !== undefined)
    return { type: 'DeckShuffled', v: 1, data: { ply: plyOf(state.play), root: rootOf(shuffle) }, secret: null };
  const ended = state.phase === 'playing' && !isGameOver(state) ? resultOf(state.play) : null;
  if (state.phase === 'playing' && ended !== null)
    return { type: 'GameFinished', v: 2, data: { game: state.play.number, result: ended }, secret: null };
  const outcome = outcomeNow(state);
  if (outcome !== null) return { type: 'MatchFinished', v: 2, data: outcome, secret: null };
  if (state.phase === 'open') return isReady(state) ? gameStarted(1) : null;
  return isGameOver(state) ? gameStarted(state.play.number + 1) : null;
}

/** What a match has come to: what was ruled, or else its games. */
export function outcomeNow(state: MatchState): Outcome | null {
  if (!isOn(state)) return null;
  const { ruled } = state.desk;
  if (ruled !== null) return outcomeOf(ruled.games, ruled.how, ruled.bothLost);
  return state.phase === 'playing' && isGameOver(state) ? outcomeOfGames(state.plan, state.games) : null;
}

/** All sit, the seed is made, and nobody has reported another result meanwhile. */
export const isReady = ({ plan, desk }: Extract<MatchState, { phase: 'open' }>): boolean =>
  plan.seats.every((seating) => seating !== null) &&
  isSeedReady(plan) &&
  desk.handedIn.length === 0 &&
  desk.reports.every((report) => report === null);

/** How the game that is on ended: by its rules, or by agreement. */
export const resultOf = ({ table, draw, since }: Play): GameResult | null =>
  draw.isAgreed
    ? { places: since.map(() => 1), scores: null, reason: 'agreed', rule: null, carries: null }
    : table.result();

const gameStarted = (game: number): MatchEvent => ({ type: 'GameStarted', v: 2, data: { game }, secret: null });

/** A branch is one game, and has no deadlines. */
function branchEnds(state: Branched): readonly MatchEvent[] {
  const result = state.phase === 'playing' ? resultOf(state.play) : null;
  return result === null ? [] : [{ type: 'BranchFinished', v: 1, data: { result }, secret: null }];
}
