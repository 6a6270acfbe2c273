import {
  type Decider,
  type Happening,
  type Json,
  type LogRecord,
  type Refusal,
  type StoredEvent,
  type StreamId,
  type StreamKind,
  SYSTEM,
} from '#kernel';
import type { Arbiter, Keyring, Outcome } from '#log';
import type { MatchRules } from '#match';
import type { Open } from '#readmodel';
import type { DeckRules } from '#tournament';
import type { Vault } from '#vault';

/** What reactions stand on. */
export interface ReactionPorts {
  readonly matchRules: MatchRules;
  readonly deckRules: DeckRules;
  readonly keyring: Keyring;
  readonly vault: Vault;
}

/** A command that a record calls for, to another stream; `name` tells it from the others of the same record. */
export interface Errand {
  readonly stream: StreamId;
  readonly name: string;
  readonly carryOut: (arbiter: Arbiter, key: string) => Promise<Outcome<Happening, Refusal>>;
  /** Refusals by which it is done with: what it was for is over, or taken back. */
  readonly moot?: readonly string[];
}

export function errand<State, Command extends Json, Event extends Happening, No extends Refusal>(
  decider: Decider<State, Command, Event, No>,
  stream: StreamId,
  name: string,
  command: Command,
  moot: readonly No['code'][] = [],
): Errand {
  return {
    stream,
    name,
    moot,
    carryOut: (arbiter, key) => arbiter.execute(decider, { stream, actor: SYSTEM, key, command }),
  };
}

/** Carries work from streams of one kind to others. */
export interface Reaction {
  readonly name: string;
  readonly kind: StreamKind;
  /** What a record calls for; null when the state after it could not be had in time. */
  readonly errands: (record: LogRecord, arbiter: Arbiter) => Promise<readonly Errand[] | null>;
}

interface Definition<State, Event extends Happening, Type extends Event['type']> {
  readonly name: string;
  readonly on: readonly Type[];
  /** Pure: the same event always calls for the same errands. The state is that after the record, or a later one. */
  readonly react: (
    event: Open<Extract<Event, { readonly type: Type }>>,
    state: State,
    record: LogRecord,
  ) => readonly Errand[];
}

export function reaction<
  State,
  Command extends Json,
  Event extends Happening,
  No extends Refusal,
  Type extends Event['type'],
>(source: Decider<State, Command, Event, No>, { name, on, react }: Definition<State, Event, Type>): Reaction {
  const types = new Set<string>(on);
  const isHeeded = (event: StoredEvent): event is StoredEvent & Open<Extract<Event, { readonly type: Type }>> =>
    types.has(event.type);
  return {
    name,
    kind: source.kind,
    async errands(record, arbiter) {
      const heeded = record.events.filter(isHeeded);
      if (heeded.length === 0) return [];
      const called = (state: State): readonly Errand[] => heeded.flatMap((event) => react(event, state, record));
      return arbiter.look(source, record.stream, ({ state }) => called(state), record.seq);
    },
  };
}
