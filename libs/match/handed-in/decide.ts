import { happens, type Moment, phrase, refuse, refused } from '#kernel';
import { BEING_PLAYED, confirm, CONFLICT, report, standing } from '../decide-reports.js';
import { NOT_SEATED } from '../decide-play.js';
import { disputeHolds } from '../dispute/holds.js';
import type { MatchEvent } from '../events.js';
import type { MatchRefusal } from '../refusals.js';
import { isDecided, tally } from '../score.js';
import { type Desk, type In, inConflict, type MatchState, type Plan, seatOf } from '../state.js';
import type { Verdict } from '../verdict.js';
import type { CountImported, GameElsewhere, GameHandedIn, HandInGames } from './events.js';

/** Once the games that were handed in decide the match they are a report of it, or the staff's result. */
export function handIn(state: In<'open' | 'playing'>, { first, games, role }: HandInGames, now: Moment): Verdict {
  const barred = whyNot(state, role, now);
  if (barred !== null) return refused(barred);
  if (state.phase !== 'open') return refused(BEING_PLAYED);
  const { plan, desk } = state;
  const seat = role === null ? seatOf(plan, now.actor) : null;
  const before = desk.handedIn.find(({ from }) => games.some(({ head }) => head === from.head));
  if (before !== undefined) {
    const isTheirs = seat !== null && before.seat !== seat && standing(desk)?.seat === before.seat;
    return isTheirs ? confirm(state, now) : refused(handedInAs(before));
  }
  const wrong = misplaced(plan, desk, first, games);
  if (wrong !== null) return refused(wrong);
  const handed = games.map((from, nth): MatchEvent => ({
    type: 'GameHandedIn',
    v: 1,
    data: { game: first + nth, from, seat, role },
    secret: null,
  }));
  const all = [...desk.handedIn.map(({ from }) => from), ...games];
  if (!isDecided(plan, all)) return happens(...handed);
  const score = tally(plan, all);
  if (role !== null) {
    const data = { games: score, bothLost: false, notPlayed: false, role };
    return happens(...handed, { type: 'ResultEntered', v: 2, data, secret: null });
  }
  const reported = report(state, { type: 'ReportResult', games: score, intentionalDraw: false }, now);
  return reported.ok ? happens(...handed, ...reported.events) : reported;
}

function whyNot(state: In<'open' | 'playing'>, role: string | null, { actor }: Moment): MatchRefusal | null {
  const disputed = disputeHolds(state);
  if (disputed !== null || role !== null) return disputed;
  if (seatOf(state.plan, actor) === null) return NOT_SEATED;
  return inConflict(state.desk) ? CONFLICT : null;
}

function misplaced(
  plan: Plan,
  { handedIn }: Desk,
  first: number,
  games: readonly GameElsewhere[],
): MatchRefusal | null {
  const next = handedIn.length + 1;
  const facts = { next, bestOf: plan.bestOf };
  if (first !== next) {
    return refuse(
      'MATCH.WRONG_GAME',
      phrase('Game {next} of this match is the next to be handed in, not {first}.', { next, first }),
      facts,
    );
  }
  const told = handedIn.map(({ from }) => from);
  const over = games.findIndex((_, nth) => isDecided(plan, [...told, ...games.slice(0, nth)]));
  if (over < 0) return null;
  const says = phrase('After game {last} the match is decided: there is no game {game} in it.', {
    last: next + over - 1,
    game: next + over,
  });
  return refuse('MATCH.WRONG_GAME', says, facts);
}

const handedInAs = ({ game, from }: GameHandedIn['data']): MatchRefusal =>
  refuse(
    'MATCH.HANDED_IN',
    phrase('This match was handed in before, and is game {game} here: once is enough.', { game }),
    {
      game,
      match: from.match,
    },
  );

/** So that no match that was played elsewhere counts twice. */
export function countImported(
  { phase, desk }: Exclude<MatchState, { phase: 'none' }>,
  { match }: CountImported,
): Verdict {
  if (desk.imported === null || phase !== 'finished')
    return refused(
      refuse('MATCH.NOT_IMPORTED', phrase('Only a match that was imported, and has a result, can be handed in.')),
    );
  const { countsFor } = desk.imported;
  if (countsFor === null) return happens({ type: 'ImportedCounts', v: 1, data: { match }, secret: null });
  const says =
    countsFor === match
      ? phrase('It counts there already.')
      : phrase('This match was handed in as another one before.');
  return refused(refuse('MATCH.HANDED_IN', says, { match: countsFor }));
}
