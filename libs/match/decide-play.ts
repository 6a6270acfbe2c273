import { type DecisionRequest, happens, type Moment, never, phrase, refuse, refused, type Seat } from '#kernel';
import type { AnswerDecision, PlayCommand } from './commands.js';
import { claimAway, holdUp, lateness } from './decide-time.js';
import { disputeHolds } from './dispute/holds.js';
import type { MatchRefusal } from './refusals.js';
import type { Verdict } from './verdict.js';
import { type In, type MatchState, seatOf } from './state.js';
import { plyOf } from './moves.js';
import { hasLeft } from './dispute/line.js';

export function decideInGame(state: MatchState, command: PlayCommand, now: Moment): Verdict {
  if (state.phase !== 'playing') return notPlaying(state);
  const own = seatOf(state.plan, now.actor);
  if (own === null) return refused(NOT_SEATED);
  const held = holdUp(state, now);
  if (held !== null) return refused(held);
  switch (command.type) {
    case 'AnswerDecision':
      return (command.seat ?? own) === own ? answer(state, own, command) : refused(NOT_SEATED);
    case 'OfferDraw':
      return offerDraw(state, own);
    case 'AcceptDraw':
      return isOffered(state, own) ? drawIs('DrawAgreed', own) : refused(NO_OFFER);
    case 'DeclineDraw':
      return isOffered(state, own) ? drawIs('DrawDeclined', own) : refused(NO_OFFER);
    case 'ClaimAway':
      return claimAway(state, own, command, now);
    default:
      return never(command);
  }
}

function answer(state: In<'playing'>, own: Seat, command: AnswerDecision): Verdict {
  const request = ask(state, own, command);
  if ('code' in request) return refused(request);
  const ply = plyOf(state.play);
  return happens(
    request.hidden
      ? { type: 'AnswerSealed', v: 1, data: { seat: own, ply }, secret: { answer: command.answer } }
      : { type: 'AnswerGiven', v: 1, data: { seat: own, ply, answer: command.answer }, secret: null },
  );
}

/** What this seat is asked and answers rightly; or why it does not. */
export function ask({ play }: In<'playing'>, own: Seat, command: AnswerDecision): DecisionRequest | MatchRefusal {
  const { table, since } = play;
  const ply = plyOf(play);
  if (command.ply > ply || command.ply < (since[own] ?? ply)) {
    const says = phrase('This answers ply {answered}, but the game stands at ply {ply}: look again, then answer.', {
      answered: command.ply,
      ply,
    });
    return refuse('MATCH.STALE', says, { ply, answered: command.ply });
  }
  const request = table.requests().find((each) => each.seat === own);
  if (request === undefined) return refuse('MATCH.NOT_ASKED', phrase('Others must decide now.'), { ply });
  const no = table.check(own, command.answer);
  if (no !== null) {
    const facts = { why: no.code, ...no.facts, kind: request.kind, legal: request.offers };
    return refuse('MATCH.ILLEGAL_ANSWER', no.phrases ?? no.says, facts, no.rule);
  }
  return request;
}

export function resign(state: MatchState, now: Moment): Verdict {
  if (state.phase !== 'playing') return notPlaying(state);
  const { plan, play } = state;
  const own = seatOf(plan, now.actor);
  if (own === null) return refused(NOT_SEATED);
  const late = disputeHolds(state) ?? lateness(play, now);
  if (late !== null) return refused(late);
  if (hasLeft(play, own))
    return refused(refuse('MATCH.ALREADY_LEFT', phrase('You left this game before.'), { seat: own }));
  return happens({ type: 'SeatLeft', v: 1, data: { seat: own, ply: plyOf(play), why: 'conceded' }, secret: null });
}

function offerDraw({ plan, play }: In<'playing'>, own: Seat): Verdict {
  if (!plan.drawsAllowed || plan.seats.length !== 2) {
    return refused(
      refuse('MATCH.NO_DRAWS', phrase('A draw cannot be agreed on in this match: play it out, or resign.')),
    );
  }
  const ply = plyOf(play);
  const { offeredBy, lastOffers } = play.draw;
  if (offeredBy !== null && offeredBy !== own) {
    return refused(
      refuse('MATCH.DRAW_OFFERED', phrase('Your opponent offers a draw: accept it.'), { seat: offeredBy }),
    );
  }
  if (offeredBy === own || lastOffers[own] === ply) {
    const says = phrase(
      'You offered a draw, and it stands, or was declined in this position: wait for an answer or a move.',
    );
    return refused(refuse('MATCH.DRAW_OFFERED', says, { seat: own, ply }));
  }
  return happens({ type: 'DrawOffered', v: 1, data: { seat: own, ply }, secret: null });
}

const isOffered = ({ play: { draw } }: In<'playing'>, own: Seat): boolean =>
  draw.offeredBy !== null && draw.offeredBy !== own;

const drawIs = (type: 'DrawAgreed' | 'DrawDeclined', own: Seat): Verdict =>
  happens({ type, v: 1, data: { seat: own }, secret: null });

const NO_OFFER = refuse('MATCH.NO_OFFER', phrase('Nobody offers you a draw now; a move of yours declines an offer.'));

export const NOT_SEATED = refuse('MATCH.NOT_SEATED', phrase('You have no seat in this match.'));

function notPlaying({ phase }: MatchState): Verdict {
  return refused(
    refuse('MATCH.NOT_PLAYING', phrase('There is nothing to decide in a match that is {phase}.', { phase }), { phase }),
  );
}
