import { type Moment, phrase, refuse, refused } from '#kernel';
import type { DeskCommand, FoundingCommand, PlainCommand, PlayCommand, TimeCommand } from './commands.js';
import { giveUp } from './concede.js';
import { decideSeed } from './ceremony/decide.js';
import { decideInGame } from './decide-play.js';
import { decideBeside } from './decide-desk.js';
import { decideTime } from './decide-time.js';
import { releaseKey } from './release/release.js';
import { raiseDispute } from './dispute/raise.js';
import { settleDispute } from './dispute/settle.js';
import { beginBranch } from './branch/begin.js';
import { decideInBranch } from './branch/play.js';
import { isBranch } from './branch/standing.js';
import { evolve } from './evolve.js';
import { countImported } from './handed-in/decide.js';
import { importMatch } from './imported/import.js';
import { cancel, found, isFounding, join, notOpen } from './decide-seats.js';
import type { BeginBranch, ChangeBranch, TakeBack } from './branch/commands.js';
import type { CountImported } from './handed-in/events.js';
import type { GameRegistry } from './games.js';
import type { ImportMatch } from './imported/events.js';
import type { Verdict } from './verdict.js';
import { type Begun, isOn, type MatchState } from './state.js';
import type { ToldEvent } from './events.js';

/** What happens on a command, or why not. Changes nothing. */
export function decide(games: GameRegistry, state: MatchState, command: PlainCommand, now: Moment): Verdict {
  if (isFirst(command)) return begin(games, state, command, now);
  if (state.phase === 'none') return refused(refuse('MATCH.NOT_CREATED', phrase('There is no such match.')));
  if (isBranch(state)) return decideInBranch(state, command, now);
  switch (command.type) {
    case 'JoinMatch':
      return state.phase === 'open' ? join(state, command, now) : notOpen(state);
    case 'CommitSeed':
    case 'RevealSeed':
    case 'PutInSeed':
      return decideSeed(state, command, now);
    case 'CancelMatch':
      return isOn(state) ? cancel(state, now) : notOpen(state);
    case 'Resign':
    case 'ConcedeMatch':
      return giveUp(state, command, now);
    case 'ReleaseKey':
      return releaseKey(state, command, now);
    case 'RaiseDispute':
      return raiseDispute(state, command, now);
    case 'SettleDispute':
      return settleDispute(state, command, now);
    default:
      return goOn(state, command, now);
  }
}

type First = FoundingCommand | ImportMatch | BeginBranch;

const isFirst = (command: PlainCommand): command is First =>
  isFounding(command) || command.type === 'ImportMatch' || command.type === 'BeginBranch';

/** What was played before, here or elsewhere, is folded by the very rules that every match has. */
function begin(games: GameRegistry, state: MatchState, command: First, now: Moment): Verdict {
  if (isFounding(command)) return found(games, state, command, now);
  const fold = (before: MatchState, { event, moment }: ToldEvent): MatchState => evolve(games, before, event, moment);
  return command.type === 'ImportMatch' ? importMatch(state, command, fold) : beginBranch(state, command, now, fold);
}

function goOn(
  state: Begun,
  command: PlayCommand | TimeCommand | DeskCommand | ChangeBranch | TakeBack | CountImported,
  now: Moment,
): Verdict {
  switch (command.type) {
    case 'AnswerDecision':
    case 'OfferDraw':
    case 'AcceptDraw':
    case 'DeclineDraw':
    case 'ClaimAway':
      return decideInGame(state, command, now);
    case 'ChangeBranch':
      return refused(
        refuse('MATCH.NO_BRANCH', phrase('This is a match, and no branch of one: it has no name of its own.')),
      );
    case 'TakeBack':
      return refused(
        refuse('MATCH.NO_BRANCH', phrase('This is a match, and no branch of one: nothing is taken back in it.')),
      );
    case 'CountImported':
      return countImported(state, command);
    case 'ExpireTime':
    case 'CreditClocks':
      return decideTime(state, command, now);
    default:
      return decideBeside(state, command, now);
  }
}
