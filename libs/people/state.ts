import {
  type ActorId,
  actorId,
  Fault,
  type Json,
  type KeptText,
  type Millis,
  parseStream,
  type StreamId,
} from '#kernel';
import type { Role } from './commands.js';

/** A key that signs for the person, until it is revoked. */
export type Device = {
  readonly key: string;
  readonly label: KeptText | null;
  readonly since: Millis;
  readonly until: Millis | null;
};

/** A person as the log knows one: a lasting random id, what they may do everywhere, what signs for them, and whether they were erased. */
export type SubjectState = { readonly subject: ActorId } & (
  | { readonly phase: 'none' }
  | { readonly phase: 'registered'; readonly roles: readonly Role[]; readonly devices: readonly Device[] }
  | { readonly phase: 'erased' }
);

export type Registered = Extract<SubjectState, { readonly phase: 'registered' }>;

export function initial(stream: StreamId): SubjectState {
  const parsed = parseStream(stream);
  if (parsed?.kind !== 'subject') throw new Fault(`${stream} is not the stream of a person.`);
  return { subject: actorId(parsed.name), phase: 'none' };
}

export const pack = (state: SubjectState): Json => state;

export const unpack = (packed: Json): SubjectState => packed as SubjectState;
