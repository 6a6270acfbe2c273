import {
  Fault,
  type Happening,
  happens,
  type JsonObject,
  type Moment,
  phrase,
  refuse,
  refused,
  type Seat,
} from '#kernel';
import type { MatchCommand, PlainCommand, Signable, SignedCommand } from './commands.js';
import { isBranch } from './branch/standing.js';
import { NOT_SEATED } from './decide-play.js';
import { standing } from './decide-reports.js';
import { ledBy } from './dispute/raise.js';
import type { DisputeRaised } from './dispute/events.js';
import type { CommandSigned } from './events.js';
import { type In, type MatchState, type Play, seatOf } from './state.js';
import type { Verdict } from './verdict.js';

export const isSignedCommand = (command: MatchCommand): command is SignedCommand => 'signed' in command;

/** What is asked: the command without a signature, which is no part of it. */
export function askedBy(command: MatchCommand): PlainCommand | JsonObject {
  const { signed: _, ...plain } = { signed: null, ...command };
  return plain.type === 'RaiseDispute' ? bodyOf(plain) : plain;
}

/** A command as a device signs it. Of a dispute that is what its player knows: a text by the commitment to it. */
export function bodyOf(command: Signable): JsonObject {
  if (command.type !== 'RaiseDispute') return command;
  const { type, ply, rule, claim } = command;
  return { type, ply, rule, claim: claim.commitment };
}

/** The command that was signed, as the events of its record complete it. */
export function signedIn(body: JsonObject, events: readonly Happening[]): JsonObject {
  if (body.type !== 'RaiseDispute') return body;
  const raised = events.find((event): event is DisputeRaised => event.type === 'DisputeRaised');
  if (raised === undefined) throw new Fault('A dispute was signed that was not raised.');
  const { case: id, claim } = raised.data;
  if (claim.commitment !== body.claim) throw new Fault('Another claim was signed than was raised.');
  return { ...body, case: id, claim, role: null };
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
  if (state.phase !== 'none' && seatOf(state.plan, now.actor) === null) return refused(NOT_SEATED);
  const { key, ...data } = signed;
  const since = recordSince(state, command, now);
  if (data.saw.seq < since) {
    const says = phrase(
      'Your device signed over record {seq}, but what you answer, confirm or dispute goes back to record {since}: look again, then sign.',
      { seq: data.saw.seq, since },
    );
    return refused(refuse('MATCH.STALE', says, { saw: data.saw.seq, since }));
  }
  return happens({ type: 'CommandSigned', v: 1, data, secret: { key, command: bodyOf(command) } }, ...verdict.events);
}

/** The record that the signer has to have seen: the question that is answered, the report that is confirmed, or the move that is disputed. */
function recordSince(state: MatchState, command: Signable, now: Moment): number {
  const { type } = command;
  if (type === 'AnswerDecision' && state.phase === 'playing') return askedSince(state, now);
  if (type === 'ConfirmResult' && state.phase === 'open') return standing(state.desk)?.report.seq ?? 1;
  if (type === 'RaiseDispute' && command.ply !== null) return ledBy(state, command.ply) ?? 1;
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
