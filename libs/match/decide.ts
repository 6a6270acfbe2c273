import { type Decision, happens, type Moment, never, type Problem, refuse, refused, seat } from '#kernel';
import type { AnswerDecision, CreateMatch, JoinMatch, MatchCommand } from './commands.js';
import type { MatchEvent } from './events.js';
import { canSeat, type GameRegistry } from './games.js';
import type { MatchRefusal } from './refusals.js';
import { hasLeft, type MatchState, mayCancel, type Plan, type Play, seatOf } from './state.js';

type Outcome = Decision<MatchEvent, MatchRefusal>;

/** What happens on a command, or why not. Changes nothing. */
export function decide(games: GameRegistry, state: MatchState, command: MatchCommand, now: Moment): Outcome {
  if (command.type === 'CreateMatch') return create(games, state, command);
  if (state.phase === 'none') return refused(refuse('MATCH.NOT_CREATED', 'There is no such match.'));
  switch (command.type) {
    case 'JoinMatch':
      return state.phase === 'open' ? join(state.plan, command, now) : notOpen(state);
    case 'CancelMatch':
      return state.phase === 'open' ? cancel(state.plan, now) : notOpen(state);
    case 'AnswerDecision':
      return state.phase === 'playing' ? answer(state.plan, state.play, command, now) : notPlaying(state);
    case 'Resign':
      return state.phase === 'playing' ? resign(state.plan, state.play, now) : notPlaying(state);
    default:
      return never(command);
  }
}

/** What follows of itself: the game starts when the last seat is taken, the match ends with its game. */
export function settle(state: MatchState): readonly MatchEvent[] {
  if (state.phase === 'open' && state.plan.seats.every((seating) => seating !== null)) {
    return [{ type: 'GameStarted', v: 1, data: {}, secret: null }];
  }
  const result = state.phase === 'playing' ? state.play.table.result() : null;
  if (result === null) return [];
  return [
    { type: 'GameFinished', v: 1, data: { result }, secret: null },
    { type: 'MatchFinished', v: 1, data: { places: result.places }, secret: null },
  ];
}

function create(games: GameRegistry, state: MatchState, command: CreateMatch): Outcome {
  if (state.phase !== 'none') return refused(refuse('MATCH.ALREADY_CREATED', 'This match was created before.'));
  const { game: id, switches, options, seats, seed } = command;
  const game = games.newest.find((each) => each.id === id);
  if (game === undefined) {
    const known = games.newest.map((each) => each.id);
    return refused(refuse('MATCH.UNKNOWN_GAME', `No game "${id}" is played here: ${known.join(', ')}.`, { known }));
  }
  if (!canSeat(game, seats)) {
    const { least, most } = game.seats;
    const says = `${game.title} takes ${least === most ? least : `${least} to ${most}`} players, not ${seats}.`;
    return refused(refuse('MATCH.BAD_TERMS', says, { least, most }));
  }
  const terms = { switches, options };
  const problems = game.problems(terms, seats);
  if (problems.length > 0) return refused(withProblems('MATCH.BAD_TERMS', problems));
  const { engine, cards } = game;
  return happens({ type: 'MatchCreated', v: 1, data: { ...terms, game: id, engine, cards, seats }, secret: { seed } });
}

function join(plan: Plan, { seat: wished, brings }: JoinMatch, { actor }: Moment): Outcome {
  const own = seatOf(plan, actor);
  if (own !== null) return refused(refuse('MATCH.ALREADY_SEATED', `You already have seat ${own}.`, { seat: own }));
  const free = plan.seats.flatMap((seating, place) => (seating === null ? [seat(place)] : []));
  const chosen = wished === null ? free[0] : free.find((each) => each === wished);
  if (chosen === undefined) {
    const says = `Seat ${String(wished)} is taken or does not exist; free: ${free.join(', ')}.`;
    return refused(refuse('MATCH.SEAT_NOT_FREE', says, { free }));
  }
  const problems = plan.game.seatProblems(plan.terms, brings);
  if (problems.length > 0) return refused(withProblems('MATCH.UNFIT_FOR_SEAT', problems));
  return happens({ type: 'SeatTaken', v: 1, data: { seat: chosen, who: actor }, secret: { brings } });
}

function cancel(plan: Plan, { actor }: Moment): Outcome {
  if (!mayCancel(plan, actor)) {
    return refused(refuse('MATCH.NOT_YOURS', 'Only who created a match can cancel it.'));
  }
  return happens({ type: 'MatchCancelled', v: 1, data: {}, secret: null });
}

function answer(plan: Plan, { table, moves, since }: Play, command: AnswerDecision, { actor }: Moment): Outcome {
  const own = seatOf(plan, actor);
  if (own === null) return refused(NOT_SEATED);
  const ply = moves.length;
  if (command.ply > ply || command.ply < (since[own] ?? ply)) {
    const says = `This answers ply ${command.ply}, but the game stands at ply ${ply}: look again, then answer.`;
    return refused(refuse('MATCH.STALE', says, { ply, answered: command.ply }));
  }
  const request = table.requests().find((each) => each.seat === own);
  if (request === undefined) return refused(refuse('MATCH.NOT_ASKED', 'Others must decide now.', { ply }));
  const no = table.check(own, command.answer);
  if (no !== null) {
    const facts = { why: no.code, ...no.facts, kind: request.kind, legal: request.offers };
    return refused(refuse('MATCH.ILLEGAL_ANSWER', no.says, facts, no.rule));
  }
  return happens(
    request.hidden
      ? { type: 'AnswerSealed', v: 1, data: { seat: own, ply }, secret: { answer: command.answer } }
      : { type: 'AnswerGiven', v: 1, data: { seat: own, ply, answer: command.answer }, secret: null },
  );
}

function resign(plan: Plan, play: Play, { actor }: Moment): Outcome {
  const own = seatOf(plan, actor);
  if (own === null) return refused(NOT_SEATED);
  if (hasLeft(play, own)) return refused(refuse('MATCH.ALREADY_LEFT', 'You left this game before.', { seat: own }));
  return happens({
    type: 'SeatLeft',
    v: 1,
    data: { seat: own, ply: play.moves.length, why: 'conceded' },
    secret: null,
  });
}

const NOT_SEATED = refuse('MATCH.NOT_SEATED', 'You have no seat in this match.');

function notOpen({ phase }: MatchState): Outcome {
  return refused(refuse('MATCH.NOT_OPEN', `Nobody can join or cancel a match that is ${phase}.`, { phase }));
}

function notPlaying({ phase }: MatchState): Outcome {
  return refused(refuse('MATCH.NOT_PLAYING', `There is nothing to decide in a match that is ${phase}.`, { phase }));
}

function withProblems(code: 'MATCH.BAD_TERMS' | 'MATCH.UNFIT_FOR_SEAT', problems: readonly Problem[]): MatchRefusal {
  const says = problems.map((problem) => problem.says).join(' ');
  return refuse(code, says, { problems }, problems[0]?.rule ?? null);
}
