import { canonicalJson, Fault, isOffered, type Leaving, type Moment, type Seat, SYSTEM } from '#kernel';
import type {
  AnswerGiven,
  AnswerSealed,
  DeckShuffled,
  DrawAgreed,
  DrawDeclined,
  DrawOffered,
  GameFinished,
  GameStarted,
  SeatLeft,
  MatchEvent,
} from './events.js';
import { seeded } from './ceremony/standing.js';
import { AWAY_AFTER_MS, nextToRunOut, startClocks, stir, turnClocks } from './clocks.js';
import { holdUp } from './decide-time.js';
import { isHeld } from './dispute/standing.js';
import { begin, carryOut } from './play.js';
import { outcomeOfGames } from './score.js';
import { isReady, resultOf } from './settle.js';
import { rootOf } from './shuffles.js';
import { type In, isGameOver, type MatchState, seatOf } from './state.js';
import { movedOf, plyOf } from './moves.js';
import { hasLeft } from './dispute/line.js';

export function gameStarted(state: In<'open' | 'playing'>, { data }: GameStarted, { at, seq }: Moment): MatchState {
  const { desk } = state;
  const plan = state.phase === 'open' ? seeded(state.plan) : state.plan;
  const [games, before] = state.phase === 'playing' ? [state.games, state.play] : [[], null];
  const isDue = state.phase === 'open' ? isReady(state) : isGameOver(state) && outcomeOfGames(plan, games) === null;
  if (!isDue) throw new Fault('A game began when none should.');
  const play = begin(plan, games, before, seq);
  if (play.number !== data.game) throw new Fault(`Game ${data.game} began where game ${play.number} should.`);
  startClocks(plan.clock, play, at, isHeld(desk));
  return { phase: 'playing', plan, desk, games, play };
}

export function deckShuffled(state: In<'playing'>, { data: { ply, root } }: DeckShuffled): MatchState {
  const { play } = state;
  const shuffle = play.shuffles.shift();
  if (shuffle === undefined || ply !== plyOf(play)) throw new Fault(`A shuffle was told at ply ${ply} that was none.`);
  if (rootOf(shuffle) !== root) throw new Fault(`The order of a shuffle at ply ${ply} is not the one that was drawn.`);
  return state;
}

export function answered(
  state: In<'playing'>,
  { type, data: { seat, ply } }: AnswerGiven | AnswerSealed,
  answer: string,
  moment: Moment,
): MatchState {
  const { plan, play } = state;
  checkMover(state, seat, ply, moment);
  const asked = play.table.requests();
  const request = asked.find((each) => each.seat === seat);
  if (request === undefined || !isOffered(request.offers, answer)) {
    throw new Fault(`Seat ${seat} gave an answer that it was not offered at ply ${ply}.`);
  }
  const sealed = type === 'AnswerSealed';
  if (request.hidden !== sealed) throw new Fault(`The answer at ply ${ply} should be hidden, or should not.`);
  carryOut(plan, play, { seq: moment.seq, seat, answer, sealed }, asked);
  if (play.draw.offeredBy !== seat) play.draw.offeredBy = null;
  turnClocks(plan.clock, play, seat, moment.at);
  return state;
}

export function seatLeft(state: In<'playing'>, { data: { seat, ply, why } }: SeatLeft, moment: Moment): MatchState {
  const { plan, play } = state;
  checkPly(state, seat, ply);
  checkLeaving(state, seat, why, moment);
  if (hasLeft(play, seat)) throw new Fault(`Seat ${seat} left twice.`);
  carryOut(plan, play, { seq: moment.seq, seat, leaves: why }, []);
  if (!isHeld(state.desk)) turnClocks(plan.clock, play, seat, moment.at);
  return state;
}

type OfDraws = DrawOffered | DrawDeclined | DrawAgreed;

export const isOfDraws = (event: MatchEvent): event is OfDraws => event.type.startsWith('Draw');

export function drawSpokenOf(state: In<'playing'>, event: OfDraws, moment: Moment): MatchState {
  switch (event.type) {
    case 'DrawOffered':
      return drawOffered(state, event, moment);
    case 'DrawDeclined':
      return drawDeclined(state, event, moment);
    case 'DrawAgreed':
      return drawAgreed(state, event, moment);
  }
}

function drawOffered(state: In<'playing'>, { data: { seat, ply } }: DrawOffered, moment: Moment): MatchState {
  const { plan, play } = state;
  checkMover(state, seat, ply, moment);
  if (!plan.drawsAllowed || plan.seats.length !== 2) throw new Fault('A draw was offered where none is allowed.');
  if (play.draw.offeredBy !== null) throw new Fault('A draw was offered on an offer.');
  play.draw.offeredBy = seat;
  play.draw.lastOffers[seat] = ply;
  stir(play, seat, moment.at);
  return state;
}

function drawDeclined(state: In<'playing'>, { data: { seat } }: DrawDeclined, moment: Moment): MatchState {
  checkOffered(state, seat, moment);
  state.play.draw.offeredBy = null;
  stir(state.play, seat, moment.at);
  return state;
}

function drawAgreed(state: In<'playing'>, { data: { seat } }: DrawAgreed, moment: Moment): MatchState {
  checkOffered(state, seat, moment);
  state.play.draw.isAgreed = true;
  return state;
}

export function gameFinished(state: In<'playing'>, { data }: GameFinished): MatchState {
  const { play, games } = state;
  const result = resultOf(play);
  if (isGameOver(state) || play.number !== data.game) throw new Fault(`Game ${data.game} ended, which was not on.`);
  if (result === null || canonicalJson(result) !== canonicalJson(data.result)) {
    throw new Fault('The recorded result is not that of the game.');
  }
  games.push({ ...movedOf(play), result });
  return state;
}

function checkMover(state: In<'playing'>, seat: Seat, ply: number, moment: Moment): void {
  if (state.plan.seats[seat]?.who !== moment.actor) throw new Fault(`Seat ${seat} was moved by another.`);
  checkTime(state, moment);
  checkPly(state, seat, ply);
}

/** A seat leaves by itself, is timed out by the house, or is claimed against by another. */
function checkLeaving(state: In<'playing'>, seat: Seat, why: Leaving, { actor, at }: Moment): void {
  const { plan, play } = state;
  const own = plan.seats[seat]?.who === actor;
  const late = nextToRunOut(play);
  const waits = play.waitsSince[seat] ?? null;
  const isRight = {
    conceded: own && (late === null || at < late.at),
    'timed-out': actor === SYSTEM && late?.seat === seat && late.at <= at,
    removed: !own && seatOf(plan, actor) !== null && waits !== null && waits + AWAY_AFTER_MS <= at,
  }[why];
  if (!isRight) throw new Fault(`Seat ${seat} was moved by another, or before its time.`);
}

function checkTime(state: In<'playing'>, moment: Moment): void {
  if (holdUp(state, moment) !== null) throw new Fault('Somebody moved in a match that was paused, or too late.');
}

function checkPly({ play }: In<'playing'>, seat: Seat, ply: number): void {
  if (ply !== plyOf(play)) throw new Fault(`A move for ply ${ply} came at ply ${plyOf(play)}.`);
  if (resultOf(play) !== null) throw new Fault(`Seat ${seat} moved in a game that was over.`);
}

function checkOffered(state: In<'playing'>, seat: Seat, moment: Moment): void {
  checkTime(state, moment);
  const { plan, play } = state;
  const { offeredBy } = play.draw;
  if (plan.seats[seat]?.who !== moment.actor) throw new Fault(`Seat ${seat} spoke for another about a draw.`);
  if (offeredBy === null || offeredBy === seat || resultOf(play) !== null) throw new Fault('No draw was offered.');
}
