import { happens, type Moment, phrase, refuse, refused, type Seat, seat, SYSTEM } from '#kernel';
import { attemptNow, seatsAsked } from './ceremony/standing.js';
import { expireRedeal } from './redeal/follow.js';
import { openRedeal } from './redeal/standing.js';
import { AWAY_AFTER_MS, deadlineOf, nextToRunOut, shared } from './clocks.js';
import type { ClaimAway, CreditClocks, PauseClocks, ResumeClocks, TimeCommand } from './commands.js';
import { disputeHolds } from './dispute/holds.js';
import type { MatchRefusal } from './refusals.js';
import { type In, isOn, type MatchState, type Play } from './state.js';
import type { Verdict } from './verdict.js';
import { plyOf } from './moves.js';
import { hasLeft } from './dispute/line.js';

/** What the house says about time. */
export function decideTime(state: MatchState, command: TimeCommand, now: Moment): Verdict {
  if (now.actor !== SYSTEM) return refused(refuse('MATCH.NOT_YOURS', 'The house alone says what time it is.'));
  if (!isOn(state)) return refused(notUp(null));
  return command.type === 'ExpireTime' ? expire(state, now) : credit(state, command, now);
}

function expire(state: In<'open' | 'playing'>, { at }: Moment): Verdict {
  const deadline = deadlineOf(state);
  if (deadline === null || at < deadline) return refused(notUp(deadline));
  if (state.phase === 'open') {
    const { plan, desk } = state;
    const place = seat(desk.reports.findIndex((report) => report !== null));
    if (place < 0) {
      const attempt = plan.ceremony === null ? 1 : attemptNow(plan.ceremony);
      return happens({ type: 'SeedsMissing', v: 2, data: { seats: seatsAsked(plan.ceremony), attempt }, secret: null });
    }
    return happens({ type: 'ResultConfirmed', v: 1, data: { seat: place, by: 'time' }, secret: null });
  }
  const redeal = openRedeal(state.desk);
  if (redeal !== null) return happens(expireRedeal(redeal));
  const { play } = state;
  const late = seat(nextToRunOut(play)?.seat ?? 0);
  return happens({ type: 'SeatLeft', v: 1, data: { seat: late, ply: plyOf(play), why: 'timed-out' }, secret: null });
}

const notUp = (deadline: number | null): MatchRefusal =>
  refuse('MATCH.TIME_IS_NOT_UP', 'Nobody has run out of time here.', { deadline });

function credit(state: In<'open' | 'playing'>, { from, to }: CreditClocks, { at }: Moment): Verdict {
  if (from >= to || to > at) {
    return refused(refuse('MATCH.TIME_IS_NOT_UP', 'Only a span that has passed can be given back.', { from, to, at }));
  }
  if (!hasRun(state, { from, to })) return refused(notUp(deadlineOf(state)));
  return happens({ type: 'ClocksCredited', v: 1, data: { from, to }, secret: null });
}

/** Whether anybody was waited for in that span. */
function hasRun(state: In<'open' | 'playing'>, span: Pick<CreditClocks, 'from' | 'to'>): boolean {
  if (state.phase === 'open' || openRedeal(state.desk) !== null) return deadlineOf(state) !== null;
  return state.play.waitsSince.some((since) => since !== null && shared(span, since) > 0);
}

export function pause({ phase, desk }: In<'open' | 'playing'>, { reason, role }: PauseClocks): Verdict {
  if (phase !== 'playing') {
    return refused(
      refuse('MATCH.NOT_PLAYING', phrase('There is nothing to pause in a match that is {phase}.', { phase }), {
        phase,
      }),
    );
  }
  if (desk.paused !== null) return refused(refuse('MATCH.PAUSED', phrase('This match is paused already: resume it.')));
  return happens({ type: 'ClocksPaused', v: 1, data: { reason, role }, secret: null });
}

export function resume({ desk }: In<'open' | 'playing'>, { reason, role }: ResumeClocks): Verdict {
  if (desk.paused === null) return refused(refuse('MATCH.NOT_PAUSED', phrase('This match is not paused.')));
  return happens({ type: 'ClocksResumed', v: 1, data: { reason, role }, secret: null });
}

/** Why nobody can move now, whoever it is: a judge holds the match, or somebody's time has run out. */
export function holdUp(state: In<'playing'>, { at }: Pick<Moment, 'at'>): MatchRefusal | null {
  const disputed = disputeHolds(state);
  if (disputed !== null) return disputed;
  const { desk, play } = state;
  if (desk.paused !== null) {
    return refuse('MATCH.PAUSED', phrase('A judge has paused this match: wait until it is resumed.'), {
      since: desk.paused.at,
    });
  }
  return lateness(play, { at });
}

/** Somebody's time has run out, whether or not anybody has said so. */
export function lateness(play: Play, { at }: Pick<Moment, 'at'>): MatchRefusal | null {
  const late = nextToRunOut(play);
  if (late === null || at < late.at) return null;
  const says = phrase('The time of seat {seat} ran out, which ends its game.', { seat: late.seat });
  return refuse('MATCH.TIME_IS_UP', says, { seat: late.seat, deadline: late.at, at });
}

export function claimAway(state: In<'playing'>, own: Seat, { seat: away }: ClaimAway, { at }: Moment): Verdict {
  const { play } = state;
  if (hasLeft(play, own))
    return refused(refuse('MATCH.ALREADY_LEFT', phrase('You left this game before.'), { seat: own }));
  const since = play.waitsSince[away] ?? null;
  if (away === own || since === null) {
    return refused(refuse('MATCH.NOT_AWAY', phrase('Seat {away} is not who is waited for.', { away }), { seat: away }));
  }
  const wait = since + AWAY_AFTER_MS - at;
  if (wait > 0) {
    const says = phrase('Seat {away} may take its time: claim in {seconds} s, if it does nothing.', {
      away,
      seconds: Math.ceil(wait / 1000),
    });
    return refused(refuse('MATCH.NOT_AWAY', says, { seat: away, wait }));
  }
  return happens({
    type: 'SeatLeft',
    v: 1,
    data: { seat: seat(away), ply: plyOf(play), why: 'removed' },
    secret: null,
  });
}
