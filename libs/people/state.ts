import { type ActorId, actorId, Fault, type Json, parseStream, type StreamId } from '#kernel';
import type { Role } from './commands.js';

/** A person as the log knows one: a lasting random id, what they may do everywhere, and whether they were erased. */
export type SubjectState = { readonly subject: ActorId } & (
  | { readonly phase: 'none' }
  | { readonly phase: 'registered'; readonly roles: readonly Role[] }
  | { readonly phase: 'erased' }
);

export function initial(stream: StreamId): SubjectState {
  const parsed = parseStream(stream);
  if (parsed?.kind !== 'subject') throw new Fault(`${stream} is not the stream of a person.`);
  return { subject: actorId(parsed.name), phase: 'none' };
}

export const pack = (state: SubjectState): Json => state;

export const unpack = (packed: Json): SubjectState => packed as SubjectState;
