import { type ActorId, Fault, type StreamId, streamId } from '#kernel';
import type { Arbiter, Outcome } from '#log';
import {
  type SubjectCommand,
  subjectDecider,
  type SubjectEvent,
  type SubjectRefusal,
  type SubjectState,
} from '#people';

export const subjectStream = (subject: ActorId): StreamId => streamId('subject', subject);

/** A person as the log has them now. */
export async function lookAt(arbiter: Arbiter, subject: ActorId): Promise<SubjectState> {
  const state = await arbiter.look(subjectDecider, subjectStream(subject), (standing) => standing.state);
  if (state === null) throw new Fault('The log did not show a person within two seconds.');
  return state;
}

export function command(
  arbiter: Arbiter,
  subject: ActorId,
  by: { readonly actor: ActorId; readonly key: string },
  command: SubjectCommand,
): Promise<Outcome<SubjectEvent, SubjectRefusal>> {
  return arbiter.execute(subjectDecider, { stream: subjectStream(subject), ...by, command });
}
