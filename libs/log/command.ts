import type { ActorId, Decider, Hash, Happening, Json, Refusal, StreamId } from '#kernel';

/** A command on its way to a stream. The same actor and key name the same command, however often it is sent. */
export interface Request<Command> {
  readonly stream: StreamId;
  readonly actor: ActorId;
  readonly key: string;
  readonly command: Command;
  /** What was asked, where the command holds more: its tag tells that apart, so that a retry may add something else. */
  readonly asked?: Json;
}

/** What became of a command. `repeated` tells that it had been accepted before, and this is that first outcome. */
export type Outcome<Event, No extends Refusal> =
  | {
      readonly is: 'accepted';
      readonly seq: number;
      readonly hash: Hash;
      readonly events: readonly Event[];
      readonly repeated: boolean;
    }
  | { readonly is: 'refused'; readonly refusal: No }
  /** The same actor used this key for another command. */
  | { readonly is: 'key-reused'; readonly seq: number }
  /** Others kept winning the race for two seconds. Nothing was done; the same key may be sent again. */
  | { readonly is: 'contended' }
  /** The log did not answer in time: it may or may not have been done. The same key tells, or does it. */
  | { readonly is: 'unknown' }
  /** The stream's key is missing, or the stream was quarantined for an illegal record. */
  | { readonly is: 'closed'; readonly why: 'locked' | 'quarantined' };

/** A stream's state as the log has it now. Only for reading at once: the arbiter goes on changing it. */
export interface Standing<State> {
  readonly state: State;
  readonly seq: number;
  readonly hash: Hash;
}

/** The only way to write: decides, appends, and answers after its own tail has read the record back. */
export interface Arbiter {
  execute<State, Command extends Json, Event extends Happening, No extends Refusal>(
    decider: Decider<State, Command, Event, No>,
    request: Request<Command>,
  ): Promise<Outcome<Event, No>>;

  /** Calls `look` on the accepted state, at least as new as `atLeast`; null when that does not come within two seconds. */
  look<State, Command extends Json, Event extends Happening, No extends Refusal, Seen>(
    decider: Decider<State, Command, Event, No>,
    stream: StreamId,
    look: (standing: Standing<State>) => Seen,
    atLeast?: number,
  ): Promise<Seen | null>;

  /**
   * Calls `changed` after each accepted record of the stream, with its seq, for what comes while a cold stream is
   * loaded in one call; returns how to stop.
   */
  watch(stream: StreamId, changed: (seq: number) => void): () => void;
}
