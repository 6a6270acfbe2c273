import {
  canonicalJson,
  Fault,
  happens,
  isOffered,
  type Moment,
  phrase,
  refuse,
  refused,
  type Seat,
  seat,
} from '#kernel';
import { ask } from '../decide-play.js';
import type { AnswerDecision, MatchCommand } from '../commands.js';
import { isOnLine } from '../dispute/line.js';
import { carryOut } from '../play.js';
import { outcomeOfGames } from '../score.js';
import { resultOf } from '../settle.js';
import { type Begun, type In, type MatchState, type Play, playedIn } from '../state.js';
import type { Verdict } from '../verdict.js';
import { within } from '../within.js';
import type { MatchRefusal } from '../refusals.js';
import type { ChangeBranch, TakeBack } from './commands.js';
import type {
  BranchAnswered,
  BranchBegun,
  BranchChanged,
  BranchEvent,
  BranchFinished,
  BranchTakenBack,
} from './events.js';
import { type Branched, isBranch } from './standing.js';
import { movedOf, plyOf } from '../moves.js';

/** Who plays it answers for all seats, and says how it is shown; to others, one that is private is not there. */
export function decideInBranch(state: Branched, command: MatchCommand, { actor }: Moment): Verdict {
  const { plan } = state;
  if (plan.creator !== actor) {
    return plan.branch.isPublic
      ? refused(refuse('MATCH.NOT_YOURS', phrase('Somebody else plays this branch: begin one of your own.')))
      : refused(refuse('MATCH.NOT_CREATED', phrase('There is no such match.')));
  }
  switch (command.type) {
    case 'AnswerDecision':
      return state.phase === 'playing' ? answer(state, command) : refused(OVER);
    case 'TakeBack':
      return takeBack(state, command);
    case 'ChangeBranch':
      return change(plan.branch, command);
    default:
      return refused(refuse('MATCH.IS_BRANCH', phrase('A branch is only played on: there is nobody else in it.')));
  }
}

const OVER = refuse('MATCH.NOT_PLAYING', phrase('This branch has come to its end: begin another one.'));

function answer(state: In<'playing'>, command: AnswerDecision): Verdict {
  const own = command.seat === undefined ? toAnswer(state) : seat(command.seat);
  const asked = ask(state, own, command);
  if ('code' in asked) return refused(asked);
  return happens({
    type: 'BranchAnswered',
    v: 1,
    data: { seat: own, ply: plyOf(state.play), answer: command.answer },
    secret: null,
  });
}

function takeBack(state: Branched, { ply, to }: TakeBack): Verdict {
  const play = playIn(state);
  const now = plyOf(play);
  if (ply !== now) {
    const says = phrase('This leaves ply {ply}, but the branch stands at ply {now}: look again, then take back.', {
      ply,
      now,
    });
    return refused(refuse('MATCH.STALE', says, { ply: now, answered: ply }));
  }
  const no = noWayBack(state, to);
  return no === null ? happens({ type: 'BranchTakenBack', v: 1, data: { ply, to }, secret: null }) : refused(no);
}

/** Only what was played in the branch is taken back, and nothing twice. */
function noWayBack(state: Branched, to: number): MatchRefusal | null {
  const play = playIn(state);
  const [first, last] = [state.plan.branch.from.ply, plyOf(play) - 1];
  if (to >= first && to <= last && isOnLine(play, to)) return null;
  const says =
    last < first
      ? phrase('Nothing was played in this branch since ply {first}, so there is nothing to take back.', { first })
      : phrase(
          'Take back to a ply of this branch from {first} to {last} that was not taken back before, not to {to}.',
          { first, last, to },
        );
  return refuse('MATCH.NO_SUCH_PLY', says, { first, last });
}

/** The one game of a branch, be it over. */
function playIn(state: Branched): Play {
  const { play } = playedIn(state);
  if (play === null) throw new Fault('A branch has no game.');
  return play;
}

/** The seat that must answer first; where none must, one that no bot has. */
export function toAnswer(state: Begun): Seat {
  const asked = state.phase === 'playing' ? state.play.table.requests()[0]?.seat : undefined;
  return asked ?? seat(state.plan.branch?.bot?.seat === 0 ? 1 : 0);
}

function change({ name, isPublic }: Branched['plan']['branch'], wish: ChangeBranch): Verdict {
  const data = { name: wish.name === undefined ? name : wish.name, isPublic: wish.isPublic ?? isPublic };
  return happens({ type: 'BranchChanged', v: 1, data, secret: null });
}

/** The story of a branch after its beginning. */
export function branched(state: MatchState, event: Exclude<BranchEvent, BranchBegun>, moment: Moment): MatchState {
  switch (event.type) {
    case 'BranchAnswered':
      return answered(within(state, 'playing'), event, moment);
    case 'BranchTakenBack':
      return takenBack(state, event, moment);
    case 'BranchChanged':
      return changed(within(state, 'playing', 'finished'), event, moment);
    case 'BranchFinished':
      return finished(within(state, 'playing'), event, moment);
  }
}

function answered(state: In<'playing'>, { data }: BranchAnswered, { actor, seq }: Moment): MatchState {
  const { plan, play } = state;
  if (plan.creator !== actor) throw new Fault('A branch was played on by another.');
  if (data.ply !== plyOf(play)) throw new Fault(`A move for ply ${data.ply} came at ply ${plyOf(play)}.`);
  const asked = play.table.requests();
  const request = asked.find((each) => each.seat === data.seat);
  if (resultOf(play) !== null || request === undefined || !isOffered(request.offers, data.answer)) {
    throw new Fault(`Seat ${data.seat} gave an answer that it was not offered at ply ${data.ply}.`);
  }
  carryOut(plan, play, { seq, seat: data.seat, answer: data.answer, sealed: false }, asked);
  play.shuffles.length = 0;
  return state;
}

/** The game is on again, also one that was over. */
function takenBack(state: MatchState, { data: { ply, to } }: BranchTakenBack, { actor, seq }: Moment): MatchState {
  if (!isBranch(state) || state.plan.creator !== actor) throw new Fault('A branch was taken back by another.');
  const { plan, desk } = state;
  const play = playIn(state);
  if (ply !== plyOf(play) || noWayBack(state, to) !== null)
    throw new Fault(`Ply ${ply} of a branch was left for ply ${to}.`);
  carryOut(plan, play, { seq, rewindsTo: to, case: null, epoch: null }, []);
  play.shuffles.length = 0;
  desk.overAt = null;
  return { phase: 'playing', plan, desk, games: [], play };
}

function changed(state: In<'playing' | 'finished'>, { data }: BranchChanged, { actor }: Moment): MatchState {
  const { plan } = state;
  if (plan.branch === null || plan.creator !== actor) throw new Fault('A branch was changed by another.');
  return { ...state, plan: { ...plan, branch: { ...plan.branch, ...data } } };
}

function finished({ plan, desk, play }: In<'playing'>, { data }: BranchFinished, { at }: Moment): MatchState {
  const result = resultOf(play);
  if (result === null || canonicalJson(result) !== canonicalJson(data.result)) {
    throw new Fault('The recorded end of a branch is not that of its game.');
  }
  const games = [{ ...movedOf(play), result }];
  const outcome = outcomeOfGames(plan, games);
  if (outcome === null) throw new Fault('A branch is one game, and came to no result.');
  desk.overAt = at;
  return { phase: 'finished', plan, desk, games, play, outcome };
}
