import {
  type Decision,
  Fault,
  type Happening,
  happens,
  type Millis,
  millis,
  type Moment,
  refuse,
  refused,
  SYSTEM,
} from '#kernel';
import { disputeHolds, RESULT_WINDOW_MS } from '../dispute/holds.js';
import type { MatchRefusal } from '../refusals.js';
import type { Begun, MatchState, Plan } from '../state.js';

/** By the house: the key of the stream, in base64url. What else it takes, that the lists of its tournament may be seen, the house looks at. */
export type ReleaseKey = { readonly type: 'ReleaseKey'; readonly key: string };

/** The last event of a match: from now on everything in it can be read, and nothing changes any more. */
export type KeyReleased = Happening<'KeyReleased', { readonly key: string }, null>;

/** So long after its end a match is sealed still: its result can be disputed, or spectators have not seen it yet. */
export const sealedFor = ({ origin, delay }: Pick<Plan, 'origin' | 'delay'>): number =>
  Math.max(origin === null ? 0 : RESULT_WINDOW_MS, delay?.ms ?? 0);

export function releaseKey(state: Begun, { key }: ReleaseKey, now: Moment): Decision<KeyReleased, MatchRefusal> {
  if (now.actor !== SYSTEM) return refused(refuse('MATCH.NOT_YOURS', 'The house alone releases the key of a match.'));
  const held = disputeHolds(state);
  if (held !== null) return refused(held);
  const from = releasedFrom(state);
  if (from === null || now.at < from) {
    const says = 'The key of a match is released when it is over and its result can no longer be disputed.';
    return refused(refuse('MATCH.SEALED', says, { from }));
  }
  if (state.desk.isReleased) return refused(refuse('MATCH.SEALED', 'The key of this match is out already.', { from }));
  return happens({ type: 'KeyReleased', v: 1, data: { key }, secret: null });
}

export function keyReleased(state: MatchState, event: KeyReleased, moment: Moment): MatchState {
  if (state.phase === 'none') throw new Fault('The key of a match was released that there is not.');
  const decision = releaseKey(state, { type: 'ReleaseKey', key: event.data.key }, moment);
  if (!decision.ok) throw new Fault(`The key of a match was released too soon: ${decision.refusal.says}`);
  state.desk.isReleased = true;
  return state;
}

/** Null while it is on. */
function releasedFrom({ phase, plan, desk }: Begun): Millis | null {
  if (phase !== 'finished' && phase !== 'cancelled') return null;
  return millis((desk.overAt ?? 0) + sealedFor(plan));
}
