import { happens, type Moment, never, refuse, refused, type Seat } from '#kernel';
import type { AnswerDecision, PlayCommand } from './commands.js';
import type { Verdict } from './verdict.js';
import { hasLeft, type In, type MatchState, plyOf, seatOf } from './state.js';

export function decideInGame(state: MatchState, command: PlayCommand, now: Moment): Verdict {
  if (state.phase !== 'playing') return notPlaying(state);
  switch (command.type) {
    case 'AnswerDecision':
      return answer(state, command, now);
    case 'OfferDraw':
      return offerDraw(state, now);
    case 'AcceptDraw':
      return acceptDraw(state, now);
    case 'DeclineDraw':
      return declineDraw(state, now);
    default:
      return never(command);
  }
}

function answer({ plan, play }: In<'playing'>, command: AnswerDecision, { actor }: Moment): Verdict {
  const { table, since } = play;
  const own = seatOf(plan, actor);
  if (own === null) return refused(NOT_SEATED);
  const ply = plyOf(play);
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

export function resign(state: MatchState, { actor }: Moment): Verdict {
  if (state.phase !== 'playing') return notPlaying(state);
  const { plan, play } = state;
  const own = seatOf(plan, actor);
  if (own === null) return refused(NOT_SEATED);
  if (hasLeft(play, own)) return refused(refuse('MATCH.ALREADY_LEFT', 'You left this game before.', { seat: own }));
  return happens({ type: 'SeatLeft', v: 1, data: { seat: own, ply: plyOf(play), why: 'conceded' }, secret: null });
}

function offerDraw(state: In<'playing'>, { actor }: Moment): Verdict {
  const { plan, play } = state;
  const own = seatOf(plan, actor);
  if (own === null) return refused(NOT_SEATED);
  if (!plan.drawsAllowed || plan.seats.length !== 2) {
    return refused(refuse('MATCH.NO_DRAWS', 'A draw cannot be agreed on in this match: play it out, or resign.'));
  }
  const ply = plyOf(play);
  const { offeredBy, lastOffers } = play.draw;
  if (offeredBy !== null && offeredBy !== own) {
    return refused(refuse('MATCH.DRAW_OFFERED', 'Your opponent offers a draw: accept it.', { seat: offeredBy }));
  }
  if (lastOffers[own] === ply) {
    const says = 'You offered a draw in this position; once somebody has moved, you may again.';
    return refused(refuse('MATCH.DRAW_OFFERED', says, { seat: own, ply }));
  }
  return happens({ type: 'DrawOffered', v: 1, data: { seat: own, ply }, secret: null });
}

function acceptDraw(state: In<'playing'>, { actor }: Moment): Verdict {
  const seat = offeredTo(state, actor);
  return typeof seat === 'number' ? happens({ type: 'DrawAgreed', v: 1, data: { seat }, secret: null }) : seat;
}

function declineDraw(state: In<'playing'>, { actor }: Moment): Verdict {
  const seat = offeredTo(state, actor);
  return typeof seat === 'number' ? happens({ type: 'DrawDeclined', v: 1, data: { seat }, secret: null }) : seat;
}

/** The seat of who was offered a draw. */
function offeredTo({ plan, play }: In<'playing'>, actor: Moment['actor']): Seat | Verdict {
  const own = seatOf(plan, actor);
  if (own === null) return refused(NOT_SEATED);
  const { offeredBy } = play.draw;
  if (offeredBy !== null && offeredBy !== own) return own;
  return refused(refuse('MATCH.NO_OFFER', 'Nobody offers you a draw now; a move of yours declines an offer.'));
}

export const NOT_SEATED = refuse('MATCH.NOT_SEATED', 'You have no seat in this match.');

function notPlaying({ phase }: MatchState): Verdict {
  return refused(refuse('MATCH.NOT_PLAYING', `There is nothing to decide in a match that is ${phase}.`, { phase }));
}
