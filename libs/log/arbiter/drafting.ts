import {
  canonicalJson,
  type Decider,
  Fault,
  type Happening,
  type Json,
  type JsonObject,
  type Moment,
  type Refusal,
} from '#kernel';
import type { Versions } from './versions.js';

/** What a command would do, and the state after it; the state before it is spent. */
export type Draft<State, Event, No extends Refusal> =
  | { readonly is: 'refused'; readonly refusal: No }
  | { readonly is: 'done'; readonly events: readonly Event[]; readonly state: State };

const MOST_SETTLING = 1000;

/** Decides, evolves in place, and lets the decider settle until nothing more follows. Throws for what is broken. */
export function draft<State, Command extends Json, Event extends Happening, No extends Refusal>(
  decider: Decider<State, Command, Event, No>,
  versions: Versions<Event>,
  before: State,
  command: Command,
  now: Moment,
): Draft<State, Event, No> {
  const decision = decider.decide(before, command, now);
  if (!decision.ok) return { is: 'refused', refusal: decision.refusal };
  if (decision.events.length === 0) {
    throw new Fault(`The decider "${decider.kind}" accepted a command without saying what happened.`);
  }
  const events: Event[] = [];
  let state = before;
  let next = decision.events;
  for (let round = 0; next.length > 0; round++) {
    if (round > MOST_SETTLING)
      throw new Fault(`The decider "${decider.kind}" never comes to rest: settle gives without end.`);
    for (const event of next) {
      const [kept, folded] = asRead(versions, event);
      events.push(kept);
      state = decider.evolve(state, folded, now);
    }
    next = decider.settle(state, now);
  }
  return { is: 'done', events, state };
}

/**
 * The event as any reader will get it, twice: one to write, and one that the state may keep parts of and change. So
 * neither the order of keys nor a shared list can make the writer's state differ from a reader's.
 */
function asRead<Event extends Happening>(versions: Versions<Event>, { type, v, data, secret }: Event): [Event, Event] {
  const text = canonicalJson([data, secret]);
  const copy = (): Event => {
    const [dataRead, secretRead] = JSON.parse(text) as [JsonObject, JsonObject | null];
    const event = { type, v, data: dataRead, secret: secretRead };
    if (versions.isCurrent(event)) return event;
    throw new Fault(
      `Version ${v} of the event "${type}" was made, but its upcasts lead to ${versions.currentOf(type)}.`,
    );
  };
  return [copy(), copy()];
}
