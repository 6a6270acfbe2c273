import { Fault, happens, type Moment, refuse, refused, type Seat } from '#kernel';
import type { MatchCommand, PlainCommand, Signable, SignedCommand } from './commands.js';
import { isBranch } from './branch/standing.js';
import { standing } from './decide-reports.js';
import type { CommandSigned } from './events.js';
import { type In, type MatchState, type Play, seatOf } from './state.js';
import type { Verdict } from './verdict.js';

export const isSignedCommand = (command: MatchCommand): command is SignedCommand => 'signed' in command;

/** The command without a signature, which is no part of what is asked. */
export function askedBy(command: MatchCommand): PlainCommand {
  if (!isSignedCommand(command)) return command;
  const { signed: _, ...plain } = command;
  return plain;
}

/** The plain command decides what happens; its signature adds that it was signed, by somebody who saw enough. A branch keeps none. */
export function decideSigned(
  state: MatchState,
  { signed, ...command }: SignedCommand,
  now: Moment,
  decide: (plain: Signable) => Verdict,
): Verdict {
  const verdict = decide(command);
  if (!verdict.ok || isBranch(state)) return verdict;
  const { key, ...data } = signed;
  const since = recordSince(state, command, now);
  if (data.saw.seq < since) {
    const says = `Your device signed over record ${data.saw.seq}, but what you answer or confirm goes back to record ${since}: look again, then sign.`;
    return refused(refuse('MATCH.STALE', says, { saw: data.saw.seq, since }));
  }
  return happens({ type: 'CommandSigned', v: 1, data, secret: { key, command } }, ...verdict.events);
}

/** The record that the signer has to have seen: the question that is answered, or the report that is confirmed. */
function recordSince(state: MatchState, { type }: Signable, now: Moment): number {
  if (type === 'AnswerDecision' && state.phase === 'playing') return askedSince(state, now);
  if (type === 'ConfirmResult' && state.phase === 'open') return standing(state.desk)?.report.seq ?? 1;
  return 1;
}

/** The record since which the actor's position is the same but for others' sealed answers. */
function askedSince({ plan, play }: In<'playing'>, { actor }: Moment): number {
  const own = seatOf(plan, actor);
  return own === null ? 1 : lastSeen(play, own);
}

function lastSeen({ since, first, moves, start }: Play, own: Seat): number {
  return moves[(since[own] ?? first) - first - 1]?.seq ?? start;
}

/** Which device is whose, and whether it signed, is told by other streams: the server asks before, and a verifier after. */
export function commandSigned(state: MatchState, { data }: CommandSigned, { actor, seq }: Moment): MatchState {
  if (state.phase === 'none' || seatOf(state.plan, actor) === null) throw new Fault('Somebody signed who has no seat.');
  if (data.saw.seq >= seq) throw new Fault(`A device signed over record ${data.saw.seq}, which was not written yet.`);
  return state;
}
