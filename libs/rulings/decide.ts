import { happens, type Moment, phrase, refused, SYSTEM } from '#kernel';
import { no } from './authority.js';
import type {
  CopyAttempts,
  ExpireCase,
  HouseCommand,
  NoteApplied,
  OpenCase,
  PlainCaseCommand,
  ReleaseCaseKey,
} from './commands.js';
import { decideJudging } from './decide-judging.js';
import { decideRuling } from './decide-ruling.js';
import { type Case, caseDeadline, type CaseState } from './state.js';
import { matchOf } from './subject.js';
import type { CaseEvent } from './events.js';
import { decideTime } from './time.js';
import type { Verdict } from './verdict.js';

/** What happens on a command, or why not. Changes nothing. */
export function decide(state: CaseState, command: PlainCaseCommand, now: Moment): Verdict {
  if (command.type === 'OpenCase') return open(state, command, now);
  if (state.phase === 'none') return refused(no('CASE.NOT_OPENED', phrase('There is no such case.')));
  switch (command.type) {
    case 'CopyAttempts':
    case 'NoteApplied':
    case 'ExpireCase':
    case 'ReleaseCaseKey':
    case 'PauseCase':
    case 'ResumeCase':
    case 'CreditCase':
      return decideHouse(state, command, now);
    case 'IssueRuling':
    case 'AcceptRuling':
    case 'AppealRuling':
    case 'AffirmRuling':
    case 'ReplaceRuling':
    case 'WithdrawCase':
      return decideRuling(state, command, now);
    default:
      return decideJudging(state, command, now);
  }
}

function open(state: CaseState, { type: _, ...data }: OpenCase, { actor }: Moment): Verdict {
  if (state.phase !== 'none') return refused(no('CASE.ALREADY_OPENED', phrase('This case was opened before.')));
  const isByHouse = matchOf(data.subject) !== null;
  if (isByHouse ? actor !== SYSTEM : actor !== data.raiser.who) {
    const says = isByHouse
      ? phrase('A case about a match is raised in the match.')
      : phrase('A case is opened by who raises it.');
    return refused(no('CASE.FORBIDDEN', says));
  }
  return happens({ type: 'CaseOpened', v: 1, data, secret: null });
}

function decideHouse(state: Case, command: HouseCommand, now: Moment): Verdict {
  if (now.actor !== SYSTEM) return refused(no('CASE.FORBIDDEN', phrase('The house alone does this.')));
  switch (command.type) {
    case 'CopyAttempts':
      return copy(state, command);
    case 'NoteApplied':
      return applied(state, command);
    case 'ExpireCase':
      return expire(state, command, now);
    case 'ReleaseCaseKey':
      return release(state, command);
    default:
      return decideTime(state, command, now);
  }
}

function copy(state: Case, { attempts }: CopyAttempts): Verdict {
  if (state.attempts.length > 0) return refused(no('CASE.ALREADY_DONE', phrase('The attempts were copied before.')));
  const digests = attempts.map(({ digest }) => digest);
  return happens({ type: 'AttemptsCopied', v: 1, data: { digests }, secret: { attempts } });
}

function applied({ phase }: Case, { type: _, ...data }: NoteApplied): Verdict {
  if (phase !== 'final') {
    return refused(
      no('CASE.WRONG_PHASE', phrase('Only a final ruling is carried out; this case is {caseIs}.', { caseIs: phase }), {
        phase,
      }),
    );
  }
  return happens({ type: 'RulingApplied', v: 1, data, secret: null });
}

function release({ phase, isReleased }: Case, { key }: ReleaseCaseKey): Verdict {
  if (phase !== 'closed') {
    return refused(
      no(
        'CASE.WRONG_PHASE',
        phrase('The key of a case is released once it is closed; it is {caseIs}.', { caseIs: phase }),
        { phase },
      ),
    );
  }
  if (isReleased) return refused(no('CASE.ALREADY_DONE', phrase('The key of this case is out already.')));
  return happens({ type: 'KeyReleased', v: 1, data: { key }, secret: null });
}

function expire(state: Case, _: ExpireCase, { at }: Moment): Verdict {
  const deadline = caseDeadline(state);
  if (deadline === null || at < deadline) {
    return refused(no('CASE.TIME_IS_NOT_UP', phrase('No deadline of this case has passed.'), { deadline }));
  }
  if (state.phase === 'waiting' || state.phase === 'claimed') {
    return happens({ type: 'CaseOverdue', v: 1, data: {}, secret: null });
  }
  const final = finalOf(state);
  return state.phase === 'appealed'
    ? happens<CaseEvent>({ type: 'AppealLapsed', v: 1, data: {}, secret: null }, final)
    : happens<CaseEvent>(final);
}

const finalOf = ({ rulings }: Case): CaseEvent => ({
  type: 'RulingFinal',
  v: 1,
  data: { ruling: rulings.length },
  secret: null,
});
