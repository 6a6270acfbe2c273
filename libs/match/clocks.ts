import { type Millis, millis } from '#kernel';
import { revealBy } from './ceremony/standing.js';
import { isHeld } from './dispute/standing.js';
import { openRedeal } from './redeal/standing.js';
import { type In, inConflict, isOn, type MatchState, type Play, type SeatClock } from './state.js';
import type { Clock } from './terms.js';
import { plyOf } from './moves.js';

/** A time in which nobody could have moved. */
export type Span = { readonly from: Millis; readonly to: Millis };

/** Who is asked for so long without doing anything may be claimed against. */
export const AWAY_AFTER_MS = 120_000;

/** The clocks of a game that begins: those who are asked think from now on, unless a judge holds the match. */
export function startClocks(clock: Clock | null, play: Play, at: Millis, isPaused: boolean): void {
  for (let seat = 0; seat < play.since.length; seat++) {
    if (clock !== null) play.clocks[seat] = { left: clock.ms, runsSince: null };
  }
  noteTimes(clock, play);
  if (!isPaused) resumeClocks(play, at);
}

/** What is left as a game comes to its next ply, should a ruling ever go back there after its end. */
export function noteTimes(clock: Clock | null, play: Play): void {
  if (clock?.is === 'total') play.times.push({ ply: plyOf(play), left: play.clocks.map(({ left }) => left) });
}

/** A seat has moved, and perhaps others are asked now, or asked something else. */
export function turnClocks(clock: Clock | null, play: Play, mover: number, at: Millis): void {
  const asked = seatsAsked(play);
  for (let seat = 0; seat < play.since.length; seat++) {
    const isNew = seat === mover || play.since[seat] === plyOf(play);
    const waits = play.waitsSince[seat] ?? null;
    play.waitsSince[seat] = asked.has(seat) ? (isNew || waits === null ? at : waits) : null;
    const own = play.clocks[seat];
    if (own === undefined || clock === null) continue;
    stop(own, at);
    if (clock.is === 'decision' && isNew) own.left = clock.ms;
    if (clock.is === 'total' && seat === mover) own.left += clock.incrementMs;
    if (asked.has(seat)) own.runsSince = at;
  }
  noteTimes(clock, play);
}

export function pauseClocks(play: Play, at: Millis): void {
  for (const own of play.clocks) stop(own, at);
  play.waitsSince.fill(null);
}

export function resumeClocks(play: Play, at: Millis): void {
  for (const seat of seatsAsked(play)) {
    play.waitsSince[seat] = at;
    const own = play.clocks[seat];
    if (own !== undefined) own.runsSince = at;
  }
}

/** Whoever says something is not away. */
export function stir(play: Play, seat: number, at: Millis): void {
  if (play.waitsSince[seat] !== null) play.waitsSince[seat] = at;
}

/** Whoever was asked in that span gets it back. */
export function creditClocks(play: Play, span: Span): void {
  for (const own of play.clocks) if (own.runsSince !== null) own.left += shared(span, own.runsSince);
  play.waitsSince.forEach((since, seat) => {
    if (since !== null) play.waitsSince[seat] = millis(since + shared(span, since));
  });
}

/** How much of a span lies after a moment. */
export const shared = ({ from, to }: Span, since: Millis): number => Math.max(0, to - Math.max(from, since));

function stop(own: SeatClock, at: Millis): void {
  if (own.runsSince !== null) own.left -= at - own.runsSince;
  own.runsSince = null;
}

const seatsAsked = ({ table }: Play): ReadonlySet<number> => new Set(table.requests().map(({ seat }) => seat));

/** The seat whose time runs out first, and when. */
export function nextToRunOut({ clocks }: Play): { readonly seat: number; readonly at: Millis } | null {
  const running = clocks.flatMap(({ left, runsSince }, seat) =>
    runsSince === null ? [] : [{ seat, at: millis(runsSince + left) }],
  );
  return running.sort((a, b) => a.at - b.at || a.seat - b.seat)[0] ?? null;
}

/** When something happens to a match by itself; null when nothing will. */
export function deadlineOf(state: MatchState): Millis | null {
  if (state.phase === 'playing') {
    const redeal = openRedeal(state.desk);
    if (redeal !== null) return revealBy({ ceremony: redeal.ceremony, clock: state.plan.clock });
    return nextToRunOut(state.play)?.at ?? null;
  }
  return state.phase === 'open' ? confirmByOf(state) : null;
}

function confirmByOf({ plan, desk }: In<'open'>): Millis | null {
  if (inConflict(desk) || isHeld(desk)) return null;
  const reported = desk.reports.find((report) => report !== null);
  return reported === undefined ? revealBy(plan) : reported.confirmBy;
}

/** The deadline to be announced: one that comes before the last that was, or after that has passed. */
export function newDeadline(state: MatchState, now: Millis): Millis | null {
  if (!isOn(state)) return null;
  const { announced } = state.desk;
  const deadline = deadlineOf(state);
  if (deadline === null || deadline === announced) return null;
  return announced === null || deadline < announced || announced <= now ? deadline : null;
}
