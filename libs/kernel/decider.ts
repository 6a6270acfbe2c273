import type { ActorId, Millis, StreamId } from './ids.js';
import type { Json, JsonObject } from './json.js';
import type { Refusal } from './refusal.js';
import type { StreamKind } from './streams.js';

/** One thing that happened, opened: `data` is public, `secret` is sealed in the log until the key is out. */
export interface Happening<
  Type extends string = string,
  Data extends JsonObject = JsonObject,
  Secret extends JsonObject | null = JsonObject | null,
> {
  readonly type: Type;
  readonly v: number;
  readonly data: Data;
  readonly secret: Secret;
}

/** Who, when, and the place in the stream of the record being made or read. */
export interface Moment {
  readonly actor: ActorId;
  readonly at: Millis;
  readonly seq: number;
}

export type Decision<Event, No extends Refusal> =
  { readonly ok: true; readonly events: readonly Event[] } | { readonly ok: false; readonly refusal: No };

/** Brings events of an old version up by one; what it gives is never hashed. */
export interface Upcast {
  readonly type: string;
  readonly from: number;
  up(data: JsonObject, secret: JsonObject | null): { readonly data: JsonObject; readonly secret: JsonObject | null };
}

/**
 * A kind of stream. `decide` says what happens or why not and changes nothing; `evolve` owns its state and may change
 * it in place, and throws a Fault on an event that could not happen; `settle` adds what follows of itself, until it adds nothing.
 */
export interface Decider<State, Command extends Json, Event extends Happening, No extends Refusal> {
  readonly kind: StreamKind;
  /** Written into each record: the version of these rules. */
  readonly rules: string;
  readonly upcasts: readonly Upcast[];
  initial(stream: StreamId): State;
  decide(state: State, command: Command, now: Moment): Decision<Event, No>;
  evolve(state: State, event: Event, moment: Moment): State;
  settle(state: State, now: Moment): readonly Event[];
  /** About how many bytes of memory the state holds. */
  weigh(state: State): number;
  /** A state as data, for caches only: `unpack(pack(state))` behaves as the state did. */
  pack(state: State): Json;
  unpack(packed: Json): State;
}

export const happens = <Event, No extends Refusal = never>(...events: readonly Event[]): Decision<Event, No> => ({
  ok: true,
  events,
});

export const refused = <No extends Refusal>(refusal: No): { readonly ok: false; readonly refusal: No } => ({
  ok: false,
  refusal,
});
