import { Fault, isOffered, type Moment, never, SYSTEM } from '#kernel';
import { noteTimes, pauseClocks, resumeClocks } from '../clocks.js';
import { creditReports } from '../evolve-time.js';
import type { MatchEvent } from '../events.js';
import { carryOut } from '../play.js';
import { type In, isOn, type MatchState, seatOf } from '../state.js';
import { within } from '../within.js';
import { isMade, seedFrom } from '../ceremony/standing.js';
import { redealBegun } from '../redeal/evolve.js';
import { openRedeal } from '../redeal/standing.js';
import type {
  DisputeEvent,
  DisputeRaised,
  DisputeSettled,
  GameLost,
  GameRepaired,
  GameRewound,
  TimeGranted,
} from './events.js';
import { reopen, reopened, wasOver } from './reopen.js';
import { isHeld, openDispute } from './standing.js';
import { plyOf } from '../moves.js';

/** They alone name a case. */
export const isOfDispute = (event: MatchEvent): event is DisputeEvent => 'case' in event.data;

/** What becomes of a match by disputes. Only the house settles one, and only the one that is open. */
export function disputed(before: MatchState, event: DisputeEvent, moment: Moment): MatchState {
  const state = within(before, 'open', 'playing', 'finished', 'cancelled');
  if (event.type === 'DisputeRaised') return raised(state, event, moment);
  checkSettling(state, event.data.case, moment);
  switch (event.type) {
    case 'RedealBegun':
      return redealBegun(within(state, 'playing'), event, moment);
    case 'GameRewound':
      return rewound(within(state, 'playing'), event, moment);
    case 'GameRepaired':
      return repaired(within(state, 'playing'), event, moment);
    case 'GameLost':
      return lost(within(state, 'playing'), event, moment);
    case 'TimeGranted':
      return granted(state, event);
    case 'ResultRuled': {
      const { games, bothLost, notPlayed = false } = event.data;
      const how = notPlayed ? 'forfeited' : 'entered';
      within(state, 'open', 'playing').desk.ruled = { games, how, bothLost };
      return state;
    }
    case 'DisputeSettled':
      return settled(state, event, moment);
    default:
      return never(event);
  }
}

/** The house alone settles a dispute; whoever makes the seed of its redeal, or ends the match before, settles it with that. */
function checkSettling({ phase, desk }: Begun, id: string, { actor }: Moment): void {
  const redeal = openRedeal(desk);
  const follows = redeal !== null && (isMade(redeal.ceremony) || phase !== 'playing');
  if ((actor !== SYSTEM && !follows) || openDispute(desk)?.case !== id)
    throw new Fault(`Case ${id} does not hold this match, or somebody else settled it.`);
  if (redeal !== null && !follows) throw new Fault('A ruling was carried out before the seed of its redeal was made.');
}

type Begun = In<'open' | 'playing' | 'finished' | 'cancelled'>;

function raised(state: Begun, { data }: DisputeRaised, { actor, at }: Moment): MatchState {
  const { plan, desk } = state;
  if (plan.origin === null || openDispute(desk) !== null) throw new Fault('A dispute was raised where none can be.');
  if (seatOf(plan, actor) !== data.seat || (data.seat === null && data.role === null)) {
    throw new Fault('A dispute was raised by who may not.');
  }
  if (data.ply !== null && (state.phase !== 'playing' || reopened(state, data.ply) === null)) {
    throw new Fault(`Ply ${data.ply} was disputed, which is not on.`);
  }
  desk.disputes.push({ case: data.case, by: actor, seat: data.seat, ply: data.ply, at, settledAt: null });
  if (state.phase === 'playing') pauseClocks(state.play, at);
  return state;
}

function rewound(before: In<'playing'>, { data, secret }: GameRewound, { seq }: Moment): MatchState {
  checkPly(before, data.ply);
  if (data.to >= data.ply || wasOver(before, data.to)) throw new Fault(`Ply ${data.to} is none to go back to.`);
  const state = reopen(before, data.to);
  const { plan, play, desk } = state;
  const redeal = openRedeal(desk);
  if (redeal !== null && (secret !== null || data.to !== redeal.to || data.epoch !== redeal.ceremony.terms.epoch))
    throw new Fault('Something else was carried out than the redeal that was begun.');
  const seed = redeal === null ? (secret?.seed ?? null) : seedFrom(redeal.ceremony, redeal.server);
  if ((data.epoch === null) !== (seed === null)) throw new Fault('A rewind deals anew with a seed, and only then.');
  const epoch = data.epoch === null || seed === null ? null : { number: data.epoch, seed };
  carryOut(plan, play, { seq, rewindsTo: data.to, case: data.case, epoch }, []);
  renew(state);
  return state;
}

function repaired(state: In<'playing'>, { data, secret }: GameRepaired, { seq }: Moment): MatchState {
  const { plan, play } = state;
  checkPly(state, data.ply);
  if (!isOffered(play.table.repairs(), secret.answer)) throw new Fault(`"${secret.answer}" is no repair here.`);
  carryOut(plan, play, { seq, repair: secret.answer, case: data.case }, []);
  play.draw.offeredBy = null;
  return state;
}

function lost(state: In<'playing'>, { data }: GameLost, { seq }: Moment): MatchState {
  checkPly(state, data.ply);
  carryOut(state.plan, state.play, { seq, seat: data.seat, leaves: 'removed' }, []);
  return state;
}

function granted(state: Begun, { data: { seat, ms } }: TimeGranted): MatchState {
  if (state.phase !== 'playing') return state;
  const clock = state.play.clocks[seat];
  if (clock !== undefined) clock.left += ms;
  return state;
}

function settled(state: Begun, { data }: DisputeSettled, { at }: Moment): MatchState {
  const { desk } = state;
  const redeal = openRedeal(desk);
  if (redeal !== null) {
    if (data.applied && !isDealt(state, redeal.case)) throw new Fault('A redeal was called done that was not.');
    redeal.became = data.applied ? 'dealt' : 'called-off';
  }
  const place = desk.disputes.findIndex(({ settledAt }) => settledAt === null);
  const open = desk.disputes[place];
  if (open === undefined) throw new Fault('A dispute was settled twice.');
  desk.disputes[place] = { ...open, settledAt: at };
  if (!isOn(state) || isHeld(desk)) return state;
  if (state.phase === 'playing') resumeClocks(state.play, at);
  else if (open.at < at) creditReports(state, { from: open.at, to: at });
  return state;
}

function isDealt(state: Begun, id: string): boolean {
  const last = state.phase === 'playing' ? state.play.moves.at(-1) : undefined;
  return last !== undefined && 'rewindsTo' in last && last.case === id;
}

/** Offers and decisions of the position that was left are nobody's any more. */
function renew({ plan, play }: In<'playing'>): void {
  play.draw.offeredBy = null;
  for (const clock of play.clocks) {
    if (plan.clock?.is === 'decision') clock.left = plan.clock.ms;
    clock.runsSince = null;
  }
  play.waitsSince.fill(null);
  noteTimes(plan.clock, play);
}

function checkPly({ play }: In<'playing'>, ply: number): void {
  if (ply !== plyOf(play)) throw new Fault(`A ruling for ply ${ply} came at ply ${plyOf(play)}.`);
}
